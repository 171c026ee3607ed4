import {
  accessTokenLivesS,
  CLIENT_ID,
  expect,
  expectQuiet,
  expectSession,
  makeRenewalDue,
  pressSignIn,
  reset,
  signInHonestly,
  test,
} from '../auth/fault-fixtures.ts'
import { answer, html } from '../auth/faults/tampering.ts'
import { later } from '../auth/later.ts'
import { MisbehavingProvider } from '../auth/misbehaving-provider.ts'

test('several providers side by side: the callback finds its own by the state', async ({
  page,
  provider,
  staticPortal,
}) => {
  const second = await MisbehavingProvider.start()
  provider.behave()
  staticPortal.configure({
    authority: provider.issuer,
    clientId: CLIENT_ID,
    otherProviders: [{ id: 'second', authority: second.issuer, clientId: 'second-client' }],
  })
  // whoever was here before signed in with the second one
  await page.goto('/login')
  await page.evaluate(
    ([authority, url]) => {
      localStorage.setItem(
        'oidc.its-state',
        JSON.stringify({
          id: 'its-state',
          created: Math.floor(Date.now() / 1000),
          request_type: 'si:r',
          code_verifier: 'v'.repeat(67),
          nonce: 'its-nonce',
          authority,
          client_id: 'second-client',
          redirect_uri: `${url}/callback`,
          scope: 'openid',
        }),
      )
    },
    [second.issuer, staticPortal.url],
  )
  const query = new URLSearchParams({
    client_id: 'second-client',
    redirect_uri: `${staticPortal.url}/callback`,
    state: 'its-state',
    nonce: 'its-nonce',
    response_type: 'code',
    code_challenge: await challengeOf('v'.repeat(67)),
  })
  await page.goto(`${second.issuer}/authorize?${query}`)
  await expectSession(page, 'signed-in', 'Ok')
  expect(second.count('token')).toBe(1)
  expect(provider.count('token')).toBe(0)
  await second.stop()
})

test('a callback for a provider that is not configured is refused [8.43]', async ({
  page,
  provider,
  staticPortal,
  log,
}) => {
  reset(provider, staticPortal)
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem(
      'oidc.foreign',
      JSON.stringify({
        id: 'foreign',
        authority: 'https://idp.example',
        client_id: 'x',
        request_type: 'si:r',
      }),
    ),
  )
  await page.goto('/callback?state=foreign&code=x')
  await expectSession(page, 'signed-out', 'StatesDoNotMatch')
  expect(log.join('\n')).toContain('could not find matching config for state foreign')
})

test('a response type that is no code flow is refused [5.15, 8.28]', async ({
  page,
  provider,
  staticPortal,
  log,
}) => {
  reset(provider, staticPortal, { responseType: 'id_token token' })
  await pressSignIn(page)
  await expect(page.getByRole('alert').filter({ hasText: 'not set up for signing in' })).toBeVisible()
  expect(log.join('\n')).toContain('Invalid response type!')
})

test('a failed sign-in leads to the configured unauthorized route, a good one to the configured post-login route [2.8, 2.86, 4.28]', async ({
  page,
  provider,
  staticPortal,
}) => {
  provider.behave({ tamper: { callback: ({ state }) => ({ state: state!, error: 'access_denied' }) } })
  staticPortal.configure({
    authority: provider.issuer,
    clientId: CLIENT_ID,
    unauthorizedRoute: '/login?after=failure',
    postLoginRoute: '/idx',
    signIn: { logLevel: 'None' },
  })
  await pressSignIn(page)
  await expectSession(page, 'signed-out', 'SecureTokenServerError')
  await expect(page).toHaveURL(/\/login\?after=failure$/)
  provider.behave()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSession(page, 'signed-in', 'Ok')
  await expect(page).toHaveURL(/\/idx$/)
})

test('a window that is closed and a renewal that is refused lead to the configured unauthorized route [2.8, 4.28]', async ({
  page,
  provider,
  staticPortal,
}) => {
  const config = {
    authority: provider.issuer,
    clientId: CLIENT_ID,
    unauthorizedRoute: '/login?after=failure',
  }
  provider.behave({ tamper: { callback: () => html() } })
  staticPortal.configure({ ...config, signIn: { logLevel: 'None', display: 'popup' } })
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await (await opened).close()
  await expect(page).toHaveURL(/\/login\?after=failure$/)

  provider.behave()
  staticPortal.configure({ ...config, signIn: { logLevel: 'None' } })
  for (const isLoaded of [true, false]) {
    await signInHonestly(page)
    provider.behave({ tamper: { token: () => answer(400, { error: 'invalid_grant' }) } })
    await makeRenewalDue(page, isLoaded ? 60 : -1)
    await expect(page).toHaveURL(/\/login\?after=failure$/)
    await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
    await page.goto('/you')
    await expect(page, 'once').toHaveURL(/\/login$/)
    provider.behave()
  }
})

test('a renewal that is refused after the login page has come leads to the configured unauthorized route', async ({
  page,
  provider,
  staticPortal,
}) => {
  staticPortal.configure({
    authority: provider.issuer,
    clientId: CLIENT_ID,
    unauthorizedRoute: '/login?after=failure',
    signIn: { logLevel: 'None' },
  })
  provider.behave()
  await signInHonestly(page)
  provider.behave({
    tamper: { token: async () => (await later(4000), answer(400, { error: 'invalid_grant' })) },
  })
  await makeRenewalDue(page, -1)
  await expect(page.getByRole('alert').filter({ hasText: 'being renewed' })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?after=failure$/)
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible()
})

test('asks no session check frame where that check is off', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal, { sessionCheck: false })
  await signInHonestly(page)
  await page.reload() // the discovery document, which names the frame, is in storage by now
  await expectQuiet(page)
  await later(500)
  expect(provider.count('sessionCheck')).toBe(0)
})

test('names the person by their id token in a renewal by frame where told to', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { renewBy: 'frame', idTokenHintOnRenewal: true })
  await signInHonestly(page)
  provider.behave()
  await makeRenewalDue(page)
  await expect.poll(() => accessTokenLivesS(page)).toBeGreaterThan(60)
  expect(provider.requests.find(({ endpoint }) => endpoint === 'authorize')?.fields.id_token_hint).toMatch(
    /^eyJ/,
  )
})

test('says nothing in the log at level None [9.42]', async ({ page, provider, staticPortal, log }) => {
  reset(provider, staticPortal, { logLevel: 'None' })
  await page.goto('/callback?state=forged&code=x')
  await expectSession(page, 'signed-out', 'StatesDoNotMatch')
  expect(log).toEqual([])
})

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(digest).toString('base64url')
}
