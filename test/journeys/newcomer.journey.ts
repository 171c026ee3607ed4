import { expect, test } from './fixtures.ts'
import { allSaved, answer, changeBrand, openQuestions, openScorecards, questions } from './scorecards.ts'
import { fillForm, settled, signOut } from './sign-in.ts'

test('a newcomer signs in, takes an audit of a brand, and finds the answers after signing in again [1.1, 1.6, 2.11, 4.20]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
  await expect(page.getByRole('banner')).toHaveCount(0)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/idp\//)
  await fillForm(page, 'planner')
  await settled(page, /^you-page$/)
  await expect(page).toHaveURL(/\/you$/)
  await expect(page.locator('os-shell')).toHaveAttribute('auth-result', 'Ok')
  await expect(page.getByRole('button', { name: 'Account of Maya Lindqvist' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choreograph, home' })).toBeVisible()

  const brand = await changeBrand(page, 'a')
  await openScorecards(page)
  await expect(page.getByRole('list', { name: 'Audits' }).getByRole('listitem')).toHaveCount(9)
  await openQuestions(page)
  const count = await questions(page).count()
  expect(count).toBeGreaterThanOrEqual(10)
  for (let index = 0; index < count; index++) await answer(questions(page).nth(index), index % 5)
  await questions(page).first().getByLabel('Evidence', { exact: true }).fill('Measured on 12 pages')
  await allSaved(page)

  await page.getByRole('link', { name: 'See result' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /result$/ })).toBeVisible()
  const score = page.getByRole('region', { name: 'Score', exact: true })
  await expect(score).toContainText('No benchmark yet')
  const scoreText = await score.textContent()
  await expect(page.getByRole('img').first()).toBeVisible()

  await signOut(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await settled(page)
  await page.goto('/you')
  await changeBrandBack(page, brand)
  await openScorecards(page)
  await openResult(page)
  await expect(score).toContainText(/\d/)
  await expect(score).toHaveText(scoreText!)
})

async function changeBrandBack(page: import('@playwright/test').Page, brand: string): Promise<void> {
  const button = page.getByRole('button', { name: /change brand$/ })
  if ((await button.textContent())?.includes(brand)) return
  await button.click()
  await page.getByRole('combobox', { name: 'Find a brand' }).fill(brand)
  await page.getByRole('option').filter({ hasText: brand }).first().click()
  await expect(button).toContainText(brand)
}

async function openResult(page: import('@playwright/test').Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click()
  await expect(questions(page).first().getByLabel('Evidence', { exact: true })).toHaveValue(
    'Measured on 12 pages',
  )
  await page.getByRole('link', { name: 'See result' }).first().click()
}
