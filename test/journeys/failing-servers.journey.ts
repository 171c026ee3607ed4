import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { told } from './told.ts'
import { openScorecards } from './scorecards.ts'
import { fillForm, settled, enter } from './sign-in.ts'

const problem = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: 'No', status }),
  })

const later = (millis: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, millis))
  await route.continue()
}

test('a provider that cannot be reached is told on the login page, and sign-in works once it is back', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource|sign-in|discovery/i)
  await page.route(/\/idp\/\.well-known\//, (route) => route.abort('connectionrefused'))
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await told(page, 'The sign-in service cannot be reached')
  await page.unroute(/\/idp\/\.well-known\//)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await settled(page, /^you-page$/)
})

test('a profile that cannot be loaded signs out, says why, and works once the server does [8.13]', async ({
  page,
  errors,
}) => {
  errors.allow(/status of (500|401)/) // requests still on their way when the tokens are revoked
  await page.route(/\/api\/user-details\/users\/me$/, problem(500))
  await page.goto('/auth')
  await fillForm(page, 'planner')
  await expect(page).toHaveURL(/\/login$/)
  await told(page, 'answered 500')
  await page.unroute(/\/api\/user-details\/users\/me$/)
  await page.getByRole('link', { name: 'Sign in' }).click() // the provider's session has stayed: no form
  await settled(page)
})

test('a profile that a gateway cannot reach leaves the session alone, here and in another tab', async ({
  page,
  errors,
}) => {
  errors.allow(/status of 50[234]/)
  await enter(page, 'planner')
  const other = await page.context().newPage()
  await other.goto('/you')
  await settled(other)
  for (const status of [502, 503, 504]) {
    await page.route(/\/api\/user-details\/users\/me$/, problem(status))
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: 'The portal cannot reach its server' }),
    ).toBeVisible()
    await page.unroute(/\/api\/user-details\/users\/me$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await settled(page, /^you-page$/)
  }
  await expect(other.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
})

test('somebody without an account here is told so, and may sign in as somebody else', async ({
  page,
  errors,
}) => {
  errors.allow(/status of (403|401)/)
  await page.route(/\/api\/user-details\/users\/me$/, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'No',
        status: 403,
        detail: 'There is no account for planner@agency.example here.',
      }),
    }),
  )
  await page.goto('/auth')
  await fillForm(page, 'planner')
  await expect(page).toHaveURL(/\/login$/)
  await told(page, 'There is no account for planner@agency.example here.')
  await page.unroute(/\/api\/user-details\/users\/me$/)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'admin')
  await settled(page)
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible()
})

test('agencies that cannot be loaded sign out, and the login page says why [4.5, 8.12]', async ({
  page,
  errors,
}) => {
  errors.allow(/status of (500|401)/) // requests still on their way when the tokens are revoked
  await page.route(/\/api\/workspaces\/.*agencies/, problem(500))
  await page.goto('/auth')
  await fillForm(page, 'planner')
  await expect(page).toHaveURL(/\/login$/)
  await told(page, 'answered 500')
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
})

test('permissions that cannot be loaded say so, and sign-in leads where the person wanted to go [4.5, 8.11]', async ({
  page,
  errors,
}) => {
  errors.allow(/status of 500/)
  await enter(page, 'planner')
  await page.route(/\/api\/alpha-zulu\/.*permissions/, problem(500))
  await page.goto('/user/settings?from=mail')
  await expect(page).toHaveURL(/\/login$/)
  await told(page, 'answered 500')
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
  await page.unroute(/\/api\/alpha-zulu\/.*permissions/)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/user\/settings\?from=mail$/)
})

test('a server that does not answer leaves the person signed in, with a way to try again', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource/)
  await enter(page, 'planner')
  await page.route(/\/api\//, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The portal cannot reach its server' }),
  ).toBeVisible()
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The portal cannot reach its server' }),
  ).toBeFocused()
  await page.unroute(/\/api\//)
  await page.getByRole('button', { name: 'Try again' }).click()
  await settled(page, /^you-page$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test("a mini-app's failing request is told in its place, and tried again", async ({ page, errors }) => {
  errors.allow(/status of 500/)
  await enter(page, 'planner')
  await page.route(/\/api\/scorecards\//, problem(500))
  await page.locator('miniapp-you-page').getByRole('link', { name: 'All audits' }).click()
  await settled(page, /^scorecards$/)
  await told(page, 'The server had a problem')
  await page.unroute(/\/api\/scorecards\//)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Audits' })).toBeVisible()
})

test('a slow server shows that the page is coming', async ({ page }) => {
  await enter(page, 'planner')
  await page.route(/\/api\/user-details\//, later(4000))
  await page.reload()
  await expect(page.getByText('Still loading')).toBeVisible()
  await settled(page, /^you-page$/)
})

test('slow data shows the shape of what comes', async ({ page }) => {
  await enter(page, 'planner')
  await page.route(/\/api\/scorecards\//, later(2000))
  await page.locator('miniapp-you-page').getByRole('link', { name: 'All audits' }).click()
  await settled(page, /^scorecards$/)
  await expect(page.getByText('Loading audits').first()).toBeAttached()
  await expect(page.getByRole('list', { name: 'Audits' })).toBeVisible()
})

test('a 401 in mid-use signs out once, says so, and leads back after sign-in [4.33]', async ({
  page,
  errors,
}) => {
  errors.allow(/status of 401/)
  await enter(page, 'planner')
  await openScorecards(page)
  const path = new URL(page.url()).pathname
  const ofSummary = /\/api\/scorecards\/.*\/(history|recommendations)/ // the list of audits may still be asking
  await page.route(ofSummary, problem(401))
  await page.getByRole('link', { name: 'See summary' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await told(page, 'Your session has ended')
  await page.unroute(ofSummary)
  await signInAgain(page)
  await settled(page, /^scorecards$/)
  await expect(page).toHaveURL(`${path}/summary`)
})

test('a session that was ended elsewhere leads back to the address that was opened', async ({
  page,
  errors,
}) => {
  errors.allow(/status of 401/)
  await enter(page, 'planner')
  await page.route(/\/api\/user-details\/users\/me$/, problem(401))
  await page.goto('/user/settings?from=mail#dates')
  await expect(page).toHaveURL(/\/login$/)
  await told(page, 'Your session has ended')
  await page.unroute(/\/api\/user-details\/users\/me$/)
  await signInAgain(page)
  await settled(page)
  await expect(page).toHaveURL(/\/user\/settings\?from=mail#dates$/)
})

async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
}
