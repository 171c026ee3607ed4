import { expect, test } from './fixtures.ts'
import { told } from './told.ts'
import { openScorecards } from './scorecards.ts'
import { fillForm, settled, enter, signOut } from './sign-in.ts'

test('a link opened while signed out leads there after sign-in, query and all [2.88, 4.21]', async ({
  page,
}) => {
  await enter(page, 'planner')
  await openScorecards(page)
  const path = `${new URL(page.url()).pathname}/summary?from=mail`
  await signOut(page)

  await page.goto(path)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await settled(page, /^scorecards$/)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
})

test('a remembered path is used once [2.87]', async ({ page }) => {
  await enter(page, 'planner', '/user/settings')
  await expect(page).toHaveURL(/\/user\/settings$/)
  await signOut(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await expect(page).toHaveURL(/\/you$/)
})

test('/auth starts the sign-in at once [2.4]', async ({ page }) => {
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/idp\//)
  await fillForm(page, 'planner')
  await expect(page).toHaveURL(/\/you$/)
})

test('a wrong password says so and keeps the email', async ({ page, errors }) => {
  errors.allow(/status of 4\d\d/)
  await page.goto('/auth')
  await fillForm(page, 'planner', 'wrong')
  await told(page, /./)
  await expect(page.getByLabel('Email')).toHaveValue('planner@agency.example')
  await fillForm(page, 'planner')
  await expect(page).toHaveURL(/\/you$/)
})
