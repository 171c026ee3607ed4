import { launch, openPage, settle, type Measured } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { reactionTo, summary, watchReactions } from './reaction.ts'
import type { Part } from './result.ts'
import { signInAsPlanner } from './screens.ts'

const REPEATS = 8
const MOST_MS = 500
/** Pause between two clicks: work after the drawing is part of no measured click. */
const REST_MS = 500

/** The first crosstab of a visit: nothing of the survey is in the browser yet. */
export const crosstab: Part = {
  name: 'crosstab',
  title: `A crosstab of the sample survey, on the whole product: median of ${REPEATS}`,
  async run() {
    const product = await startProduct()
    const browser = await launch()
    const measured = await openPage(browser)
    await signInAsPlanner(measured, product)
    await makeOne(measured, product)
    const { medianMs, slowestMs, firstMs } = await opening(measured, product)
    await browser.close()
    await product.stop()
    return [
      {
        measure: 'opened from the list, click to painted figures',
        ours: `${medianMs.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms`,
        others: `the first time ${firstMs.toFixed(0)} ms`,
        target: `at most ${MOST_MS} ms`,
        met: medianMs <= MOST_MS,
      },
    ]
  },
}

/** The first question of the survey by the second. */
async function makeOne(measured: Measured, { url }: Product): Promise<void> {
  const { page } = measured
  await page.goto(`${url}/brands/brand-2001/audience-builder`)
  await settle(measured, 'audience-builder')
  await page.goto(`${url}/adb/crosstab`)
  await page.getByRole('button', { name: 'New crosstab' }).click()
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Shift+Enter', 'ArrowDown', 'Control+Enter'])
    await page.keyboard.press(key)
  await page.getByText('Saved at').waitFor()
}

async function opening(measured: Measured, { url }: Product) {
  const { page } = measured
  const link = page.getByRole('link', { name: 'Untitled crosstab' }).first()
  const figure = page
    .getByRole('region', { name: 'Figures of the crosstab' })
    .locator('.figure-value')
    .first()
  const taken: number[] = []
  for (let round = 0; round <= REPEATS; round++) {
    await page.goto(`${url}/adb/crosstab`)
    await settle(measured, 'audience-data-builder')
    await link.waitFor()
    await page.waitForTimeout(REST_MS)
    await watchReactions(page)
    taken.push(
      await reactionTo(
        page,
        () => link.click(),
        () => figure.waitFor(),
      ),
    )
  }
  return summary('', taken)
}
