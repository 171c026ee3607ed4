import type { BrowserContext } from '@playwright/test'
import { shiftDate } from '../clock/shift-date.mjs'
import { clockOffset } from '../clock/test-day.mjs'

/** Sets the clock of all pages in a context to that of the tests; the fixtures do so for a journey's own one. */
export async function keepClock(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(shiftDate, clockOffset())
  return context
}
