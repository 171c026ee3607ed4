import type { Page } from '@playwright/test'
import type { Fault } from '../auth/fault.ts'
import {
  accessTokenLivesS,
  expect,
  expectQuiet,
  expectSession,
  makeRenewalDue,
  pressSignIn,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'
import { FAULTS } from '../auth/faults/all-faults.ts'
import type { MisbehavingProvider } from '../auth/misbehaving-provider.ts'
import type { StaticPortal } from '../auth/static-portal.ts'

interface Scene {
  page: Page
  provider: MisbehavingProvider
  staticPortal: StaticPortal
  fault: Fault
}

/**
 * Each fault is judged under Node, by test/auth/provider-faults.test.ts. Here travel one of each kind of words that a person
 * reads, and what only a browser has: frames, windows, an answer that a page may not read, markup that must stay text.
 */
const SEEN = [
  'describes the error in HTML',
  'says login_required',
  'says access_denied',
  'says interaction_required',
  'says server_error',
  'says something unheard of',
  'sends another state',
  'sends no code',
  "signs with a stranger's key under the published kid",
  'sends a token that expired a second ago',
  'answers 404 for discovery',
  'drops the connection for discovery',
  'forbids reading user info',
  'no longer knows the refresh token',
  'refreshes for somebody else',
  'has forgotten the person',
  'answers the frame with 500 for tokens',
  'never answers anything any more',
  'shows a page that the person closes',
  'signed the person out elsewhere',
]

for (const name of SEEN) {
  const fault = FAULTS.find((each) => each.name.replace(/ \[.*/, '') === name)!
  test(`${fault.area}: the provider ${fault.name}`, async ({ page, provider, staticPortal, log }) => {
    reset(provider, staticPortal, fault.settings)
    await provoke[fault.during]({ page, provider, staticPortal, fault })
    await checkOutcome(page, provider, fault, log)
  })
}

const provoke: Record<Fault['during'], (scene: Scene) => Promise<void>> = {
  async 'sign-in'({ page, provider, fault }) {
    provider.behave({ tamper: fault.tamper })
    await pressSignIn(page)
  },
  async refresh({ page, provider, fault }) {
    await signInHonestly(page)
    provider.behave({ tamper: fault.tamper })
    await makeRenewalDue(page)
    await expect.poll(() => provider.count('token')).toBeGreaterThan(0)
  },
  async 'frame renewal'({ page, provider, fault }) {
    await signInHonestly(page)
    provider.behave({ tamper: fault.tamper })
    await makeRenewalDue(page)
    await expect
      .poll(() => provider.count(fault.settings?.pushedRequests ? 'pushed' : 'authorize'))
      .toBeGreaterThan(0)
  },
  async popup({ page, provider, fault }) {
    provider.behave({ tamper: fault.tamper })
    await page.goto('/login')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Sign in' }).click()
    const popup = await opened
    await popup.close()
  },
  async 'sign-out'({ page, provider, staticPortal, fault }) {
    await signInHonestly(page)
    await expectQuiet(page)
    provider.behave({ tamper: fault.tamper })
    staticPortal.apis = 401
    await page.reload()
  },
  async 'session check'({ page, provider, fault }) {
    await signInHonestly(page)
    provider.behave({ tamper: fault.tamper })
    await page.reload()
    // the frame's first question comes after 3 s; the page that is left may have loaded the frame as well
    await expect.poll(() => provider.count('authorize')).toBeGreaterThan(0)
  },
}

async function checkOutcome(
  page: Page,
  provider: MisbehavingProvider,
  { expect: expected }: Fault,
  log: string[],
): Promise<void> {
  const state = expected.state ?? 'signed-out'
  if (state === 'signed-out') {
    await expect(page.getByRole('alert').filter({ hasText: expected.words ?? /\w/ })).toBeVisible()
    await expect(page.locator('script:not([src]):not([type])')).toHaveCount(0)
  }
  if (expected.log)
    await expect
      .poll(() => log.join('\n'), { timeout: 20_000 })
      .toContain(expected.log.replace('{authority}', provider.issuer))
  await expectSession(page, state, expected.result)
  if (state === 'signed-out')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.user:'))),
    ).toEqual([])
  if (expected.renewed) await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  for (const [endpoint, count] of Object.entries(expected.requests ?? {})) {
    await expect.poll(() => provider.count(endpoint as 'token'), endpoint).toBe(count)
  }
  expect(await page.evaluate(() => location.search + location.hash)).not.toMatch(/code=|state=/)
}
