import type { BrowserContext, Page } from '@playwright/test'
import {
  accessTokenLivesS,
  expect,
  expectQuiet,
  expectSession,
  lookAtClock,
  makeRenewalDue,
  makeTokensDue,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'
import { answer, withClaim } from '../auth/faults/tampering.ts'
import { later } from '../auth/later.ts'

/** Answers the second tab; both have asked for all that they wanted. */
async function signInToTwoTabs(page: Page, profile: BrowserContext): Promise<Page> {
  await signInHonestly(page)
  const other = await profile.newPage()
  await other.goto('/you')
  await expectSession(other, 'signed-in', 'Ok')
  await expectQuiet(page)
  await expectQuiet(other)
  return other
}

test('several tabs renew once', async ({ page, profile, provider, staticPortal }) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  const others = await Promise.all([1, 2, 3].map(() => profile.newPage()))
  provider.behave({ tamper: { token: async (answer) => (await later(300), answer) } })
  await makeRenewalDue(page)
  for (const other of others) {
    await other.goto('/you')
    await lookAtClock(other)
  }
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  await later(500)
  expect(provider.count('token')).toBe(1)
  for (const other of others) await expectSession(other, 'signed-in', 'Ok')
  await Promise.all(others.map((other) => other.close()))
})

test('two tabs that find their tokens due in the same moment burn one refresh token [9.15]', async ({
  page,
  profile,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  const other = await profile.newPage()
  await other.goto('/you')
  await expectSession(other, 'signed-in', 'Ok')
  provider.behave({ tamper: { token: async (answer) => (await later(300), answer) } })
  await makeTokensDue(page)
  await later(300)
  await Promise.all([page, other].map(lookAtClock))
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  await later(600)
  expect(provider.count('token')).toBe(1)
  await expectSession(page, 'signed-in', 'Ok')
  await expectSession(other, 'signed-in', 'Ok')
  await other.close()
})

test('every tab follows a sign-out [4.76, 4.77, 7.21, 7.25]', async ({
  page,
  profile,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  const other = await signInToTwoTabs(page, profile)
  await page.evaluate(() => sessionStorage.setItem('os-draft:person-1', 'kept'))
  provider.behave()
  staticPortal.apis = 401
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expectSession(page, 'signed-out', 'NotSet')
  await expectSession(other, 'signed-out', 'NotSet')
  await expect(other.getByRole('alert').filter({ hasText: 'signed out in another window' })).toBeVisible()
  const revoked = provider.requests
    .filter(({ endpoint }) => endpoint === 'revocation')
    .map(({ fields }) => fields)
  expect(revoked.map(({ token_type_hint }) => token_type_hint)).toEqual(['refresh_token', 'access_token'])
  for (const fields of revoked) expect(Object.keys(fields)).toEqual(['client_id', 'token', 'token_type_hint'])
  expect(
    provider.requests
      .filter(({ endpoint }) => endpoint === 'endSession')
      .map(({ fields }) => Object.keys(fields)),
  ).toEqual([['id_token_hint', 'post_logout_redirect_uri']])
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.getItem('os-draft:person-1')]),
  ).toEqual([0, 'kept'])
  await other.close()
})

test('a renewal that is refused is told in every tab, and each comes back to its own page [4.21]', async ({
  page,
  profile,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  await page.goto('/idx')
  const other = await profile.newPage()
  await other.goto('/user/settings')
  await expectSession(other, 'signed-in', 'Ok')
  provider.behave({ tamper: { token: () => answer(400, { error: 'invalid_grant' }) } })
  await makeRenewalDue(page)
  for (const tab of [page, other])
    await expect(tab.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
  provider.behave()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSession(page, 'signed-in', 'Ok')
  await expectSession(other, 'signed-in', 'Ok')
  await expect(page).toHaveURL(/\/idx$/)
  await expect(other).toHaveURL(/\/user\/settings$/)
  await other.close()
})

test('tabs that sign out together sign off once', async ({ page, profile, provider, staticPortal }) => {
  reset(provider, staticPortal)
  const other = await signInToTwoTabs(page, profile)
  provider.behave()
  staticPortal.apis = 401
  await Promise.all([page.reload(), other.reload()])
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(provider.count('endSession')).toBe(1)
  await other.close()
})

test('a sign-in in one tab signs the others in', async ({ page, profile, provider, staticPortal }) => {
  reset(provider, staticPortal)
  const other = await profile.newPage()
  await other.goto('/login')
  await expectSession(other, 'signed-out', 'NotSet')
  await signInHonestly(page)
  await expectSession(other, 'signed-in', 'Ok')
  await expect(other).not.toHaveURL(/\/login$/)
  await other.close()
})

test('somebody else who signs in finds a fresh page in every tab, also where the one before has signed out', async ({
  page,
  profile,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  const other = await signInToTwoTabs(page, profile)
  await other.evaluate(() => document.documentElement.setAttribute('data-left-by', 'person-1'))
  staticPortal.apis = 401
  await page.reload()
  await expectSession(other, 'signed-out', 'NotSet')
  staticPortal.apis = 'unreachable'
  provider.behave({ userInfo: false, tamper: withClaim('sub', 'person-2') })
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSession(page, 'signed-in', 'Ok')
  await expectSession(other, 'signed-in', 'Ok')
  await expect(other.locator('html')).not.toHaveAttribute('data-left-by')
  await other.close()
})

test('two tabs may sign in at the same time', async ({ page, profile, provider, staticPortal }) => {
  reset(provider, staticPortal)
  const other = await profile.newPage()
  await Promise.all([page.goto('/auth'), other.goto('/auth')])
  await expectSession(page, 'signed-in', 'Ok')
  await expectSession(other, 'signed-in', 'Ok')
  await other.close()
})
