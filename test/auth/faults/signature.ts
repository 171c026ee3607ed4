import { createHmac } from 'node:crypto'
import type { Fault, Minting, Tampering } from '../fault.ts'
import { forge, sign } from '../mint.ts'
import { createKey } from '../provider-keys.ts'
import { withHeader } from './tampering.ts'

const fault = (name: string, tamper: Tampering): Fault => ({
  area: 'signature',
  name,
  during: 'sign-in',
  tamper,
  expect: {
    result: 'SignatureFailed',
    log: 'authorizedCallback, token(s) validation failed, resetting. Hash: ',
  },
})

const changed = (
  change: (parts: [header: string, payload: string, signature: string], minting: Minting) => string[],
): Tampering => ({
  idToken: async (minting) =>
    change((await sign(minting)).split('.') as [string, string, string], minting).join('.'),
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)

/** A token authenticated by a secret that everybody knows. */
const hmac = (alg: string, secret: (minting: Minting) => string): Tampering => ({
  idToken: (minting) => {
    const [header, payload] = forge({ alg, kid: 'key-RS256' }, minting.claims).split('.')
    const signature = createHmac(`sha${alg.slice(2)}`, secret(minting))
      .update(`${header}.${payload}`)
      .digest('base64url')
    return `${header}.${payload}.${signature}`
  },
})

const unsigned = (alg: string): Tampering => ({ idToken: ({ claims }) => forge({ alg }, claims, '') })
const byStranger = (header: (minting: Minting) => Record<string, unknown>): Tampering => ({
  idToken: (minting) => sign({ ...minting, header: header(minting) }, minting.keys.stranger),
})

export const SIGNATURE_FAULTS: readonly Fault[] = [
  fault(
    "signs with a stranger's key under the published kid [5.26, 8.47]",
    byStranger(() => ({})),
  ),
  fault(
    "signs with a stranger's key and no kid",
    byStranger(() => ({ kid: undefined })),
  ),
  fault(
    "signs with a stranger's key and puts it into the header",
    byStranger(({ keys }) => ({ jwk: keys.stranger.publicJwk })),
  ),
  fault(
    'points to keys elsewhere by jku',
    byStranger(() => ({ jku: 'http://localhost:1/keys' })),
  ),
  fault(
    'points to a certificate elsewhere by x5u',
    byStranger(() => ({ x5u: 'http://localhost:1/certificate' })),
  ),
  fault('names a kid that is not published', withHeader({ kid: 'unheard-of' })),
  fault(
    'changes the first letter of the signature',
    changed(([header, payload, signature]) => [header, payload, flip(signature)]),
  ),
  fault(
    'cuts the signature short',
    changed(([header, payload, signature]) => [header, payload, signature.slice(0, -8)]),
  ),
  fault(
    'sends an empty signature',
    changed(([header, payload]) => [header, payload, '']),
  ),
  fault(
    'exchanges the payload after signing [4.37]',
    changed(([header, , signature], { claims }) => [header, encode({ ...claims, sub: 'admin' }), signature]),
  ),
  fault(
    'exchanges the header after signing',
    changed(([, payload, signature]) => [encode({ alg: 'RS256', kid: 'key-RS384' }), payload, signature]),
  ),
  fault(
    'says RS512 over an RS256 signature',
    changed(([, payload, signature]) => [encode({ alg: 'RS512', kid: 'key-RS256' }), payload, signature]),
  ),
  fault(
    'says nothing about the algorithm',
    changed(([, payload, signature]) => [encode({ kid: 'key-RS256' }), payload, signature]),
  ),
  fault('uses alg none', unsigned('none')),
  fault('uses alg None', unsigned('None')),
  fault('uses alg nOnE', unsigned('nOnE')),
  fault(
    'keeps the signature but says alg none',
    changed(([, payload, signature]) => [encode({ alg: 'none' }), payload, signature]),
  ),
  fault(
    'signs HS256 with the client id [5.30]',
    hmac('HS256', () => 'portal'),
  ),
  fault(
    'signs HS256 with its public key',
    hmac('HS256', ({ keys }) => JSON.stringify(keys.published[0])),
  ),
  fault(
    'signs HS384 with an empty secret [5.30]',
    hmac('HS384', () => ''),
  ),
  fault(
    'signs HS512 with the client id',
    hmac('HS512', () => 'portal'),
  ),
  fault(
    'demands an extension by crit',
    changed(([, payload, signature]) => [
      encode({ alg: 'RS256', kid: 'key-RS256', crit: ['exp'], exp: 1 }),
      payload,
      signature,
    ]),
  ),
  fault(
    'sends an ES256 signature of zeros',
    changed(([, payload]) => [
      encode({ alg: 'ES256', kid: 'key-ES256' }),
      payload,
      Buffer.alloc(64).toString('base64url'),
    ]),
  ),
  fault(
    'signs ES256 for a key of P-384',
    changed(([, payload, signature]) => [encode({ alg: 'ES256', kid: 'key-ES384' }), payload, signature]),
  ),
  {
    ...fault('publishes the key for encryption only', {}),
    tamper: { jwks: (keys) => keys.map((key) => ({ ...key, use: 'enc' })) },
  },
  {
    ...fault('rotates its key and publishes only the old ones', {}),
    tamper: { idToken: async (minting) => sign(minting, await createKey('RS256', 'key-of-tomorrow')) },
  },
]
