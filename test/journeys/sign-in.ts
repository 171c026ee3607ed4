import { expect, type Cookie, type Page } from '@playwright/test'

export type Account =
  | 'planner'
  | 'admin'
  | 'developer'
  | 'no-agencies'
  | 'other-agency'
  | 'no-agency-access'
  | 'no-permissions'
  | 'no-workspaces'

export const PASSWORD = 'agency-os-demo'

/** Opens a path as somebody who is signed out, and signs in on the provider's page; ends where the portal leads. */
export async function signIn(page: Page, account: Account, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, account)
  await settled(page)
}

interface SignedIn {
  cookies: Cookie[]
  tokens: [key: string, value: string][]
}

/** What a browser held after signing in, by server and account. */
const known = new Map<string, SignedIn>()

/** A renewal uses up the refresh token, which several browsers hold then: none may become due while a journey goes on. */
const TOKEN_LEFT_S = 300

/**
 * Like `signIn`, for journeys whose subject is something else: after an account's first time its browsers come with the
 * session that it got then. Not for journeys that end a session, renew it, or have several pages.
 */
export async function enter(page: Page, account: Account, path = '/'): Promise<void> {
  await page.goto('/themes/default.css') // an address of the portal where nothing runs
  const key = `${new URL(page.url()).origin} ${account}`
  const state = known.get(key)
  if (state && (await isAlive(page, state))) {
    await page.context().addCookies(state.cookies)
    await page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, state.tokens)
    await page.goto(path)
    return settled(page)
  }
  await signIn(page, account, path)
  known.set(key, await stateOf(page))
}

async function stateOf(page: Page): Promise<SignedIn> {
  const cookies = await page.context().cookies()
  const entries = await page.evaluate(() => Object.entries(localStorage))
  return {
    cookies: cookies.filter(({ name }) => /^_(session|opbs)/.test(name)),
    tokens: entries.filter(([name]) => name.startsWith('oidc.user:')),
  }
}

/** A journey may have ended the session. */
async function isAlive(page: Page, { tokens }: SignedIn): Promise<boolean> {
  const { access_token, expires_at } = JSON.parse(tokens[0]![1]) as {
    access_token: string
    expires_at: number
  }
  if (expires_at - Date.now() / 1000 < TOKEN_LEFT_S) return false
  const answer = await page.request.get('/idp/me', { headers: { authorization: `Bearer ${access_token}` } })
  return answer.ok()
}

/** The provider's form, wherever it was reached from. */
export async function fillForm(page: Page, account: Account, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(`${account}@agency.example`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The mini-app of the current route is mounted. */
export async function settled(page: Page, app = /.+/): Promise<void> {
  await expect(page.locator('os-shell')).toHaveAttribute('app', app)
  await expect(page.locator('os-shell')).toHaveAttribute('app-status', 'MOUNTED')
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
  await expect(page).toHaveURL(/\/login$/)
}
