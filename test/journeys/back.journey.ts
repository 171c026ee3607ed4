import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answer, allSaved, openQuestions, openScorecards, questions } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

test('Back, and a reload, lead to where one was: filter, length of the list, scroll and focus', async ({
  page,
}) => {
  await enter(page, 'planner')
  await page.getByRole('button', { name: /^All \d+ brands/ }).click()
  await page.getByRole('searchbox', { name: 'Search your brands' }).fill('a')
  for (const shown of [50, 75]) {
    await page.getByRole('button', { name: /^Show \d+ more/ }).click()
    await expect(page.locator('.brand-choice')).toHaveCount(shown)
  }
  await page.locator('.brand-choice').nth(60).focus()
  await page.evaluate(() => scrollTo(0, 1800))
  const brand = await page.locator('.brand-choice').nth(60).textContent()
  const isAsLeft = async () => {
    await expect(page.locator('.brand-choice').filter({ hasText: brand! }).first()).toBeFocused()
    await expect(page.locator('.brand-choice')).toHaveCount(75)
    await expect(page.getByRole('searchbox', { name: 'Search your brands' })).toHaveValue('a')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  }
  // a widget that comes late keeps the rows in their place by scrolling
  const top = await page
    .locator('miniapp-you-page')
    .getByRole('link', { name: 'All audits' })
    .evaluate((link: HTMLElement) => {
      const { scrollY } = window
      link.click()
      return scrollY
    })
  await settled(page, /^scorecards$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await settled(page, /^you-page$/)
  await isAsLeft()
  await page.reload()
  await settled(page, /^you-page$/)
  await isAsLeft()
})

test('a reload of the questions stays at the question, and its keys are heard', async ({ page }) => {
  await enter(page, 'planner')
  await openScorecards(page)
  await openQuestions(page)
  await questions(page).nth(4).focus()
  const top = await page.evaluate(() => scrollY)
  await page.reload()
  await expect(questions(page).nth(4)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.keyboard.press('3')
  await expect(
    questions(page)
      .nth(4)
      .getByRole('radio', { name: /^Level 3/ }),
  ).toBeChecked()
  await allSaved(page)
  await answer(questions(page).nth(4), 1)
  await allSaved(page)
})

test('a screen that was not opened before says offline what is true, and opens when the connection is back', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|could not be reached/)
  await enter(page, 'planner')
  await expect(page.getByRole('button', { name: /^All \d+ brands/ })).toBeVisible()
  await context.setOffline(true)
  await page.locator('miniapp-you-page').getByRole('link', { name: 'All audits' }).click()
  await expect(page.getByRole('heading', { name: 'Scorecards could not be opened' })).toBeFocused()
  await expect(page.getByText('You are offline, and it has not been opened before.')).toBeVisible()
  await expect(page.getByText('The rest of the portal works')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page).toHaveTitle(/^Scorecards · /)
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Scorecards')

  await context.setOffline(false)
  await settled(page, /^scorecards$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Scorecards' })).toBeVisible()
})

const cameFor = (page: Page, part: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
    part,
  )

test('a screen that was never opened opens offline: it came while nobody needed the line', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|could not be reached/)
  await enter(page, 'planner')
  await openScorecards(page)
  await expect.poll(() => cameFor(page, 'summary')).toBe(true)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'See summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible()
})

for (const part of ['summary', 'kit-charts'])
  test(`a screen whose ${part} could not be had opens automatically when the connection is back`, async ({
    page,
    context,
    errors,
  }) => {
    errors.allow(/ERR_|Failed to (load|fetch)|could not be reached/)
    let wasAsked = false
    await page.route(`**/assets/${part}-*.js`, (route) => {
      wasAsked = true
      return route.abort()
    })
    await enter(page, 'planner')
    await openScorecards(page)
    // the screens before it have come by then; without the cache, which routes switch off, their imports need the line
    await expect.poll(() => wasAsked).toBe(true)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'See summary' }).click()
    await expect(page.getByText('opens automatically when the connection is back')).toBeVisible()
    await page.unroute(`**/assets/${part}-*.js`)
    await context.setOffline(false)
    // at once, or where that came too early, at the next try of every fifteen seconds
    await expect(page.getByText('opens automatically')).toHaveCount(0, { timeout: 25_000 })
    await expect(
      page
        .getByRole('figure', { name: 'Score by audit' })
        .or(page.getByRole('heading', { name: 'No scores yet' })),
    ).toBeVisible()
  })
