import type { Locator, Page } from 'playwright'
import { launch, openPage, settle, type Measured } from './browser.ts'
import { AUDITS } from './audit-world.ts'
import { type Product, startProduct } from './product.ts'
import { type Reactions, reactionTo, summary, watchReactions } from './reaction.ts'
import type { Part } from './result.ts'

const REPEATS = 8
const PASSWORD = 'agency-os-demo'
/** The shell loads the person anew at most once a second. */
const BETWEEN_LANGUAGES_MS = 1200
/** What comes after the drawing belongs to no click. */
const REST_MS = 500

/** What a person waits for on screens with documents, from the click to the frame in which all is drawn. */
export const screens: Part = {
  name: 'screens',
  title: `Click to painted, on the whole product with ${AUDITS.toLocaleString('en')} audits in its embedded database: median of ${REPEATS}`,
  async run() {
    const product = await startProduct()
    const browser = await launch()
    const measured = await openPage(browser)
    await signInAsPlanner(measured, product)
    const all = [
      ...(await listing(measured, product)),
      await opening(measured, product),
      await speaking(measured, product),
    ]
    await browser.close()
    await product.stop()
    return all.map(({ what, firstMs, medianMs, slowestMs }) => ({
      measure: what,
      ours: `${medianMs.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms`,
      others: `the first time ${firstMs.toFixed(0)} ms`,
    }))
  },
}

/** The planner of the demonstration, at the first screen. */
export async function signInAsPlanner({ page }: Measured, { url }: Product): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill('planner@agency.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('os-shell[auth-state="signed-in"][app-status="MOUNTED"]').waitFor()
}

interface Repeated {
  page: Page
  act(n: number): Promise<unknown>
  /** What stands there only once all is drawn. */
  drawn(n: number): Locator
  /** Back to where `act` begins. */
  reset(n: number): Promise<unknown>
}

async function repeated(what: string, { page, act, drawn, reset }: Repeated): Promise<Reactions> {
  const taken: number[] = []
  for (let n = 0; n <= REPEATS; n++) {
    taken.push(
      await reactionTo(
        page,
        () => act(n),
        () => drawn(n).waitFor(),
      ),
    )
    await page.waitForTimeout(REST_MS)
    await reset(n)
  }
  return summary(what, taken)
}

async function listing(measured: Measured, { url }: Product): Promise<Reactions[]> {
  const { page } = measured
  await page.goto(`${url}/bench-documents`)
  await settle(measured, 'bench-documents')
  const row = page.getByRole('row').nth(50)
  await row.waitFor()
  await watchReactions(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const changing = (what: string, to: string, back: string) =>
    repeated(what, {
      page,
      act: () => press(to),
      drawn: () => row,
      async reset() {
        await press(back)
        await row.waitFor()
        await page.waitForTimeout(REST_MS)
      },
    })
  return [
    await changing('list of documents, filtered', 'Submitted', 'All'),
    await changing('list of documents, sorted by change', 'Oldest', 'Newest'),
    await changing('list of documents, sorted by score', 'Best score', 'Newest'),
  ]
}

async function opening(measured: Measured, { url, begun }: Product): Promise<Reactions> {
  const { page } = measured
  await page.goto(`${url}/brands/${begun.brand}/scorecards`)
  await settle(measured, 'scorecards')
  await watchReactions(page)
  const link = page.locator(`a[href*="scorecard/${begun.scorecard}/questions"]`)
  return repeated('opening a document, an audit', {
    page,
    act: () => link.click(),
    drawn: () => page.getByRole('radio').first(),
    async reset() {
      await page.goBack()
      await link.waitFor()
      await page.waitForTimeout(REST_MS)
    },
  })
}

/** To German and back: on the way back the words are there already. */
async function speaking(measured: Measured, { url }: Product): Promise<Reactions> {
  const { page } = measured
  await page.goto(`${url}/user/settings`)
  await settle(measured, 'you-page')
  await watchReactions(page)
  const toGerman = (n: number) => n % 2 === 0
  return repeated('display language changed, every word drawn anew', {
    page,
    act: (n) =>
      page
        .getByRole('combobox')
        .first()
        .selectOption(toGerman(n) ? 'de' : 'en-US'),
    drawn: (n) => page.getByRole('heading', { name: toGerman(n) ? 'Einstellungen' : 'Settings', level: 1 }),
    reset: () => page.waitForTimeout(BETWEEN_LANGUAGES_MS),
  })
}
