import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { settled } from './sign-in.ts'

/** Opens the scorecards of the active brand through the page's own links. */
export async function openScorecards(page: Page): Promise<void> {
  await page.locator('miniapp-you-page').getByRole('link', { name: 'All audits' }).click()
  await settled(page, /^scorecards$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards' })).toBeVisible()
}

/** From the overview to what all audits say together, once it is there: the title comes before it. */
export async function openSummary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
  await expect(
    page
      .getByRole('figure', { name: 'Score by audit' })
      .or(page.getByRole('heading', { name: 'No scores yet' })),
  ).toBeVisible()
}

/** From the overview to what stands before an audit that nobody has started: of a brand of which no journey starts more than the site and app audit; of the first one others may have started all. */
export async function openIntro(page: Page): Promise<void> {
  await changeBrand(page, 'y')
  await page
    .getByRole('link', { name: /^Start audit/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Start audit' })).toBeVisible()
}

/** From the overview to the questions of the site and app audit, starting it when nobody has. */
export async function openQuestions(page: Page): Promise<void> {
  const audit = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /site.*app/i }) })
  const step = audit.getByRole('link', { name: /^(Start audit|Continue)/ })
  const isNew = /Start audit/.test((await step.textContent()) ?? '')
  await step.click()
  if (isNew) await page.getByRole('button', { name: 'Start audit' }).click()
  await expect(questions(page).first()).toBeVisible()
}

const RUN = /\/api\/documents\/scorecard-run\/[^/?]+$/

/** What happens to each call that saves answers; what is read goes through. */
export async function atSaving(page: Page, act: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(RUN, (route) => (route.request().method() === 'PATCH' ? act(route) : route.fallback()))
}

/** No answer can be saved until the function is called. */
export async function keepFromSaving(page: Page): Promise<() => Promise<void>> {
  await atSaving(page, (route) => route.abort('connectionrefused'))
  return () => page.unroute(RUN)
}

/** The answer to a call that saves. */
export const savedNow = (page: Page) =>
  page.waitForResponse(
    (response) => RUN.test(response.url()) && response.request().method() === 'PATCH' && response.ok(),
  )

export const questions = (page: Page): Locator => page.locator('[data-question]')

/** Chooses a level, 0 to 4. */
export async function answer(question: Locator, level: number): Promise<void> {
  await question.getByRole('radio', { name: new RegExp(`^Level ${level}`) }).check()
}

export async function allSaved(page: Page): Promise<void> {
  await expect(page.getByText('All saved')).toBeVisible()
}

/** Makes another brand the active one through the header; returns its name. */
export async function changeBrand(page: Page, search: string): Promise<string> {
  const button = page.getByRole('button', { name: /change brand$/ })
  const before = await button.textContent()
  await button.click()
  await page.getByRole('combobox', { name: 'Find a brand' }).fill(search)
  const option = page
    .getByRole('option')
    .filter({ hasNotText: before?.split(' - ').slice(1).join(' - ') || 'nothing' })
    .first()
  const name = (await option.locator('.brand-names > span').first().textContent()) ?? ''
  await option.click()
  await expect(button).toContainText(name)
  return name
}
