import type { Page } from '@playwright/test'
import type { Workspace } from '../../shell/contract/entities.ts'
import { workspacesOf } from '../../shell/contract/workspace-columns.ts'
import { expect, test } from './fixtures.ts'
import {
  allSaved,
  answer,
  changeBrand,
  keepFromSaving,
  openQuestions,
  openScorecards,
  questions,
  savedNow,
} from './scorecards.ts'
import { fillForm, settled, enter, signOut } from './sign-in.ts'

const activeBrand = async (page: Page) =>
  (await page.getByRole('button', { name: /change brand$/ }).textContent())?.trim() ?? ''
const brandInAddress = (page: Page) => /\/brands\/([^/]+)/.exec(page.url())?.[1]
const news = (page: Page) => page.getByText(/^The brand was changed to .* in another tab\./)

test('changing the brand keeps a place that each brand has, a result too, and title and announcement name the new one', async ({
  page,
}) => {
  await enter(page, 'planner')
  await openScorecards(page)
  await page.getByRole('link', { name: 'See summary' }).click()
  await expect(page).toHaveURL(/\/summary$/)
  const first = brandInAddress(page)
  await changeBrand(page, 'o')
  await expect(page).toHaveURL(/\/brands\/[^/]+\/scorecards\/summary$/)
  expect(brandInAddress(page)).not.toBe(first)

  const before = brandInAddress(page)
  await page.goto(`/brands/${before}/scorecards/scorecard/site-app/result`)
  await settled(page, /^scorecards$/)
  const name = await changeBrand(page, 'a')
  await expect(page).toHaveURL(/\/brands\/[^/]+\/scorecards\/scorecard\/site-app\/result$/)
  expect(brandInAddress(page)).not.toBe(before)
  expect(await activeBrand(page)).toContain(name)
  await settled(page, /^scorecards$/)
  await expect(page).toHaveTitle(new RegExp(` · Scorecards · [A-Z]{2} - ${name} · `))
  await expect(page.locator('os-announcer')).toContainText(name)
})

test('changing the brand on a page of no brand stays there and says so', async ({ page }) => {
  await enter(page, 'planner')
  const name = await changeBrand(page, 'a')
  await expect(page).toHaveURL(/\/you$/)
  await expect(page.locator('os-announcer')).toContainText(`${name} is now the active brand`)
  await expect(page.locator('miniapp-you-page').getByText(name).first()).toBeVisible()
})

test('a mini-app that is not for the new brand is left for the root, which says why', async ({ page }) => {
  const preview = page.waitForResponse(/\/api\/workspaces\/preview/)
  await enter(page, 'planner')
  const brands = (workspacesOf(await (await preview).json()) as Workspace[]).filter(
    ({ type }) => type === 'BRAND',
  )
  const isOnly = ({ name }: Workspace) => brands.filter((each) => each.name.includes(name)).length === 1
  const eligible = brands.find(({ country }) => country?.code === 'DE')!
  const other = brands.find((brand) => ['BE', 'PT', 'RU'].includes(brand.country!.code) && isOnly(brand))!
  await page.goto(`/brands/${eligible.id}/xlator`)
  await settled(page)
  await page.getByRole('button', { name: /change brand$/ }).click()
  await page.getByRole('combobox', { name: 'Find a brand' }).fill(other.name)
  await page.getByRole('option').filter({ hasText: other.name }).first().click()
  await expect(page).toHaveURL(/\/you$/)
  await expect(page.getByText(`not offered in ${other.country!.name}`).first()).toBeVisible()
  expect(await activeBrand(page)).toContain(other.name)
})

test('unsaved work is asked about before the brand changes', async ({ page, errors }) => {
  errors.allow(/ERR_|Failed to load resource/)
  await enter(page, 'planner')
  await openScorecards(page)
  await openQuestions(page)
  await keepFromSaving(page)
  await questions(page).first().getByLabel('Evidence', { exact: true }).fill('Not saved yet')
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  const [path, brand] = [new URL(page.url()).pathname, await activeBrand(page)]
  await page.getByRole('button', { name: /change brand$/ }).click()
  await page.getByRole('combobox', { name: 'Find a brand' }).fill('a')
  await page
    .getByRole('option')
    .filter({ hasNotText: brand.split(' - ').slice(1).join(' - ') })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByRole('button', { name: /^Changing to/ })).toHaveCount(0, { timeout: 3_000 }) // the header itself waits longer
  await expect(page).toHaveURL(new RegExp(`${path}(\\?question=next)?$`))
  expect(await activeBrand(page)).toBe(brand)
})

test('a tab on a page of no brand keeps its brand when another tab changes it, and may follow', async ({
  page,
  context,
}) => {
  await enter(page, 'planner')
  const own = await activeBrand(page)
  const other = await context.newPage()
  await other.goto('/you')
  await settled(other)
  const name = await changeBrand(other, 'a')
  await expect(news(page)).toContainText(name)
  expect(await activeBrand(page)).toBe(own)
  await page.reload() // its own brand is this tab's, not the newest
  await settled(page)
  expect(await activeBrand(page)).toBe(own)

  const second = await changeBrand(other, 'e')
  await expect(news(page)).toHaveCount(1)
  await expect(news(page)).toContainText(second)
  await page.getByRole('button', { name: 'Switch this tab too' }).click()
  await expect(page.getByRole('button', { name: /change brand$/ })).toContainText(second)
  await expect(news(page)).toHaveCount(0)
  await expect(news(other)).toHaveCount(0)
})

test("a tab on a brand's page goes on saving to that brand", async ({ page, context }) => {
  await enter(page, 'planner')
  await openScorecards(page)
  await openQuestions(page)
  const brand = brandInAddress(page)
  const other = await context.newPage()
  await other.goto('/you')
  await settled(other)
  await changeBrand(other, 'a')
  await expect(news(page)).toHaveCount(0)
  const level = (await questions(page)
    .first()
    .getByRole('radio', { name: /^Level 3/ })
    .isChecked())
    ? 1
    : 3
  const saved = savedNow(page)
  await answer(questions(page).first(), level)
  await saved
  await allSaved(page)
  expect(brandInAddress(page)).toBe(brand)
  await page.reload()
  await expect(
    questions(page)
      .first()
      .getByRole('radio', { name: new RegExp(`^Level ${level}`) }),
  ).toBeChecked()
  expect(brandInAddress(page)).toBe(brand)
})

test('a sign-out in another tab ends this one too, and nothing of the person stays in local storage [9.15]', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/401 \(Unauthorized\)/) // a tab that still loads its page asks with the tokens that went
  await enter(page, 'planner')
  const other = await context.newPage()
  await other.goto('/you')
  await settled(other)
  await signOut(other)
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('what was typed and not saved survives a sign-out in another tab', async ({ page, context, errors }) => {
  errors.allow(/ERR_|Failed to load resource/)
  await enter(page, 'planner')
  await openScorecards(page)
  await openQuestions(page)
  const evidence = questions(page).first().getByLabel('Evidence', { exact: true })
  const letThrough = await keepFromSaving(page)
  await evidence.fill('Typed before another tab signed out')
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/you')
  await settled(other)
  await signOut(other)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await letThrough()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await settled(page, /^you-page$/)
  await openScorecards(page)
  await openQuestions(page)
  await expect(evidence).toHaveValue('Typed before another tab signed out')
})
