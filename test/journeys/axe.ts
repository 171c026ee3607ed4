import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** What can differ between light and dark, and between tenants on one page. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds on the page as it stands, in light and in dark; must be nothing. Only colours differ in the dark. */
export async function axe(page: Page, state: string): Promise<void> {
  await finds(page, `${state}, light`, 'light', new AxeBuilder({ page }))
  await finds(page, `${state}, dark`, 'dark', new AxeBuilder({ page }).withRules(COLOR_RULES))
}

async function finds(
  page: Page,
  state: string,
  colorScheme: 'light' | 'dark',
  builder: AxeBuilder,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const { violations } = await builder.setLegacyMode(true).analyze() // the only frames are ours and hidden
  expect.soft(told(violations), state).toEqual([])
}

/** For many looks with `quickAxe`: every page from now on comes with axe in it. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript({ path: SCRIPT })

interface Axe {
  run(context: object | Document, options: RunOptions): Promise<AxeResults>
}

/** One look, in a few tenths of a second: collecting what passes takes most of the time, and the only frames are ours and hidden. */
export async function quickAxe(
  page: Page,
  state: string,
  colorScheme: 'light' | 'dark',
  { rules, part }: { rules?: string[]; part?: object } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const { violations } = await page.evaluate(
    ([within, how]) => (window as unknown as { axe: Axe }).axe.run(within ?? document, how),
    [part, options] as const,
  )
  expect.soft(told(violations), `${state}, ${colorScheme}`).toEqual([])
}

const told = (violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.flat().join(' ')}\n${failureSummary}`,
    ),
  )
