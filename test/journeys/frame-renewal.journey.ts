import type { Page } from '@playwright/test'
import {
  storeDueTokens,
  accessTokenLivesS,
  expect,
  expectSession,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'
import { answer } from '../auth/faults/tampering.ts'
import type { Behaviour, MisbehavingProvider } from '../auth/misbehaving-provider.ts'

const NO_REFRESH_TOKENS: Partial<Behaviour> = { refreshTokens: false }

/** Somebody without a refresh token whose tokens ran out while no page was open. */
async function letTokensRunOut(page: Page, provider: MisbehavingProvider): Promise<void> {
  provider.behave(NO_REFRESH_TOKENS)
  await signInHonestly(page)
  await storeDueTokens(page, -1)
  await page.goto('about:blank')
  provider.behave(NO_REFRESH_TOKENS) // counts anew
}

test('a new page asks by frame for a session whose tokens ran out, and shows what was asked for', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await letTokensRunOut(page, provider)
  await page.goto('/user/settings')
  await expectSession(page, 'signed-in', 'Ok')
  await expect(page).toHaveURL(/\/user\/settings$/)
  expect(
    provider.requests.filter(({ endpoint }) => endpoint === 'authorize').map(({ fields }) => fields.prompt),
  ).toEqual(['none'])
})

test('a new page says that the session has ended where the provider’s has too', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await letTokensRunOut(page, provider)
  provider.behave({ ...NO_REFRESH_TOKENS, tamper: { sessionLost: true } })
  await page.goto('/user/settings')
  await expectSession(page, 'signed-out', 'LoginRequired')
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
  provider.behave()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSession(page, 'signed-in', 'Ok')
  await expect(page).toHaveURL(/\/user\/settings$/)
})

test('a new page asks nobody where silent renewal is off', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal, { silentRenew: false })
  await letTokensRunOut(page, provider)
  await page.goto('/user/settings')
  await expectSession(page, 'signed-out', 'NotSet')
  expect(provider.count('authorize')).toBe(0)
})

test('a new page says how a sign-in ended that was to replace what ran out', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await letTokensRunOut(page, provider)
  provider.behave({ tamper: { callback: () => answer(403, '<!doctype html>', 'text/html') } })
  await page.goto('/login')
  await expect(page.getByRole('alert').filter({ hasText: 'being renewed' })).toBeVisible()
  provider.behave({ tamper: { callback: ({ state }) => ({ state: state!, error: 'access_denied' }) } })
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSession(page, 'signed-out', 'SecureTokenServerError')
  await expect(page.getByRole('alert').filter({ hasText: /cancell?ed/ })).toBeVisible()
})

test('a frame that confirms a changed session keeps the refresh token', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  const before = await refreshToken(page)
  provider.behave({ ...NO_REFRESH_TOKENS, tamper: { sessionCheck: 'changed' } })
  await page.reload()
  await expect.poll(() => provider.count('token')).toBe(1)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  await expectSession(page, 'signed-in', 'Ok')
  expect([before, await refreshToken(page)]).toEqual([expect.stringMatching(/./), before])
})

function refreshToken(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))!
    return (JSON.parse(localStorage.getItem(key)!) as { refresh_token?: string }).refresh_token
  })
}
