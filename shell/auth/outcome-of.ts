import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { AuthError } from './auth-error.ts'
import { HttpError, NetworkError, TimeoutError } from './http-json.ts'
import { WORDS, wordsFor } from './messages.ts'
import type { Outcome } from './session-notes.ts'
import { STORAGE_BLOCKED } from './facade-words.ts'

/** Which result and which words for people a failure deserves. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof AuthError) return { result: error.result, message: wordsOf(error), cause: error.message }
  if (error instanceof ErrorResponse) return outcomeOfAnswer(error)
  if (isStorageError(error)) return { result: 'NotSet', message: STORAGE_BLOCKED }
  if (isUnanswered(error)) return { result: 'NotSet', message: WORDS.unreachable }
  return { result: 'NotSet', message: wordsFor('NotSet') }
}

/** For the log: the login message of spec section 8 and, where known, the cause behind it. */
export function causeOf(error: unknown): string {
  if (error instanceof AuthError) return [error.message, error.result !== 'NotSet' && error.result, error.detail].filter(Boolean).join(' ')
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** No network, no answer in time, or a provider in trouble: no reason to throw a session away. */
export function isTransient(error: unknown): boolean {
  const beneath = beneathOf(error)
  return isUnanswered(beneath) || (beneath instanceof HttpError && (beneath.status >= 500 || beneath.status === 429))
}

/** Nothing was said at all, neither yes nor no. */
export const isUnanswered = (error: unknown): boolean =>
  beneathOf(error) instanceof NetworkError || isTimeout(error)

export function isTimeout(error: unknown): boolean {
  const beneath = beneathOf(error)
  return beneath instanceof TimeoutError || beneath instanceof ErrorTimeout
}

/** A login message of the specification may stand for a failure of the network. */
const beneathOf = (error: unknown): unknown => (error instanceof AuthError ? (error.cause ?? error) : error)

function wordsOf({ result, detail, message }: AuthError): string {
  if (/access_denied/.test(message)) return WORDS.cancelled
  if (message === 'User closed popup') return WORDS.popupClosed
  if (/Invalid response type|authWellknownEndpoint given|Config is NOT set|PAR endpoint/.test(message)) return WORDS.configuration
  return wordsFor(detail && result === 'Ok' ? 'NotSet' : result)
}

const outcomeOfAnswer = ({ error }: ErrorResponse): Outcome => {
  const result = error === 'login_required' ? 'LoginRequired' : 'SecureTokenServerError'
  return { result, message: wordsFor(result) }
}

const isStorageError = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'QuotaExceededError')
