import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { keepClock } from './keep-clock.ts'
import { allSaved, answer, changeBrand, keepFromSaving, openScorecards, questions } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

const TOO_LATE = 'Typed by a colleague before the audit was submitted'

test('an audit is submitted, can then only be read, and is repeated from the beginning, what came too late beside it', async ({
  page,
  browser,
  baseURL,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource/)
  test.slow() // twelve answers and six pages
  await enter(page, 'planner')
  await openScorecards(page)
  await changeBrand(page, 'z') // a brand that is left to this journey, with no audit started
  await page
    .getByRole('link', { name: /^Start audit/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start audit' }).click()
  await expect(questions(page).first()).toBeVisible()
  const intro = new URL(page.url()).pathname.replace(/questions$/, 'intro')
  const count = await questions(page).count()
  for (let index = 0; index < count; index++) await answer(questions(page).nth(index), 3)
  await allSaved(page)
  const colleague = await keepClock(await browser.newContext({ baseURL: baseURL! }))
  const other = await colleague.newPage()
  const letThrough = await typeInVain(other, intro.replace(/intro$/, 'questions'))

  await page.getByRole('link', { name: 'See result' }).first().click()
  await page.getByRole('button', { name: 'Submit audit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit audit' }).click()
  await expect(page.getByText(/^Submitted; last changed/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0)
  await page.goto(intro.replace(/intro$/, 'questions'))
  await expect(page.getByText('This audit was submitted')).toBeVisible()

  await page.goto(intro)
  await settled(page, /^scorecards$/)
  await page.getByRole('button', { name: 'Repeat audit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start audit' }).click()
  await expect(questions(page)).toHaveCount(count)
  await expect(questions(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto(intro)
  await expect(page.getByRole('term').filter({ hasText: 'Last score' })).toBeVisible()
  await expect(page.locator('.os-facts')).toContainText('75.0')

  await letThrough()
  const [again, load] = ['Try again', 'Load the current version'].map((name) =>
    questions(other).first().getByRole('button', { name }),
  )
  await expect(async () => {
    if (await again!.isVisible()) await again!.click({ timeout: 1000 }) // or it has tried again by itself meanwhile
    await expect(load!).toBeVisible({ timeout: 1000 })
  }).toPass()
  await load!.click()
  const tooLate = other.getByRole('region', { name: 'Not saved before the audit was submitted' })
  await expect(tooLate).toContainText(TOO_LATE)
  await answer(questions(other).first(), 1)
  await allSaved(other)
  other.once('dialog', (dialog) => void dialog.accept())
  await other.reload()
  await expect(tooLate).toContainText(TOO_LATE)
  await tooLate.getByRole('button', { name: /^Discard/ }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(tooLate).toBeHidden()
  await expect(
    questions(other)
      .first()
      .getByRole('radio', { name: /^Level 1/ }),
  ).toBeChecked()
})

/** Opens the questions and types evidence, of which nothing reaches the server. */
async function typeInVain(page: Page, path: string): Promise<() => Promise<void>> {
  await enter(page, 'admin')
  await page.goto(path)
  await expect(questions(page).first()).toBeVisible()
  const letThrough = await keepFromSaving(page)
  await questions(page).first().getByLabel('Evidence', { exact: true }).fill(TOO_LATE)
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  return letThrough
}
