import type { Fault, Tampering } from '../fault.ts'
import { answer, HANG, html, NO_CORS, RESET } from './tampering.ts'

const always =
  <Result>(value: Result) =>
  () =>
    value

/** Whatever the provider does, the person is signed out. */
const revocation = (name: string, tamper: Tampering, more: Omit<Fault['expect'], 'result'> = {}): Fault => ({
  area: 'revocation',
  name,
  during: 'sign-out',
  tamper,
  expect: { result: 'NotSet', ...more },
})

const FAILED = { log: 'Revocation request failed' }

export const REVOCATION_FAULTS: readonly Fault[] = [
  revocation(
    'refuses to revoke [7.22, 8.33]',
    { revocation: always(answer(400)) },
    { log: 'revoke token failed', requests: { revocation: 6, endSession: 1 } },
  ),
  revocation(
    'answers 503 to revocations [8.32]',
    { revocation: always(answer(503)) },
    { ...FAILED, requests: { endSession: 1 } },
  ),
  revocation(
    'answers 404 in HTML to revocations',
    { revocation: always(html(404)) },
    { ...FAILED, requests: { endSession: 1 } },
  ),
  revocation(
    'answers HTML to revocations',
    { revocation: always(html()) },
    { requests: { revocation: 2, endSession: 1 } },
  ),
  revocation(
    'answers 500 to a revocation once',
    { revocation: (attempt) => (attempt === 1 ? answer(500) : undefined) },
    { requests: { revocation: 3, endSession: 1 } },
  ),
  revocation(
    'drops the connections of revocations',
    { revocation: always(RESET) },
    { ...FAILED, requests: { endSession: 1 } },
  ),
  revocation(
    'forbids reading its answer to revocations',
    { revocation: always(NO_CORS) },
    { ...FAILED, requests: { endSession: 1 } },
  ),
  revocation('never answers revocations', { revocation: always(HANG) }, { requests: { endSession: 1 } }),
  revocation(
    'never answers anything any more',
    { revocation: always(HANG), discovery: always(HANG) },
    { words: /signed out here/, requests: { endSession: 0 } },
  ),
]

const popup = (name: string, callback: Tampering['callback'], expect: Fault['expect']): Fault => ({
  area: 'popup',
  name,
  during: 'popup',
  tamper: callback ? { callback } : {},
  expect,
  settings: { display: 'popup' },
})

export const POPUP_FAULTS: readonly Fault[] = [
  popup('shows a page that the person closes [4.30, 8.35, 9.22]', always(html()), {
    result: 'NotSet',
    log: 'User closed popup',
    words: /window was closed/,
  }),
  popup('cancels in the window', ({ state }) => ({ state: state!, error: 'access_denied' }), {
    result: 'SecureTokenServerError',
    words: /cancell?ed/,
  }),
  popup('sends another state to the window', (all) => ({ ...all, state: 'another' }), {
    result: 'StatesDoNotMatch',
  }),
  popup('sends no state to the window', ({ state: _gone, ...rest }) => rest, {
    result: 'StatesDoNotMatch',
    log: 'no state in url',
  }),
  popup('sends no code to the window', ({ code: _gone, ...rest }) => rest, {
    result: 'NotSet',
    log: 'no code in url',
  }),
]

const sessionCheck = (name: string, tamper: Tampering, expect: Fault['expect']): Fault => ({
  area: 'session check',
  name,
  during: 'session check',
  tamper,
  expect,
})

export const SESSION_CHECK_FAULTS: readonly Fault[] = [
  sessionCheck(
    'signed the person out elsewhere',
    { sessionCheck: 'changed', sessionLost: true },
    { result: 'LoginRequired', words: /session has ended/ },
  ),
]
