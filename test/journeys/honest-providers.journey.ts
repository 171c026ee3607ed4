import type { JWK } from 'jose'
import { CLIENT_ID, expect, expectSession, reset, signInHonestly, test } from '../auth/fault-fixtures.ts'
import { withClaim, withClaims, withHeader, withoutClaim } from '../auth/faults/tampering.ts'
import type { Behaviour } from '../auth/misbehaving-provider.ts'
import { ALGORITHMS, createKey } from '../auth/provider-keys.ts'

const another = createKey('RS256', 'another')

async function severalKeys(keys: JWK[]): Promise<JWK[]> {
  return [(await another).publicJwk, ...keys]
}

const VARIATIONS: readonly [name: string, behaviour: Partial<Behaviour>][] = [
  ...ALGORITHMS.map((alg) => [`signs ${alg}`, { alg }] as [string, Partial<Behaviour>]),
  ['names no kid', { tamper: withHeader({ kid: undefined }) }],
  [
    'publishes one key, and names no kid anywhere',
    { tamper: { ...withHeader({ kid: undefined }), jwks: ([key]) => [{ ...key, kid: undefined }] } },
  ],
  [
    'names no kid and publishes several keys that could fit',
    { tamper: { ...withHeader({ kid: undefined }), jwks: severalKeys } },
  ],
  ['sends a list with only us as the audience', { tamper: withClaim('aud', [CLIENT_ID]) }],
  [
    'sends several audiences and says that we are meant',
    { tamper: withClaims((claims) => ({ ...claims, aud: ['other', CLIENT_ID], azp: CLIENT_ID })) },
  ],
  ['sends azp with a single audience', { tamper: withClaim('azp', CLIENT_ID) }],
  ['sends no at_hash', { tamper: withoutClaim('at_hash') }],
  ['sends no auth_time', { tamper: withoutClaim('auth_time') }],
  [
    'has a clock that runs a minute ahead',
    { tamper: withClaims((claims) => ({ ...claims, iat: Number(claims.iat) + 60 })) },
  ],
  ['gives no refresh token', { refreshTokens: false }],
  ['offers no user info', { userInfo: false }],
  ['answers in the fragment', { tamper: { callbackIn: 'fragment' } }],
  [
    'publishes two keys under one kid',
    { tamper: { jwks: (keys) => keys.flatMap((key) => [key, { ...key }]) } },
  ],
  [
    'publishes keys that nobody needs',
    {
      tamper: {
        jwks: (keys) => [{ kty: 'oct', k: 'AAAA' }, { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' }, ...keys],
      },
    },
  ],
]

for (const [name, behaviour] of VARIATIONS) {
  test(`signs in with an honest provider that ${name}`, async ({ page, provider, staticPortal }) => {
    reset(provider, staticPortal)
    provider.behave(behaviour)
    await signInHonestly(page)
  })
}

test('signs in with a provider that calls itself otherwise, where the issuer is not checked', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { issuerCheck: false })
  provider.behave({
    tamper: {
      discovery: (document) => ({ ...document, issuer: 'https://idp.example' }),
      ...withClaim('iss', 'https://tokens.example'),
    },
  })
  await signInHonestly(page)
})

test('asks exactly as the specification says', async ({ page, provider, staticPortal }) => {
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

test('puts the whole request into a pushed one, and only its name into the address', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal, { pushedRequests: true })
  await signInHonestly(page)
  const [pushed] = provider.requests.filter(({ endpoint }) => endpoint === 'pushed')
  const [authorize] = provider.requests.filter(({ endpoint }) => endpoint === 'authorize')
  expect(Object.keys(pushed!.fields)).toEqual([
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'nonce',
    'state',
    'code_challenge',
    'code_challenge_method',
  ])
  expect(Object.keys(authorize!.fields)).toEqual(['client_id', 'request_uri'])
})
