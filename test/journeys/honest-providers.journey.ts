import { CLIENT_ID, expect, expectSession, reset, signInHonestly, test } from '../auth/fault-fixtures.ts'

test('asks exactly as the specification says [4.22, 7.15, 7.17, 7.23, 7.26, 9.7-9.9, 9.17-9.19]', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await page.goto('/?account=agency-google')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectSession(page, 'signed-in', 'Ok')
  const [authorize] = provider.requests.filter(({ endpoint }) => endpoint === 'authorize')
  const { nonce = '', state = '', code_challenge = '', ...rest } = authorize!.fields
  expect(rest).toEqual({
    client_id: CLIENT_ID,
    redirect_uri: `${staticPortal.url}/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    kc_idp_hint: 'agency-google',
  })
  expect([nonce, state, code_challenge].map(({ length }) => length)).toEqual([40, 40, 43])
  const [token] = provider.requests.filter(({ endpoint }) => endpoint === 'token')
  expect(Object.keys(token!.fields)).toEqual([
    'grant_type',
    'client_id',
    'code_verifier',
    'code',
    'redirect_uri',
  ])
  expect(token!.fields.code_verifier).toHaveLength(67)
  const [info] = provider.requests.filter(({ endpoint }) => endpoint === 'userInfo')
  expect(info!.authorization).toMatch(/^Bearer /)
})

test('signs in with an honest provider that answers in the fragment', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ tamper: { callbackIn: 'fragment' } })
  await signInHonestly(page)
})
