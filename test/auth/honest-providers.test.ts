import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { JWK } from 'jose'
import type { SignInSettings } from '../../shell/contract/runtime-config.ts'
import { EnginePage } from './engine-page.ts'
import { withClaim, withClaims, withHeader, withoutClaim } from './faults/tampering.ts'
import { MisbehavingProvider } from './misbehaving-provider.ts'
import type { Behaviour } from './misbehaving-provider.ts'
import { ALGORITHMS, createKey } from './provider-keys.ts'

let provider: MisbehavingProvider

before(async () => void (provider = await MisbehavingProvider.start()))
after(() => provider.stop())

async function signIn(behaviour: Partial<Behaviour> = {}, settings?: SignInSettings): Promise<void> {
  provider.behave(behaviour)
  const page = await EnginePage.open(provider.issuer, settings)
  assert.deepEqual(await page.signIn(), { result: 'Ok', messages: [] })
  assert.equal(page.stored()?.profile.sub, 'person-1')
}

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
  ['sends a list with only us as the audience', { tamper: withClaim('aud', ['portal']) }],
  [
    'sends several audiences and says that we are meant',
    { tamper: withClaims((claims) => ({ ...claims, aud: ['other', 'portal'], azp: 'portal' })) },
  ],
  ['sends azp with a single audience', { tamper: withClaim('azp', 'portal') }],
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
  it(`signs in with an honest provider that ${name} [4.48, 5.27-5.29, 5.44]`, () => signIn(behaviour))
}

it('signs in with a provider that calls itself otherwise, where the issuer is not checked [5.34]', () =>
  signIn(
    {
      tamper: {
        discovery: (document) => ({ ...document, issuer: 'https://idp.example' }),
        ...withClaim('iss', 'https://tokens.example'),
      },
    },
    { issuerCheck: false },
  ))

it('puts the whole request into a pushed one, and only its name into the address [7.19, 7.20]', async () => {
  await signIn({}, { pushedRequests: true })
  const [pushed] = provider.requests.filter(({ endpoint }) => endpoint === 'pushed')
  const [authorize] = provider.requests.filter(({ endpoint }) => endpoint === 'authorize')
  assert.deepEqual(Object.keys(pushed!.fields), [
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'nonce',
    'state',
    'code_challenge',
    'code_challenge_method',
  ])
  assert.deepEqual(Object.keys(authorize!.fields), ['client_id', 'request_uri'])
})
