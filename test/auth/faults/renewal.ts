import type { ValidationResult } from '../../../shell/contract/session.ts'
import type { Fault, Json, Reply, Tampering } from '../fault.ts'
import { forge, sign } from '../mint.ts'
import { createKey } from '../provider-keys.ts'
import { answer, html, NO_CORS, nowS, RESET, withClaim, withClaims, withoutClaim } from './tampering.ts'

type More = Omit<Fault['expect'], 'result'>

/** The session goes on with the old tokens, or with new ones. */
const KEPT: More = { state: 'signed-in', log: 'OidcService code request {authority}' }
const RENEWED: More = { state: 'signed-in', renewed: true }
const refresh = (name: string, result: ValidationResult, tamper: Tampering, more: More = {}): Fault => ({
  area: 'refresh',
  name,
  during: 'refresh',
  tamper,
  expect: { result, ...more },
})

const token = (reply: Reply | ((honest: Json) => Json)): Tampering => ({
  token: (honest) => (typeof reply === 'function' ? reply(honest) : reply),
})
const always =
  <Result>(value: Result) =>
  () =>
    value
const OTHER = 'IncorrectIdTokenClaimsAfterRefresh'
const VALIDATION_FAILED = { log: 'authorizedCallback, token(s) validation failed, resetting. Hash: ' }

export const REFRESH_FAULTS: readonly Fault[] = [
  refresh(
    'no longer knows the refresh token [4.27]',
    'NotSet',
    token(answer(400, { error: 'invalid_grant' })),
    {
      log: 'OidcService code request {authority}',
      words: /session has ended/,
    },
  ),
  refresh('answers a refresh with 401', 'NotSet', token(answer(401, { error: 'invalid_client' })), {
    words: /session has ended/,
  }),
  refresh(
    'answers a refresh with 200 and login_required',
    'LoginRequired',
    token(answer(200, { error: 'login_required' })),
    { words: /session has ended/ },
  ),
  refresh(
    'answers a refresh with 200 and another error',
    'SecureTokenServerError',
    token(answer(200, { error: 'nope' })),
  ),
  refresh('answers a refresh with 500', 'Ok', token(answer(500)), KEPT),
  refresh('answers a refresh with 503 in HTML', 'Ok', token(html(503)), KEPT),
  refresh('asks to slow down', 'Ok', token(answer(429)), KEPT),
  refresh(
    'drops the connection of a refresh',
    'Ok',
    { beforeToken: always(RESET) },
    { ...KEPT, log: ' - no internet connection' },
  ),
  refresh('forbids reading the refreshed tokens', 'Ok', { beforeToken: always(NO_CORS) }, KEPT),
  refresh('answers a refresh with nothing', 'NotSet', token(answer(200, ''))),
  refresh(
    'leaves out the new access token',
    'SignatureFailed',
    token({ reply: 'answer', status: 200, body: {} }),
  ),
  refresh(
    'sends a new access token that does not fit the id token',
    'IncorrectAtHash',
    token((all) => ({ ...all, access_token: 'stolen' })),
    VALIDATION_FAILED,
  ),
  refresh(
    'keeps the old refresh token',
    'Ok',
    token(({ refresh_token: _gone, ...rest }) => rest),
    RENEWED,
  ),
  refresh(
    'sends no new id token',
    'Ok',
    token(({ id_token: _gone, ...rest }) => rest),
    RENEWED,
  ),
  refresh(
    'sends null for the new id token',
    'SignatureFailed',
    token((all) => ({ ...all, id_token: null })),
    VALIDATION_FAILED,
  ),
  refresh('refreshes for somebody else [4.44, 5.41]', OTHER, withClaim('sub', 'person-2'), VALIDATION_FAILED),
  refresh('adds azp on refresh [5.40]', OTHER, withClaim('azp', 'portal')),
  refresh(
    'makes a list of the audience and adds one [5.42]',
    OTHER,
    withClaims((claims) => ({ ...claims, aud: ['portal', 'other'], azp: 'portal' })),
  ),
  refresh('changes the time of sign-in on refresh [5.43]', OTHER, withClaim('auth_time', 1)),
  refresh('stops telling the time of sign-in', 'Ok', withoutClaim('auth_time'), RENEWED),
  refresh(
    'makes a list of the same audience',
    'Ok',
    withClaims((claims) => ({ ...claims, aud: ['portal'] })),
    RENEWED,
  ),
  refresh(
    'becomes another issuer on refresh [5.39]',
    'IssDoesNotMatchIssuer',
    withClaim('iss', 'https://idp.example'),
  ),
  refresh('means another client on refresh', 'IncorrectAud', withClaim('aud', 'other')),
  refresh(
    'sends an expired token on refresh',
    'TokenExpired',
    withClaims((claims) => ({ ...claims, exp: nowS() - 1 })),
  ),
  refresh(
    'keeps the old iat on refresh',
    'Ok',
    withClaims((claims) => ({ ...claims, iat: nowS() - 4000 })),
    RENEWED,
  ),
  refresh('sends a foreign nonce on refresh [5.32]', 'Ok', withClaim('nonce', 'foreign'), RENEWED),
  refresh("signs with a stranger's key on refresh", 'SignatureFailed', {
    idToken: (minting) => sign(minting, minting.keys.stranger),
  }),
  refresh('uses alg none on refresh', 'SignatureFailed', {
    idToken: ({ claims }) => forge({ alg: 'none' }, claims, ''),
  }),
  refresh(
    'cannot give its keys on refresh [7.14]',
    'Ok',
    { jwks: always(answer(500)) },
    { ...RENEWED, log: 'Failed to retrieve signing keys, fallback to stored keys' },
  ),
  refresh('rotates its keys', 'Ok', rotated(), RENEWED),
]

/** A new key, published with the old ones: a portal that keeps keys for long would not know it. */
function rotated(): Tampering {
  const key = createKey('RS256', 'key-of-tomorrow')
  return {
    idToken: async (minting) => sign(minting, await key),
    jwks: () => ({
      reply: 'answer',
      status: 200,
      body: key.then(({ publicJwk }) => ({ keys: [publicJwk] })),
    }),
  }
}

const frame = (name: string, result: ValidationResult, tamper: Tampering, more: More = {}): Fault => ({
  area: 'silent',
  name,
  during: 'frame renewal',
  tamper,
  expect: { result, ...more },
  settings: { renewBy: 'frame' },
})

const pushedFrame = (name: string, result: ValidationResult, reply: Reply, more: More): Fault => ({
  ...frame(
    name,
    result,
    { pushed: always(reply) },
    { log: 'There was an error on ParService postParRequest', ...more },
  ),
  settings: { renewBy: 'frame', pushedRequests: true },
})

const callback = (change: (parameters: Record<string, string>) => Record<string, string>): Tampering => ({
  callback: change,
})
const says = (error: string) => callback(({ state }) => ({ state: state!, error }))

export const FRAME_FAULTS: readonly Fault[] = [
  frame('has forgotten the person', 'LoginRequired', { sessionLost: true }, { words: /session has ended/ }),
  frame('wants consent in the frame', 'SecureTokenServerError', says('consent_required')),
  frame('wants interaction in the frame', 'SecureTokenServerError', says('interaction_required'), {
    words: /could not sign you in automatically/,
  }),
  frame(
    'sends another state to the frame',
    'StatesDoNotMatch',
    callback((all) => ({ ...all, state: 'another' })),
    { log: 'codeFlowCodeRequest incorrect state' },
  ),
  frame(
    'sends no state to the frame',
    'StatesDoNotMatch',
    callback(({ state: _gone, ...rest }) => rest),
    { log: 'no state in url' },
  ),
  frame(
    'sends no code to the frame',
    'NotSet',
    callback(({ code: _gone, ...rest }) => rest),
    { log: 'no code in url' },
  ),
  frame(
    'sends a code to the frame that it never gave',
    'NotSet',
    callback((all) => ({ ...all, code: 'invented' })),
  ),
  frame('sends another nonce to the frame', 'IncorrectNonce', withClaim('nonce', 'another')),
  frame('renews for somebody else', OTHER, withClaim('sub', 'person-2')),
  frame('changes the time of sign-in in the frame', OTHER, withClaim('auth_time', 1)),
  frame(
    'issued the renewed token long ago',
    'MaxOffsetExpired',
    withClaims((claims) => ({ ...claims, iat: nowS() - 4000 })),
  ),
  frame(
    'renews with an expired token',
    'TokenExpired',
    withClaims((claims) => ({ ...claims, exp: nowS() - 1 })),
  ),
  frame("signs the renewed token with a stranger's key", 'SignatureFailed', {
    idToken: (minting) => sign(minting, minting.keys.stranger),
  }),
  frame('answers the frame with 500 for tokens', 'Ok', token(answer(500)), KEPT),
  frame(
    'answers 500 for discovery once somebody is signed in',
    'Ok',
    { discovery: always(answer(500)) },
    RENEWED,
  ),
  frame(
    'drops the connection for discovery once somebody is signed in',
    'Ok',
    { discovery: always(RESET) },
    RENEWED,
  ),
  pushedFrame(
    'refuses the pushed request of the frame',
    'NotSet',
    answer(400, { error: 'invalid_request' }),
    { words: /session has ended/ },
  ),
  pushedFrame('answers 500 to the pushed request of the frame', 'Ok', answer(500), { state: 'signed-in' }),
  pushedFrame('drops the connection of the pushed request of the frame', 'Ok', RESET, { state: 'signed-in' }),
]
