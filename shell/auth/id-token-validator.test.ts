import { expect } from '@open-wc/testing'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { atHash, claimsOf, validateIdToken } from './id-token-validator.ts'
import type { ValidationInput } from './id-token-validator.ts'
import type { ValidationResult } from '../contract/session.ts'

const ISSUER = 'https://idp.example'
const NOW = 1_800_000_000
const ACCESS_TOKEN = 'access-token'

let privateKey: CryptoKey
let keys: JWK[]

before(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  privateKey = pair.privateKey
  keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }]
})

const honest = {
  iss: ISSUER,
  sub: 'person',
  aud: 'portal',
  iat: NOW,
  exp: NOW + 60,
  nonce: 'nonce',
  auth_time: NOW - 10,
}

function sign(claims: unknown, alg = 'RS256', key = privateKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg, kid: 'one' })
    .sign(key)
}

async function resultOf(
  changes: Record<string, unknown>,
  input: Partial<ValidationInput> = {},
): Promise<ValidationResult> {
  const claims = Object.fromEntries(
    Object.entries({ ...honest, ...changes }).filter(([, value]) => value !== undefined),
  )
  const { result } = await validateIdToken({
    idToken: await sign(claims),
    accessToken: ACCESS_TOKEN,
    jwks: { keys },
    phase: 'code',
    clientId: 'portal',
    nonce: 'nonce',
    issuer: ISSUER,
    maxIatOffsetS: 120,
    now: NOW,
    ...input,
  })
  return result
}

describe('validateIdToken', () => {
  it('accepts an honest token [4.48]', async () => {
    expect(await resultOf({})).to.equal('Ok')
    expect(await resultOf({ at_hash: await atHash(ACCESS_TOKEN, 'RS256') })).to.equal('Ok')
  })

  for (const alg of ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512']) {
    it(`verifies ${alg} and its at_hash [5.27-5.29]`, async () => {
      const pair = await generateKeyPair(alg, { extractable: true })
      const idToken = await sign(
        { ...honest, at_hash: await atHash(ACCESS_TOKEN, alg) },
        alg,
        pair.privateKey,
      )
      expect(
        await resultOf(
          {},
          { idToken, jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one' }] } },
        ),
      ).to.equal('Ok')
      expect(await resultOf({}, { idToken })).to.equal('SignatureFailed')
    })
  }

  // each breaks what its result is named for, and everything that comes later
  const LATER = { iss: 'x', aud: 'x', azp: 'x', exp: 1, at_hash: 'x' }
  const PRECEDENCE: readonly [ValidationResult, Record<string, unknown>, Partial<ValidationInput>?][] = [
    ['SignatureFailed', { ...LATER, nonce: 'x', sub: undefined, iat: 1 }, { jwks: null, issuer: undefined }],
    ['IncorrectNonce', { ...LATER, nonce: 'x', sub: undefined, iat: 1 }, { issuer: undefined }],
    ['RequiredPropertyMissing', { ...LATER, sub: undefined, iat: 1 }, { issuer: undefined }],
    ['MaxOffsetExpired', { ...LATER, iat: 1 }, { issuer: undefined }],
    ['NoAuthWellKnownEndPoints', LATER, { issuer: undefined }],
    ['IssDoesNotMatchIssuer', LATER],
    ['IncorrectAud', { ...LATER, iss: ISSUER }],
    ['IncorrectAzp', { ...LATER, iss: ISSUER, aud: 'portal' }],
    ['TokenExpired', { exp: NOW, at_hash: 'x' }],
    ['IncorrectAtHash', { at_hash: 'x' }],
  ]
  for (const [result, changes, input] of PRECEDENCE) {
    it(`decides for ${result} before all that comes later [4.37-4.43, 4.45-4.47]`, async () =>
      expect(await resultOf(changes, input)).to.equal(result))
  }

  it('decides for the claims of the old token between azp and expiry [4.44]', async () => {
    const existingIdToken = await sign(honest)
    const refreshed = { phase: 'refresh', existingIdToken } as const
    expect(await resultOf({ sub: 'other', azp: 'x', exp: 1 }, refreshed)).to.equal('IncorrectAzp')
    expect(await resultOf({ sub: 'other', exp: 1 }, refreshed)).to.equal('IncorrectIdTokenClaimsAfterRefresh')
    expect(await resultOf({ exp: 1 }, refreshed)).to.equal('TokenExpired')
  })

  it('compares with the old token after a frame renewal too, but not at a new sign-in', async () => {
    const existingIdToken = await sign(honest)
    expect(await resultOf({ sub: 'other' }, { phase: 'silent', existingIdToken })).to.equal(
      'IncorrectIdTokenClaimsAfterRefresh',
    )
    expect(await resultOf({ sub: 'other' }, { existingIdToken })).to.equal('Ok')
  })

  it('does not mind the order of audiences, nor auth_time coming or going', async () => {
    const existingIdToken = await sign({ ...honest, aud: ['a', 'portal'], azp: 'portal' })
    const refreshed = { phase: 'refresh', existingIdToken } as const
    expect(await resultOf({ aud: ['portal', 'a'], azp: 'portal' }, refreshed)).to.equal('Ok')
    expect(await resultOf({ aud: ['portal', 'b'], azp: 'portal' }, refreshed)).to.equal(
      'IncorrectIdTokenClaimsAfterRefresh',
    )
    expect(await resultOf({ aud: ['portal', 'a'], azp: 'portal', auth_time: undefined }, refreshed)).to.equal(
      'Ok',
    )
    expect(await resultOf({ aud: ['portal', 'a'], azp: 'portal', auth_time: 1 }, refreshed)).to.equal(
      'IncorrectIdTokenClaimsAfterRefresh',
    )
  })

  it('checks neither nonce nor issue time when refreshing [5.32]', async () => {
    expect(await resultOf({ nonce: 'x', iat: 1 }, { phase: 'refresh' })).to.equal('Ok')
    expect(await resultOf({ nonce: 'x' }, { phase: 'silent' })).to.equal('IncorrectNonce')
    expect(await resultOf({ iat: 1 }, { phase: 'silent' })).to.equal('MaxOffsetExpired')
  })

  it('draws the line of the issue time below 120 s, both ways [5.37, 9.12]', async () => {
    expect(await resultOf({ iat: NOW - 119 })).to.equal('Ok')
    expect(await resultOf({ iat: NOW - 120 })).to.equal('MaxOffsetExpired')
    expect(await resultOf({ iat: NOW + 119 })).to.equal('Ok')
    expect(await resultOf({ iat: NOW + 120 })).to.equal('MaxOffsetExpired')
    expect(await resultOf({ iat: `${NOW}` })).to.equal('MaxOffsetExpired')
  })

  it('allows a short life, and the configured skew', async () => {
    expect(await resultOf({ exp: NOW + 1 })).to.equal('Ok')
    expect(await resultOf({ exp: NOW })).to.equal('TokenExpired')
    expect(await resultOf({ exp: NOW - 29 }, { clockSkewS: 30 })).to.equal('Ok')
  })

  it('leaves the issuer alone when told so [5.34]', async () => {
    expect(await resultOf({ iss: 'x' }, { issuerCheck: false })).to.equal('Ok')
  })

  it('wants an access token', async () => {
    for (const accessToken of [undefined, null, '', 7])
      expect(await resultOf({}, { accessToken })).to.equal('IncorrectAtHash')
  })

  it('refuses whatever is no signed token', async () => {
    for (const idToken of [undefined, null, 7, {}, '', '.', '..', '...', 'a.b.c', 'a.b', 'a.b.c.d']) {
      expect(await resultOf({}, { idToken })).to.equal('SignatureFailed')
    }
  })

  it('never takes a key for HMAC from the published ones', async () => {
    const secret = crypto.getRandomValues(new Uint8Array(32))
    const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, true, [
      'sign',
    ])
    const idToken = await sign(honest, 'HS256', key)
    const oct = {
      kty: 'oct',
      k: btoa(String.fromCharCode(...secret))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, ''),
      kid: 'one',
    }
    expect(await resultOf({}, { idToken, jwks: { keys: [oct] } })).to.equal('SignatureFailed')
  })
})

describe('claimsOf', () => {
  it('reads names beyond ASCII', async () => {
    expect(claimsOf(await sign({ name: 'Łukasz 🙂' })).name).to.equal('Łukasz 🙂')
  })

  it('is empty for everything that is no JSON object', () => {
    for (const token of [undefined, '', 'a.b.c', `x.${btoa('[]')}.y`, `x.${btoa('null')}.y`])
      expect(claimsOf(token)).to.deep.equal({})
  })
})
