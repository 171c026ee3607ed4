import { expect, test } from './fixtures.ts'
import { allSaved, answer, openScorecards, questions } from './scorecards.ts'
import { settled, signIn } from './sign-in.ts'

test('an audit is submitted, can then only be read, and is repeated from the beginning', async ({ page }) => {
  test.slow() // twelve answers and four pages
  await signIn(page, 'planner')
  await openScorecards(page)
  await page.getByRole('link', { name: /^Start audit/ }).last().click() // others take the first
  await page.getByRole('button', { name: 'Start audit' }).click()
  await expect(questions(page).first()).toBeVisible()
  const intro = new URL(page.url()).pathname.replace(/questions$/, 'intro')
  const count = await questions(page).count()
  for (let index = 0; index < count; index++) await answer(questions(page).nth(index), 3)
  await allSaved(page)

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
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto(intro)
  await expect(page.getByRole('term').filter({ hasText: 'Last score' })).toBeVisible()
  await expect(page.locator('.os-facts')).toContainText('75.0')
})
