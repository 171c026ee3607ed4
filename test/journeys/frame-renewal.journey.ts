import type { Page } from '@playwright/test'
import { accessTokenLivesS, expect, expectSession, reset, signInHonestly, test } from '../auth/fault-fixtures.ts'
import type { Behaviour } from '../auth/misbehaving-provider.ts'

const NO_REFRESH_TOKENS: Partial<Behaviour> = { refreshTokens: false }

test('a frame that confirms a changed session keeps the refresh token', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  const before = await refreshToken(page)
  provider.behave({ ...NO_REFRESH_TOKENS, tamper: { sessionCheck: () => 'changed' } })
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
