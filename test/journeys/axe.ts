import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>
}

/**
 * What axe finds on the page as it stands; must be nothing. Colours in the dark are proven on tokens, style sheets and the
 * specimen page. Collecting what passes would take most of the time, and the only frames are ours and hidden.
 */
export async function axe(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const options: RunOptions = { resultTypes: ['violations'], iframes: false }
  await bringAxe(page)
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { axe: Axe }).axe.run(document, how),
    options,
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
