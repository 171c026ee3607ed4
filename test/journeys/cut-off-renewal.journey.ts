import {
  accessTokenLivesS,
  expect,
  expectSession,
  makeRenewalDue,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'
import { later } from '../auth/later.ts'

test('a page that is closed while its renewal is on the way costs nobody the session', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  provider.behave({ tamper: { token: async (answer) => (await later(3000), answer) } })
  await makeRenewalDue(page)
  await expect.poll(() => provider.count('token')).toBe(1)
  await page.goto('about:blank')
  provider.behave({ refreshTokens: false })
  await page.goto('/user/settings')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  await expectSession(page, 'signed-in', 'Ok')
  expect(
    provider.requests.filter(({ endpoint }) => endpoint === 'authorize').map(({ fields }) => fields.prompt),
  ).toEqual(['none'])
  await makeRenewalDue(page)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  expect(
    provider.requests.filter(({ endpoint, fields }) => endpoint === 'token' && fields.refresh_token),
    'the lost refresh token is sent no more',
  ).toHaveLength(1)
})
