import type { ValidationResult } from '../../../shell/contract/session.ts'
import type { Area, Fault, Json, Reply, Tampering } from '../fault.ts'
import { answer, html, NO_CORS, RESET } from './tampering.ts'

const fault = (
  area: Area,
  name: string,
  result: ValidationResult,
  tamper: Tampering,
  more: Omit<Fault['expect'], 'result'> = {},
): Fault => ({
  area,
  name,
  during: 'sign-in',
  tamper,
  expect: { result, ...more },
})

const token = (
  name: string,
  result: ValidationResult,
  reply: Reply | ((honest: Json) => Json),
  more: Omit<Fault['expect'], 'result'> = {},
): Fault =>
  fault(
    'token endpoint',
    name,
    result,
    { token: (honest) => (typeof reply === 'function' ? reply(honest) : reply) },
    more,
  )

const REQUEST_FAILED = { log: 'OidcService code request {authority}' }
const document = (change: (document: Json) => Json): Tampering => ({ discovery: change })
const without = (name: string) => document(({ [name]: _gone, ...rest }) => rest)
const always =
  <Result>(value: Result) =>
  () =>
    value
/** Fails on the first attempts, then does its work. */
const first =
  <Honest>(failures: number, reply: Reply) =>
  (honest: Honest, attempt: number) =>
    attempt <= failures ? reply : honest

export const TOKEN_FAULTS: readonly Fault[] = [
  token('answers invalid_grant [8.40]', 'NotSet', answer(400, { error: 'invalid_grant' }), REQUEST_FAILED),
  token('answers 401', 'NotSet', answer(401, { error: 'invalid_client' }), REQUEST_FAILED),
  token('answers 404 in HTML', 'NotSet', html(404), REQUEST_FAILED),
  token('answers 500', 'NotSet', answer(500), REQUEST_FAILED),
  token('answers 503 in HTML', 'NotSet', html(503), REQUEST_FAILED),
  token('answers HTML', 'NotSet', html(), REQUEST_FAILED),
  token('answers nothing', 'NotSet', answer(200, ''), REQUEST_FAILED),
  token('answers null', 'SignatureFailed', answer(200, 'null')),
  token('answers a list', 'SignatureFailed', answer(200, [])),
  token('answers text', 'SignatureFailed', answer(200, '"token"')),
  token('answers 200 with login_required', 'LoginRequired', answer(200, { error: 'login_required' }), {
    log: 'AuthCallback AuthResult came with error: ',
  }),
  token('answers 200 with another error', 'SecureTokenServerError', answer(200, { error: 'nope' }), {
    log: 'AuthCallback AuthResult came with error: ',
  }),
  token('leaves out the access token', 'IncorrectAtHash', ({ access_token: _gone, ...rest }) => rest),
  token('sends an empty access token', 'IncorrectAtHash', (all) => ({ ...all, access_token: '' })),
  token('sends a number for the access token', 'IncorrectAtHash', (all) => ({ ...all, access_token: 7 })),
  token('exchanges the access token', 'IncorrectAtHash', (all) => ({ ...all, access_token: 'stolen' })),
  token('uses the code up, but forbids reading the answer', 'NotSet', NO_CORS, {
    ...REQUEST_FAILED,
    requests: { token: 2 },
  }),
  token('uses the code up and drops the connection', 'NotSet', RESET, {
    ...REQUEST_FAILED,
    requests: { token: 2 },
  }),
  fault(
    'token endpoint',
    'drops the connection once [8.21, 9.14]',
    'Ok',
    { beforeToken: (attempt) => (attempt === 1 ? RESET : undefined) },
    { state: 'signed-in', log: ' - no internet connection', requests: { token: 2 } },
  ),
  fault('token endpoint', 'has no token endpoint [8.39]', 'NotSet', without('token_endpoint'), {
    log: 'Token Endpoint not defined',
  }),
  fault(
    'token endpoint',
    'has a token endpoint that is no address',
    'NotSet',
    document((all) => ({ ...all, token_endpoint: 'http://' })),
  ),
]

const NO_KEYS = { log: 'Failed to retrieve signing key' }

export const KEY_FAULTS: readonly Fault[] = [
  fault(
    'keys',
    'answers 404 for its keys [7.13, 8.46, 9.26]',
    'NotSet',
    { jwks: always(answer(404)) },
    { log: 'Failed to retrieve signing key with error: ', requests: { jwks: 3 } },
  ),
  fault(
    'keys',
    'answers 500 for its keys twice [7.13]',
    'Ok',
    { jwks: first(2, answer(500)) },
    { state: 'signed-in', requests: { jwks: 3 } },
  ),
  fault('keys', 'answers 500 for its keys three times', 'NotSet', { jwks: first(3, answer(500)) }, NO_KEYS),
  fault('keys', 'answers HTML for its keys', 'NotSet', { jwks: always(html()) }, NO_KEYS),
  fault('keys', 'answers an object without keys', 'NotSet', { jwks: always(answer(200, {})) }, NO_KEYS),
  fault('keys', 'answers null for its keys', 'NotSet', { jwks: always(answer(200, 'null')) }, NO_KEYS),
  fault(
    'keys',
    'drops the connection for its keys',
    'NotSet',
    { jwks: always(RESET) },
    { ...NO_KEYS, requests: { jwks: 3 } },
  ),
  fault('keys', 'forbids reading its keys', 'NotSet', { jwks: always(NO_CORS) }, NO_KEYS),
  fault('keys', 'has no keys', 'SignatureFailed', { jwks: always([]) }),
  fault('keys', 'publishes nulls', 'SignatureFailed', { jwks: always(answer(200, { keys: [null, null] })) }),
  fault('keys', 'publishes text instead of keys', 'SignatureFailed', {
    jwks: always(answer(200, { keys: ['key'] })),
  }),
  fault('keys', 'publishes a secret only', 'SignatureFailed', {
    jwks: always([{ kty: 'oct', k: 'c2VjcmV0', kid: 'key-RS256' }]),
  }),
  fault('keys', 'publishes a broken key', 'SignatureFailed', {
    jwks: (keys) => keys.map((key) => (key.kid === 'key-RS256' ? { ...key, n: 'AQAB' } : key)),
  }),
  fault('keys', 'publishes its key for another algorithm', 'SignatureFailed', {
    jwks: (keys) => keys.map((key) => ({ ...key, alg: 'RS512' })),
  }),
  fault('keys', 'publishes its key for signing only', 'SignatureFailed', {
    jwks: (keys) => keys.map((key) => ({ ...key, key_ops: ['sign'] })),
  }),
  fault('keys', 'publishes a key that is too short', 'SignatureFailed', {
    jwks: (keys) => keys.map((key) => (key.n ? { ...key, n: key.n.slice(0, 171) } : key)),
  }),
  fault('keys', 'names no address of its keys', 'NotSet', without('jwks_uri'), NO_KEYS),
]

const UNKNOWN = 'NoAuthWellKnownEndPoints'

export const DISCOVERY_FAULTS: readonly Fault[] = [
  fault(
    'discovery',
    'answers 404 for discovery [4.42, 5.16, 7.12]',
    UNKNOWN,
    { discovery: always(answer(404)) },
    { words: /not set up for signing in/, requests: { discovery: 3 } },
  ),
  fault(
    'discovery',
    'answers 500 for discovery',
    UNKNOWN,
    { discovery: always(answer(500)) },
    { words: /has a problem/, requests: { discovery: 3 } },
  ),
  fault('discovery', 'answers HTML for discovery', UNKNOWN, { discovery: always(html()) }),
  fault('discovery', 'answers nothing for discovery', UNKNOWN, { discovery: always(answer(200, '')) }),
  fault('discovery', 'answers null for discovery', UNKNOWN, { discovery: always(answer(200, 'null')) }),
  fault('discovery', 'answers a list for discovery', UNKNOWN, { discovery: always(answer(200, [])) }),
  fault(
    'discovery',
    'drops the connection for discovery',
    UNKNOWN,
    { discovery: always(RESET) },
    { words: /cannot be reached/ },
  ),
  fault('discovery', 'forbids reading its discovery', UNKNOWN, { discovery: always(NO_CORS) }),
  fault(
    'discovery',
    'calls itself something else',
    UNKNOWN,
    document((all) => ({ ...all, issuer: 'https://idp.example' })),
    {
      words: /not set up for signing in/,
      log: 'Issuer mismatch: {authority} calls itself https://idp.example',
    },
  ),
  fault('discovery', 'says no issuer', UNKNOWN, without('issuer')),
  fault(
    'discovery',
    'says a number for the issuer',
    UNKNOWN,
    document((all) => ({ ...all, issuer: 7 })),
  ),
  fault(
    'discovery',
    'has no authorisation endpoint [5.16, 8.29]',
    UNKNOWN,
    without('authorization_endpoint'),
    {
      log: 'no authWellknownEndpoint given!',
    },
  ),
  fault(
    'discovery',
    'has an authorisation endpoint that is script',
    UNKNOWN,
    document((all) => ({ ...all, authorization_endpoint: 'javascript:alert(1)' })),
  ),
]

const INFO = { log: 'Received no user data, request failed' }

export const USER_INFO_FAULTS: readonly Fault[] = [
  fault(
    'user info',
    'answers 401 for user info [7.16, 9.27]',
    'NotSet',
    { userInfo: always(answer(401)) },
    { log: 'Failed to retrieve user info with error:  ', requests: { userInfo: 3 } },
  ),
  fault(
    'user info',
    'answers 500 for user info',
    'NotSet',
    { userInfo: always(answer(500)) },
    { ...INFO, requests: { userInfo: 3 } },
  ),
  fault(
    'user info',
    'answers 500 for user info twice [7.16]',
    'Ok',
    { userInfo: first(2, answer(500)) },
    { state: 'signed-in' },
  ),
  fault(
    'user info',
    'tells of somebody else',
    'NotSet',
    { userInfo: (info) => ({ ...info, sub: 'person-2' }) },
    INFO,
  ),
  fault(
    'user info',
    'tells of nobody [8.42]',
    'NotSet',
    { userInfo: ({ sub: _gone, ...info }) => info },
    INFO,
  ),
  fault('user info', 'answers null for user info', 'NotSet', { userInfo: always(answer(200, 'null')) }, INFO),
  fault('user info', 'answers HTML for user info', 'NotSet', { userInfo: always(html()) }, INFO),
  fault('user info', 'answers nothing for user info', 'NotSet', { userInfo: always(answer(204, '')) }, INFO),
  fault('user info', 'forbids reading user info', 'NotSet', { userInfo: always(NO_CORS) }, INFO),
  fault('user info', 'drops the connection for user info', 'NotSet', { userInfo: always(RESET) }, INFO),
]

const pushed = (name: string, tamper: Tampering, expect: Fault['expect']): Fault => ({
  area: 'pushed requests',
  name,
  during: 'sign-in',
  tamper,
  expect,
  settings: { pushedRequests: true },
})

const NOT_PUSHED: Fault['expect'] = {
  result: 'NotSet',
  log: 'There was an error on ParService postParRequest',
}

export const PUSHED_FAULTS: readonly Fault[] = [
  pushed('does not offer pushed requests [8.30]', without('pushed_authorization_request_endpoint'), {
    result: 'NotSet',
    log: 'Could not read PAR endpoint from authWellKnownEndpoints',
  }),
  pushed(
    'refuses the pushed request [8.31]',
    { pushed: always(answer(400, { error: 'invalid_request' })) },
    { ...NOT_PUSHED, requests: { pushed: 3 } },
  ),
  pushed('answers 500 to the pushed request', { pushed: always(answer(500)) }, NOT_PUSHED),
  pushed(
    'answers 500 to the pushed request twice',
    { pushed: first(2, answer(500)) },
    { result: 'Ok', state: 'signed-in', requests: { pushed: 3 } },
  ),
  pushed('answers HTML to the pushed request', { pushed: always(html()) }, NOT_PUSHED),
  pushed('answers null to the pushed request', { pushed: always(answer(200, 'null')) }, NOT_PUSHED),
  pushed(
    'gives the pushed request no name [7.20]',
    { pushed: ({ request_uri: _gone, ...rest }) => rest },
    NOT_PUSHED,
  ),
  pushed('gives the pushed request a number', { pushed: (all) => ({ ...all, request_uri: 7 }) }, NOT_PUSHED),
  pushed('forbids reading its answer to the pushed request', { pushed: always(NO_CORS) }, NOT_PUSHED),
  pushed('drops the connection of the pushed request', { pushed: always(RESET) }, NOT_PUSHED),
]
