import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openScorecards } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('focus and title follow navigation, forth and back', async ({ page }) => {
  await enter(page, 'planner')
  await expect(page).toHaveTitle(/^You .* Choreograph .* Agency OS$/)

  await openScorecards(page)
  await expect(page).toHaveTitle(/^Scorecards · [A-Z]{2} - [^·]+ · Choreograph · Agency OS$/)
  await expect(title(page, 'Scorecards')).toBeFocused()
  await expect(page.locator('os-announcer')).toContainText('Scorecards')

  await page.getByRole('link', { name: 'See summary' }).click()
  await expect(title(page, 'Summary')).toBeFocused()
  await expect(page).toHaveTitle(/^Summary · Scorecards · [A-Z]{2} - [^·]+ · Choreograph/)

  await page.goBack()
  await expect(page.getByRole('link', { name: 'See summary' })).toBeFocused() // where the person was
  await expect(page.locator('os-announcer')).toContainText('Scorecards')
  await page.goBack()
  await settled(page, /^you-page$/)
  await expect(page).toHaveURL(/\/you$/)
  await page.goForward()
  await settled(page, /^scorecards$/)
})

test('pages of one app have titles of their own, and are announced by them', async ({ page }) => {
  await enter(page, 'planner', '/user/profile')
  await expect(page).toHaveTitle(/^Profile · You · /)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle(/^Settings · You · /)
  await expect(page.locator('os-announcer')).toContainText(/^\s*Settings · You · /)
})

test('another page begins at its top, another query of the same page where the person was', async ({
  page,
}) => {
  await enter(page, 'planner')
  await expect(page.getByText('424 brands')).toBeVisible()
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('a'), { href: '/you?tab=2', textContent: 'Tab', id: 'tab' }),
    )
    document.body.style.minHeight = '3000px' // no page is too short to stay where it was
    scrollTo(0, 200)
  })
  await page.locator('#tab').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/tab=2$/)
  expect(await page.evaluate(() => scrollY)).toBe(200)

  await page.locator('#tab').evaluate((link: HTMLAnchorElement) => {
    link.href = '/sample'
    link.click()
  })
  await settled(page, /^sample$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('focus waits in the page while the next one is fetched', async ({ page }) => {
  await enter(page, 'planner')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/miniapps\/contacts\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Contacts', exact: true }).press('Enter')
  await expect(page.locator('os-shell[app-status="LOADING_SOURCE_CODE"]')).toBeAttached()
  await expect(page.locator('main')).toBeFocused()

  goOn()
  await settled(page, /^contacts$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an unknown address says that nothing lives there and offers the way home [2.10]', async ({ page }) => {
  await enter(page, 'planner')
  await page.goto('/no/such/place')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your page' }).click()
  await settled(page, /^you-page$/)
})

test('a brand of somebody else leads to the root', async ({ page, errors }) => {
  errors.allow(/status of (403|404)/)
  await enter(page, 'planner', '/brands/no-such-brand/scorecards')
  await settled(page, /^you-page$/)
  await expect(page).toHaveURL(/\/you$/)
})

test('changing the brand on a brand page keeps the page and changes the brand', async ({ page }) => {
  await enter(page, 'planner')
  await openScorecards(page)
  const before = new URL(page.url()).pathname
  await page.getByRole('button', { name: /change brand$/ }).click()
  await page.getByRole('combobox', { name: 'Find a brand' }).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/brands\/[^/]+\/scorecards$/)
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(before)
  await expect(page.getByRole('list', { name: 'Audits' }).getByRole('listitem')).toHaveCount(9)
})

test('signing out in one tab signs out in the other', async ({ page, context, errors }) => {
  errors.allow(/status of 401/) // requests still on their way when the tokens are revoked
  await enter(page, 'planner')
  const other = await context.newPage()
  await other.goto('/you')
  await settled(other, /^you-page$/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
  await expect(other).toHaveURL(/\/login$/)
})
