import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { median } from './median.ts'

/** Script that is run in the page; it measures from a key or click to the frame after the last change of the page that followed. */
const REACTION = readFileSync(join(import.meta.dirname, 'pages/reaction.js'), 'utf8')

declare global {
  var reaction: { begin(): void; end(): Promise<number> }
}

export interface Reactions {
  what: string
  /** The first time, which loads what is only loaded when used; not among the others. */
  firstMs: number
  medianMs: number
  slowestMs: number
}

/** To be called again in a page that was loaded anew. */
export const watchReactions = (page: Page) => page.evaluate(REACTION)

/** `drawn` answers when the outcome is on the page, however long it loads in between. */
export async function reactionTo(
  page: Page,
  act: () => Promise<unknown>,
  drawn: () => Promise<unknown> = async () => {},
): Promise<number> {
  await page.evaluate(() => reaction.begin())
  await act()
  await drawn()
  return page.evaluate(() => reaction.end())
}

export function summary(what: string, [first, ...later]: readonly number[]): Reactions {
  return { what, firstMs: first!, medianMs: median(later), slowestMs: Math.max(...later) }
}
