import type { ValidationResult } from '../../../shell/contract/session.ts'
import type { Area, Fault, Tampering } from '../fault.ts'
import { atHashOf } from '../mint.ts'
import { sign } from '../mint.ts'
import { nowS, withClaim, withClaims, withoutClaim } from './tampering.ts'

const fault = (area: Area, name: string, result: ValidationResult, tamper: Tampering): Fault => ({
  area,
  name,
  during: 'sign-in',
  tamper,
  expect: { result },
})

const REQUIRED = ['iss', 'sub', 'aud', 'exp', 'iat'] as const

export const CLAIM_FAULTS: readonly Fault[] = [
  ...REQUIRED.map((name) =>
    fault('claims', `leaves out ${name} [4.39, 5.17-5.21]`, 'RequiredPropertyMissing', withoutClaim(name)),
  ),
  ...REQUIRED.map((name) =>
    fault('claims', `sends null for ${name}`, 'RequiredPropertyMissing', withClaim(name, null)),
  ),
  fault('claims', 'names nobody', 'RequiredPropertyMissing', withClaim('sub', '')),
  fault('claims', 'names the person by a number', 'RequiredPropertyMissing', withClaim('sub', 7)),
  fault(
    'claims',
    'is another issuer [4.41, 5.33]',
    'IssDoesNotMatchIssuer',
    withClaim('iss', 'https://idp.example'),
  ),
  fault(
    'claims',
    'adds a slash to the issuer',
    'IssDoesNotMatchIssuer',
    withClaims((claims) => ({ ...claims, iss: `${String(claims.iss)}/` })),
  ),
  fault(
    'claims',
    'writes the issuer in capitals',
    'IssDoesNotMatchIssuer',
    withClaims((claims) => ({ ...claims, iss: String(claims.iss).toUpperCase() })),
  ),
  fault(
    'claims',
    'sends a list of issuers',
    'IssDoesNotMatchIssuer',
    withClaims((claims) => ({ ...claims, iss: [claims.iss] })),
  ),
  fault('claims', 'means another client [4.43]', 'IncorrectAud', withClaim('aud', 'somebody-else')),
  fault('claims', 'means a client with a longer name', 'IncorrectAud', withClaim('aud', 'portal-2')),
  fault('claims', 'means only others [5.35]', 'IncorrectAud', withClaim('aud', ['one', 'two'])),
  fault('claims', 'means an empty audience', 'IncorrectAud', withClaim('aud', [])),
  fault('claims', 'means an audience that is an object', 'IncorrectAud', withClaim('aud', { portal: true })),
  fault(
    'claims',
    'means two clients without azp [5.36]',
    'IncorrectAzp',
    withClaim('aud', ['portal', 'other']),
  ),
  fault(
    'claims',
    'means two clients with a foreign azp [4.45, 5.36]',
    'IncorrectAzp',
    withClaims((claims) => ({ ...claims, aud: ['portal', 'other'], azp: 'other' })),
  ),
  fault('claims', 'means us with a foreign azp', 'IncorrectAzp', withClaim('azp', 'other')),
  fault('claims', 'sends an empty azp', 'IncorrectAzp', withClaim('azp', '')),
  fault(
    'claims',
    'sends a wrong at_hash [4.47, 5.44]',
    'IncorrectAtHash',
    withClaim('at_hash', 'AAAAAAAAAAAAAAAAAAAAAA'),
  ),
  fault('claims', 'sends an empty at_hash', 'IncorrectAtHash', withClaim('at_hash', '')),
  fault('claims', 'sends a number for at_hash', 'IncorrectAtHash', withClaim('at_hash', 1)),
  fault('claims', 'computes at_hash with another hash', 'IncorrectAtHash', {
    idToken: (minting) =>
      sign({ ...minting, claims: { ...minting.claims, at_hash: atHashOf(minting.accessToken, 'RS512') } }),
  }),
  fault(
    'claims',
    'breaks issuer, audience and expiry at once',
    'IssDoesNotMatchIssuer',
    withClaims((claims) => ({ ...claims, iss: 'x', aud: 'x', exp: 1 })),
  ),
  fault(
    'claims',
    'breaks azp and expiry at once',
    'IncorrectAzp',
    withClaims((claims) => ({ ...claims, azp: 'x', exp: 1 })),
  ),
  fault(
    'claims',
    'breaks expiry and at_hash at once',
    'TokenExpired',
    withClaims((claims) => ({ ...claims, exp: nowS() - 1, at_hash: 'x' })),
  ),
  fault(
    'claims',
    'leaves out sub and breaks the nonce',
    'IncorrectNonce',
    withClaims(({ sub: _sub, ...claims }) => ({ ...claims, nonce: 'x' })),
  ),

  fault(
    'time',
    'sends a token that expired a second ago [4.46]',
    'TokenExpired',
    withClaims((claims) => ({ ...claims, exp: nowS() - 1 })),
  ),
  fault(
    'time',
    'sends a token that expires now [5.38]',
    'TokenExpired',
    withClaims((claims) => ({ ...claims, exp: nowS() })),
  ),
  fault(
    'time',
    'sends text for exp',
    'TokenExpired',
    withClaims((claims) => ({ ...claims, exp: String(nowS() + 3600) })),
  ),
  fault('time', 'sends true for exp', 'TokenExpired', withClaim('exp', true)),
  fault('time', 'sends a negative exp', 'TokenExpired', withClaim('exp', -1)),
  fault(
    'time',
    'issued the token two minutes ago [4.40]',
    'MaxOffsetExpired',
    withClaims((claims) => ({ ...claims, iat: nowS() - 121 })),
  ),
  fault(
    'time',
    'issued the token two minutes from now',
    'MaxOffsetExpired',
    withClaims((claims) => ({ ...claims, iat: nowS() + 125 })),
  ),
  fault('time', 'counts iat in milliseconds', 'MaxOffsetExpired', withClaim('iat', Date.now())),
  fault(
    'time',
    'sends text for iat',
    'MaxOffsetExpired',
    withClaims((claims) => ({ ...claims, iat: String(nowS()) })),
  ),
  fault(
    'time',
    'issued the token in 1970 and expired it',
    'MaxOffsetExpired',
    withClaims((claims) => ({ ...claims, iat: 0, exp: 1 })),
  ),

  fault('nonce', 'leaves out the nonce', 'IncorrectNonce', withoutClaim('nonce')),
  fault('nonce', 'sends another nonce [4.38, 5.31]', 'IncorrectNonce', withClaim('nonce', 'another')),
  fault('nonce', 'sends an empty nonce', 'IncorrectNonce', withClaim('nonce', '')),
  fault('nonce', 'sends null for the nonce', 'IncorrectNonce', withClaim('nonce', null)),
  fault(
    'nonce',
    'sends the nonce in a list',
    'IncorrectNonce',
    withClaims((claims) => ({ ...claims, nonce: [claims.nonce] })),
  ),
  fault(
    'nonce',
    'sends the nonce in capitals',
    'IncorrectNonce',
    withClaims((claims) => ({ ...claims, nonce: String(claims.nonce).toUpperCase() })),
  ),
]
