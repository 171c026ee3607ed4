import {
  accessTokenLivesS,
  expect,
  expectSession,
  makeRenewalDue,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'
import { answer, RESET } from '../auth/faults/tampering.ts'
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

for (const status of [400, 200]) {
  test(`an answer that a gateway lost costs nobody the session, where the next try is refused with ${status}`, async ({
    page,
    provider,
    staticPortal,
  }) => {
    reset(provider, staticPortal)
    await signInHonestly(page)
    provider.behave({ tamper: { token: () => answer(503) } })
    await makeRenewalDue(page)
    await expect.poll(() => provider.count('token')).toBe(1)
    const refused = answer(status, { error: 'invalid_grant' })
    provider.behave({
      refreshTokens: false,
      tamper: { beforeToken: (attempt) => (attempt === 1 ? refused : undefined) },
    })
    await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
    await expectSession(page, 'signed-in', 'Ok')
    expect(
      provider.requests.filter(({ endpoint }) => endpoint === 'authorize').map(({ fields }) => fields.prompt),
    ).toEqual(['none'])
  })
}

test('an answer that is lost after the provider used the refresh token up costs nobody the session', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  provider.behave({ tamper: { token: (honest, attempt) => (attempt === 1 ? RESET : honest) } })
  await makeRenewalDue(page)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  await expectSession(page, 'signed-in', 'Ok')
  expect(
    provider.requests.filter(({ endpoint }) => endpoint === 'token').map(({ fields }) => fields.grant_type),
  ).toEqual(['refresh_token', 'refresh_token', 'authorization_code'])
})

test('a code whose answer is lost in a frame renewal costs nobody the session', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { renewBy: 'frame' })
  await signInHonestly(page)
  provider.behave({ tamper: { token: (honest, attempt) => (attempt === 1 ? RESET : honest) } })
  await makeRenewalDue(page)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  await expectSession(page, 'signed-in', 'Ok')
  const codes = provider.requests
    .filter(({ endpoint }) => endpoint === 'token')
    .map(({ fields }) => fields.code)
  expect([codes.length, new Set(codes).size], 'the lost code twice, then another').toEqual([3, 2])
})
