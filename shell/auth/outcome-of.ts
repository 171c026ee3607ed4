import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { AuthError } from './auth-error.ts'
import { ProviderHttpError, ProviderNetworkError, TimeoutError } from './http-json.ts'
import type { SignInMessage } from '../words/sign-in/sign-in-text.ts'
import { messagesFor } from './messages.ts'
import type { Outcome } from './session-notes.ts'

/** Which result and which messages for people a failure deserves. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof AuthError)
    return { result: error.result, messages: messagesOfRefusal(error), cause: error.message }
  if (error instanceof ErrorResponse) return outcomeOfAnswer(error)
  if (isStorageError(error)) return { result: 'NotSet', messages: ['storageBlocked'] }
  if (isUnanswered(error)) return { result: 'NotSet', messages: ['unanswered'] }
  if (troubleOf(error)) return { result: 'NotSet', messages: ['trouble'] }
  return { result: 'NotSet', messages: messagesFor('NotSet') }
}

const FRAMES =
  'A provider that denies frames, or whose cookies the browser keeps from them, needs refresh tokens'

/** For the log: the login message of spec section 8 and, where known, the cause behind it. */
export function causeOf(error: unknown): string {
  if (error instanceof AuthError)
    return [error.message, error.result !== 'NotSet' && error.result, error.detail].filter(Boolean).join(' ')
  if (error instanceof ErrorTimeout) return `${error.name}: ${error.message}. ${FRAMES}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** What kept the provider from saying yes or no; null where it said one of them, or nobody asked. */
export function troubleOf(error: unknown): 'timeout' | 'network' | 'provider' | null {
  const beneath = beneathOf(error)
  if (beneath instanceof TimeoutError || beneath instanceof ErrorTimeout) return 'timeout'
  if (beneath instanceof ProviderNetworkError) return 'network'
  return beneath instanceof ProviderHttpError && (beneath.status >= 500 || beneath.status === 429)
    ? 'provider'
    : null
}

/** Nothing was said at all. */
export function isUnanswered(error: unknown): boolean {
  const trouble = troubleOf(error)
  return trouble === 'timeout' || trouble === 'network'
}

const KEPT = { network: 'keptUnreachable', timeout: 'keptSlow', provider: 'keptTrouble' } as const

/** For a page that has shown nobody yet: why the session could not be renewed, which is kept. */
export function keptBecause(error: unknown): SignInMessage {
  const trouble = troubleOf(error)
  if (trouble === null) return 'storageBlocked'
  if (!navigator.onLine) return 'keptOffline'
  return KEPT[trouble]
}

/** A login message of the specification may stand for a failure of the network. */
const beneathOf = (error: unknown): unknown => (error instanceof AuthError ? (error.cause ?? error) : error)

function messagesOfRefusal(error: AuthError): readonly SignInMessage[] {
  const { result, detail, message } = error
  if (/access_denied/.test(message)) return ['cancelled']
  if (/came with error: (interaction|consent|account_selection)_required/.test(message))
    return ['interaction']
  if (/came with error: (server_error|temporarily_unavailable)/.test(message)) return ['trouble']
  if (result === 'NoAuthWellKnownEndPoints' && !isUnanswered(error))
    return [troubleOf(error) ? 'trouble' : 'configuration']
  if (message === 'User closed popup') return ['popupClosed']
  if (/Invalid response type|authWellknownEndpoint given|Config is NOT set|PAR endpoint/.test(message))
    return ['configuration']
  return messagesFor(detail && result === 'Ok' ? 'NotSet' : result)
}

const outcomeOfAnswer = ({ error }: ErrorResponse): Outcome => {
  const result = error === 'login_required' ? 'LoginRequired' : 'SecureTokenServerError'
  return { result, messages: messagesFor(result) }
}

/** The browser blocks storage, or it is full. */
export const isStorageError = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'QuotaExceededError')
