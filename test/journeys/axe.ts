import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** What can differ between light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Axe {
  run(context: object | Document, options: RunOptions): Promise<AxeResults>
}

/** What axe finds on the page as it stands, in light and in dark; must be nothing. `part` leaves the rest of the page out. */
export async function axe(page: Page, state: string, part?: object): Promise<void> {
  await finds(page, `${state}, light`, 'light', { part })
  await finds(page, `${state}, dark`, 'dark', { part, rules: COLOR_RULES })
}

/** Collecting what passes would take most of the time, and the only frames are ours and hidden. */
async function finds(
  page: Page,
  state: string,
  colorScheme: 'light' | 'dark',
  { rules, part }: { rules?: string[]; part?: object },
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  await bringAxe(page)
  const { violations } = await page.evaluate(
    ([within, how]) => (window as unknown as { axe: Axe }).axe.run(within ?? document, how),
    [part, options] as const,
  )
  expect.soft(told(violations), state).toEqual([])
}

/** Not as an element, which the page's policy would refuse. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
}
const source = readFile(SCRIPT, 'utf8')

const told = (violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.flat().join(' ')}\n${failureSummary}`,
    ),
  )
