import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on the page as it stands, in light and in dark; must be nothing. Only colours differ in the dark. */
export async function axe(page: Page, state: string): Promise<void> {
  await finds(page, `${state}, light`, 'light', new AxeBuilder({ page }))
  await finds(page, `${state}, dark`, 'dark', new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
}

async function finds(page: Page, state: string, colorScheme: 'light' | 'dark', builder: AxeBuilder): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await builder.setLegacyMode(true).analyze() // the only frames are ours and hidden
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.flat().join(' ')}\n${failureSummary}`))
  expect.soft(found, state).toEqual([])
}
