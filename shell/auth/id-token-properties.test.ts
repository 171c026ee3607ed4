import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import type { JSONWebKeySet } from 'jose'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { takeRememberedRoute } from './auth.ts'
import { validateIdToken } from './id-token-validator.ts'
import { completeSignIn, isAnswer } from './engine.ts'

const TOKENS = 10_000
const NOW = 1_800_000_000

let token: string
let jwks: JSONWebKeySet

before(async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const claims = {
    iss: 'https://idp.example',
    sub: 'person',
    aud: 'portal',
    iat: NOW,
    exp: NOW + 60,
    nonce: 'nonce',
  }
  token = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .sign(privateKey)
  jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] }
})

const resultOf = async (idToken: unknown) => {
  const { result } = await validateIdToken({
    idToken,
    accessToken: 'a',
    jwks,
    phase: 'code',
    clientId: 'portal',
    nonce: 'nonce',
    issuer: 'https://idp.example',
    maxIatOffsetS: 120,
    now: NOW,
  })
  return result
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const letter = fc.constantFrom(...BASE64URL, '.', '=', ' ', '\n', 'é', '\u0000')

/** Ways to change a token: at a place, over a length, with letters put in their stead. */
const mutation = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.nat({ max: 8 }),
  fc.array(letter, { maxLength: 8 }),
)

function mutate(text: string, [place, length, letters]: [number, number, string[]]): string {
  const at = Math.floor(place * text.length)
  return text.slice(0, at) + letters.join('') + text.slice(at + length)
}

/** Base64url leaves unused bits in the last letter: texts that decode to the same bytes are the same token. */
const bytesOf = (text: string): string =>
  text
    .split('.')
    .map((part) => decoded(part))
    .join('.')

function decoded(part: string): string {
  try {
    return btoa(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return part
  }
}

describe('any token but the one that was signed', () => {
  it('is refused, ten thousand times over', async function () {
    this.timeout(60_000)
    expect(await resultOf(token)).to.equal('Ok')
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const changed = mutations.reduce(mutate, token)
        fc.pre(bytesOf(changed) !== bytesOf(token))
        expect(await resultOf(changed)).to.not.equal('Ok')
      }),
      { numRuns: TOKENS },
    )
  })

  it('is refused whatever it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (anything) => {
        expect(await resultOf(anything)).to.equal('SignatureFailed')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('any callback address', () => {
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string(),
    fc.string().map((text) => `/callback?${text}`),
    fc.string().map((text) => `/callback#${text}`),
  )

  it('ends in an outcome with a message, never in an error, and signs nobody in', async () => {
    setConfig(
      parseRuntimeConfig(
        '{"authority":"https://idp.example","clientId":"portal","signIn":{"logLevel":"None"}}',
      ),
    )
    await fc.assert(
      fc.asyncProperty(address, async (url) => {
        expect(isAnswer(url)).to.be.a('boolean')
        const { result, messages } = await completeSignIn(url)
        expect(result).to.equal('StatesDoNotMatch')
        expect(messages).to.have.length(1)
      }),
      { numRuns: 2000 },
    )
    expect(Object.keys(localStorage).filter((key) => key.startsWith('oidc.'))).to.deep.equal([])
  })

  it('never leads out of this origin as a remembered route', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          fc
            .constantFrom('/', '//', '/\\', '/\t/', '/.//')
            .chain((start) => fc.string().map((rest) => start + rest)),
        ),
        (path) => {
          sessionStorage.setItem('os.auth.route', path)
          const route = takeRememberedRoute()
          if (route !== null) expect(new URL(route, location.origin).origin).to.equal(location.origin)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
