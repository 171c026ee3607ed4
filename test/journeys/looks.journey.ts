import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { told } from './told.ts'
import { replaceSample } from './sample-script.ts'
import {
  allSaved,
  answer,
  keepFromSaving,
  openIntro,
  openQuestions,
  openScorecards,
  openSummary,
  questions,
} from './scorecards.ts'
import { fillForm, settled, enter } from './sign-in.ts'

// Whole pages, each in one tenant. Parts are looked at where they are made: the header's menus by open-states.test.ts and, in
// all ten tenants, tenants.test.ts. Colours, light and dark, are proven by contrast.test.ts on tokens, drawn-colors.test.ts on
// style sheets and themes-page.test.ts on the specimen page.

test('axe finds nothing before sign-in', async ({ page, errors }) => {
  errors.allow(/status of 4\d\d/, /ERR_|Failed to load resource|sign-in|discovery/i)
  await page.goto('/login?tenant=wavemaker')
  await expect(page.locator('html')).toHaveAttribute('data-tenant', 'wavemaker')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await axe(page, 'login')
  await page.route(/\/idp\/\.well-known\//, (route) => route.abort('connectionrefused'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await told(page, 'cannot be reached')
  await axe(page, 'login after a failed attempt')
  await page.unroute(/\/idp\/\.well-known\//)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await axe(page, "the provider's form")
  await fillForm(page, 'planner', 'wrong')
  await told(page, /./)
  await axe(page, "the provider's form after a wrong password")
})

test('axe finds nothing where access is missing', async ({ page }) => {
  await page.goto('/login?tenant=groupm')
  await enter(page, 'no-permissions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page, 'agency access')
})

test("axe finds nothing on the person's pages", async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/login?tenant=choreograph')
  await enter(page, 'planner')
  await expect(page.getByRole('heading', { name: 'Your brands' })).toBeVisible()
  await axe(page, 'you')
  for (const path of [
    '/user/profile',
    '/user/settings',
    '/sample',
    '/sample/themes',
    '/no/such/place',
    '/error',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axe(page, path)
  }
})

test('axe finds nothing in an audit', async ({ page, errors }) => {
  test.setTimeout(240_000)
  errors.allow(/ERR_|Failed to load resource/)
  await page.goto('/login?tenant=wavemaker')
  await enter(page, 'planner')
  await openScorecards(page)
  await expect(page.getByRole('list', { name: 'Audits' })).toBeVisible()
  await axe(page, 'overview')
  await openSummary(page)
  await axe(page, 'summary')
  await page.goBack()
  await openIntro(page)
  await axe(page, 'intro')
  await page.goBack()
  await openQuestions(page)
  await axe(page, 'questions')
  await answer(questions(page).first(), 1)
  await answer(questions(page).nth(1), 4)
  await questions(page).nth(2).getByRole('radio', { name: 'Not applicable' }).check()
  await axe(page, 'questions, one without its reason')
  const letThrough = await keepFromSaving(page)
  await answer(questions(page).nth(3), 2)
  await expect(questions(page).nth(3).getByText('Not saved', { exact: true })).toBeVisible()
  await axe(page, 'questions, one not saved')
  await letThrough()
  await questions(page).nth(2).getByLabel('Why it does not apply').fill('No such channel') // once one is saved, so is the other
  await allSaved(page)
  await page.getByRole('link', { name: 'See result' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /result$/ })).toBeVisible()
  await axe(page, 'result')
  await page.getByRole('button', { name: 'Submit audit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await axe(page, 'submit dialog')
})

test('axe finds nothing when something is broken', async ({ page, errors }) => {
  errors.allow(/mini-app sample/i, /status of (404|500)/, /ERR_|Failed to load resource/)
  await page.goto('/login?tenant=wavemaker')
  await enter(page, 'planner')
  await replaceSample(page, { status: 404, body: '' })
  await page.goto('/sample')
  await expect(page.getByRole('heading', { name: 'Sample could not be opened' })).toBeVisible()
  await axe(page, 'broken mini-app')
  await page.route(/\/api\/scorecards\//, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/you')
  await page.locator('miniapp-you-page').getByRole('link', { name: 'All audits' }).click()
  await told(page, /./)
  await axe(page, 'failed request')
  await page.route(/\/api\//, (route) => route.abort('connectionrefused'))
  await page.goto('/you')
  await expect(page.getByRole('heading', { name: 'The portal cannot reach its server' })).toBeVisible()
  await axe(page, 'no connection')
})

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await fits(page, '/login')
  await enter(page, 'planner')
  for (const path of ['/you', '/user/profile', '/user/settings', '/sample', '/sample/themes']) {
    await page.goto(path)
    await settled(page)
    await fits(page, path)
  }
  await page.goto('/you')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await axe(page, 'menu sheet')
  await page.keyboard.press('Escape')
  await openScorecards(page)
  await fits(page, 'scorecards')
  await openQuestions(page)
  await fits(page, 'questions')
})

async function fits(page: Page, state: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${state} is ${width} px wide`).toBeLessThanOrEqual(390)
}
