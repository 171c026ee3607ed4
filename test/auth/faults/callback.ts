import type { Area, Fault, Reply } from '../fault.ts'

type Parameters = Record<string, string>

const fault = (
  area: Area,
  name: string,
  callback: (parameters: Parameters) => Parameters | Reply,
  expect: Fault['expect'],
): Fault => ({
  area,
  name,
  during: 'sign-in',
  tamper: { callback },
  expect,
})

const without =
  (name: string) =>
  ({ [name]: _gone, ...rest }: Parameters) =>
    rest
const error =
  (code: string, description = '') =>
  ({ state }: Parameters): Parameters => ({ state: state!, error: code, error_description: description })

export const CALLBACK_FAULTS: readonly Fault[] = [
  fault('state', 'sends no state [5.24, 8.37]', without('state'), {
    result: 'StatesDoNotMatch',
    log: 'no state in url',
  }),
  fault('state', 'sends an empty state', (all) => ({ ...all, state: '' }), {
    result: 'StatesDoNotMatch',
    log: 'no state in url',
  }),
  fault('state', 'sends another state [4.36, 5.23, 8.38]', (all) => ({ ...all, state: 'another' }), {
    result: 'StatesDoNotMatch',
    log: 'codeFlowCodeRequest incorrect state',
  }),
  fault('state', 'sends the state in capitals', (all) => ({ ...all, state: all.state!.toUpperCase() }), {
    result: 'StatesDoNotMatch',
    log: 'codeFlowCodeRequest incorrect state',
  }),
  fault('state', 'cuts the state short', (all) => ({ ...all, state: all.state!.slice(0, -1) }), {
    result: 'StatesDoNotMatch',
  }),
  fault(
    'state',
    'names a key of our own storage as the state',
    (all) => ({ ...all, state: 'user:somebody' }),
    { result: 'StatesDoNotMatch' },
  ),
  fault(
    'state',
    'sends an error with a foreign state',
    () => ({ state: 'foreign', error: 'login_required' }),
    { result: 'StatesDoNotMatch' },
  ),
  fault('state', 'sends an error without a state', () => ({ error: 'access_denied' }), {
    result: 'StatesDoNotMatch',
    log: 'no state in url',
  }),

  fault('callback', 'sends no code [4.35, 5.25, 8.36]', without('code'), {
    result: 'NotSet',
    log: 'no code in url',
  }),
  fault('callback', 'sends an empty code', (all) => ({ ...all, code: '' }), {
    result: 'NotSet',
    log: 'no code in url',
  }),
  fault('callback', 'sends a code that it never gave', (all) => ({ ...all, code: 'invented' }), {
    result: 'NotSet',
    log: 'OidcService code request {authority}',
  }),
  fault('callback', 'says login_required [4.49, 8.19]', error('login_required'), {
    result: 'LoginRequired',
    words: /needs an answer from you first/,
  }),
  fault('callback', 'says access_denied', error('access_denied'), {
    result: 'SecureTokenServerError',
    words: /cancell?ed/,
  }),
  fault('callback', 'says consent_required', error('consent_required'), { result: 'SecureTokenServerError' }),
  fault('callback', 'says interaction_required', error('interaction_required'), {
    result: 'SecureTokenServerError',
    words: /could not sign you in automatically/,
  }),
  fault('callback', 'says server_error [4.50]', error('server_error'), {
    result: 'SecureTokenServerError',
    words: /has a problem/,
  }),
  fault('callback', 'says something unheard of [8.20]', error('💥'), {
    result: 'SecureTokenServerError',
    words: /refused/,
  }),
  fault(
    'callback',
    'describes the error in HTML',
    error('invalid_request', '<img src=x onerror=alert(1)><script>alert(1)</script>'),
    { result: 'SecureTokenServerError' },
  ),
  fault('callback', 'describes the error in 5000 letters', error('invalid_request', 'x'.repeat(5000)), {
    result: 'SecureTokenServerError',
  }),
  fault('callback', 'sends an error and a code', (all) => ({ ...all, error: 'temporarily_unavailable' }), {
    result: 'SecureTokenServerError',
  }),
  fault(
    'callback',
    'sends a script address as the code',
    (all) => ({ ...all, code: 'javascript:alert(1)' }),
    { result: 'NotSet' },
  ),
]
