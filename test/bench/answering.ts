import type { Page } from 'playwright'
import { launch, openPage, settle, type Measured } from './browser.ts'
import { median } from './median.ts'
import { type Product, startProduct } from './product.ts'
import type { Part } from './result.ts'
import { signInAsPlanner } from './screens.ts'

/** An answer is painted within this on a processor that is four times as slow. */
const LIMIT_MS = 100
const SLOWDOWN = 4
const KEYS = ['3', '2', 'u', '1', '4', '0', '3', 'u', '2', '4', '1', '3']
/** An answer is saved before the next one comes, as when a person reads the question. */
const BETWEEN_MS = 700

/** Keys in the questionnaire, from the key to the next paint as the browser itself measures it. */
export const answering: Part = {
  name: 'answering',
  title: `Interaction to next paint of an answer by key, processor slowed ${SLOWDOWN} times: median of ${KEYS.length}`,
  async run() {
    const product = await startProduct()
    const browser = await launch()
    const measured = await openPage(browser)
    await signInAsPlanner(measured, product)
    const taken = await answersByKey(measured, product)
    await browser.close()
    await product.stop()
    const middle = median(taken)
    return [
      {
        measure: 'an answer by key',
        ours: `${middle.toFixed(0)} ms, slowest ${Math.max(...taken).toFixed(0)} ms`,
        target: `median at most ${LIMIT_MS} ms`,
        met: middle <= LIMIT_MS,
      },
    ]
  },
}

async function answersByKey(measured: Measured, { url, begun }: Product): Promise<number[]> {
  const { page } = measured
  await page.goto(`${url}/brands/${begun.brand}/scorecards/scorecard/${begun.scorecard}/questions`)
  await settle(measured, 'scorecards')
  await page.locator('[data-question]').first().focus()
  await watchKeys(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const taken: number[] = []
  for (const key of KEYS) {
    taken.push(await durationOf(page, key))
    await durationOf(page, 'j') // on to the next question, which is no answer
  }
  return taken
}

/** Chromium tells the time from the key to the paint that follows it, in steps of 8 ms and from 16 ms on. */
async function durationOf(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  await page.waitForTimeout(BETWEEN_MS)
  return page.evaluate(() => Math.max(16, ...keyDurations.splice(0)))
}

declare global {
  var keyDurations: number[]
}

const watchKeys = (page: Page) =>
  page.evaluate(() => {
    globalThis.keyDurations = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keyDurations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
