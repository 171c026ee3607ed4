import { test as base, expect } from '@playwright/test'
import { keepClock } from '../journeys/keep-clock.ts'
import type { BrowserContext, Page } from '@playwright/test'
import type { SignInSettings } from '../../shell/contract/runtime-config.ts'
import { MisbehavingProvider } from './misbehaving-provider.ts'
import { StaticPortal } from './static-portal.ts'

export const CLIENT_ID = 'portal'

interface WorkerFixtures {
  provider: MisbehavingProvider
  staticPortal: StaticPortal
  /** One browser profile for all faults of a worker: its HTTP cache saves half the time. */
  profile: BrowserContext
}

interface TestFixtures {
  /** Lines of the browser's log. */
  log: string[]
  /** A page in a profile of its own, for tests that change its clock: that holds for a whole profile. */
  clockedPage: Page
}

/** A provider that misbehaves on demand and the built portal, one of each per worker; a policy violation or an uncaught error fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  provider: [
    async ({}, give) => {
      const provider = await MisbehavingProvider.start()
      await give(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  staticPortal: [
    async ({}, give) => {
      const portal = await StaticPortal.start()
      await give(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  profile: [
    async ({ browser, staticPortal }, give) => {
      const profile = await keepClock(await browser.newContext({ baseURL: staticPortal.url }))
      await give(profile)
      await profile.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ profile, staticPortal }, give) => {
    const page = await profile.newPage()
    await profile.clearCookies()
    const browser = await profile.newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', {
      origin: staticPortal.url,
      storageTypes: 'local_storage',
    })
    await give(page)
    await page.close()
  },
  clockedPage: async ({ browser, staticPortal }, give) => {
    const context = await keepClock(await browser.newContext({ baseURL: staticPortal.url }))
    await give(await context.newPage())
    await context.close()
  },
  log: [
    async ({ page }, give) => {
      const lines: string[] = []
      const uncaught: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      page.on('pageerror', ({ message }) => uncaught.push(message))
      await give(lines)
      expect(uncaught, 'uncaught errors').toEqual([])
      expect(
        lines.filter((line) => /Content Security Policy|Trusted/.test(line)),
        'policy violations',
      ).toEqual([])
      expect(
        lines.filter((line) => /eyJ[\w-]+\.|[0-9a-f]{8}-[0-9a-f]{4}-4/.test(line)),
        'tokens and codes in the log',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Everything honest again, and the portal told of this provider. */
export function reset(
  provider: MisbehavingProvider,
  portal: StaticPortal,
  settings: SignInSettings = {},
): void {
  provider.behave()
  portal.configure({
    authority: provider.issuer,
    clientId: CLIENT_ID,
    signIn: { logLevel: 'Warn', ...settings },
  })
}

export async function pressSignIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in' }).click()
}

export async function signInHonestly(page: Page): Promise<void> {
  await page.goto('/auth')
  await expectSession(page, 'signed-in', 'Ok')
}

/** The page has asked for all that it wanted: requests on their way would meet what the test changes next. */
export async function expectQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The portal cannot reach its server' })).toBeVisible()
}

export async function expectSession(page: Page, state: string, result: string): Promise<void> {
  await expect(page.locator(`os-shell[auth-state="${state}"][auth-result="${result}"]`)).toBeAttached()
}

/** Seconds that the stored access token has left. */
export function accessTokenLivesS(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))
    const { expires_at = 0 } = JSON.parse((key && localStorage.getItem(key)) ?? '{}') as {
      expires_at?: number
    }
    return expires_at - Date.now() / 1000
  })
}

/** Makes the stored tokens due for renewal, or run out, and lets the portal look at the clock. */
export async function makeRenewalDue(page: Page, leftS = 60): Promise<void> {
  await storeDueTokens(page, leftS)
  await page.reload()
  if (leftS < 0) return
  await expect(page.locator('os-shell[auth-state="signed-in"]')).toBeAttached()
  await lookAtClock(page)
}

/** Makes the stored tokens due on a page that stays open, as another tab's write would. */
export async function makeTokensDue(page: Page): Promise<void> {
  const key = await storeDueTokens(page, 60)
  await page.evaluate((name) => dispatchEvent(new StorageEvent('storage', { key: name })), key) // the browser tells other tabs alone
}

/** The person comes back to the page. */
export async function lookAtClock(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Gives the stored tokens so many seconds, without telling the page; answers the tokens' key. */
export function storeDueTokens(page: Page, leftS: number): Promise<string> {
  return page.evaluate((left) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!
    const user = JSON.parse(localStorage.getItem(key)!) as Record<string, number>
    localStorage.setItem(
      key,
      JSON.stringify({ ...user, expires_at: Math.floor(Date.now() / 1000) + left, stored_at: 0 }),
    )
    return key
  }, leftS)
}
