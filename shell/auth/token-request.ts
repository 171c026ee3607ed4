import {
  SILENT_RENEW_TIMEOUT_S,
  TOKEN_REFRESH_RETRY_S,
  TOKEN_REQUEST_NETWORK_RETRIES,
} from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import type { AuthConfiguration } from './configuration.ts'
import { ProviderHttpError, httpJson, ProviderNetworkError, TimeoutError } from './http-json.ts'
import type { Log } from './log.ts'
import { webAddress } from './well-known.ts'
import type { WellKnown } from './well-known.ts'

/** The token endpoint's answer, as far as we use it; nothing in it is believed before validation. */
export interface TokenAnswer {
  access_token?: unknown
  id_token?: unknown
  refresh_token?: unknown
  expires_in?: unknown
  scope?: unknown
  error?: unknown
  error_description?: unknown
}

/**
 * POSTs exactly these fields to the token endpoint; a network failure is tried again after 3 s, up to five times.
 * @throws AuthError for what the provider refuses, ProviderNetworkError or TimeoutError for what it never answered
 */
export async function tokenRequest(
  wellKnown: WellKnown,
  form: Record<string, string>,
  configuration: AuthConfiguration,
  log: Log,
): Promise<TokenAnswer> {
  const endpoint = webAddress(wellKnown.token_endpoint)
  if (!endpoint) throw new AuthError('Token Endpoint not defined')
  const failure = `OidcService code request ${configuration.authority}`
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await httpJson<TokenAnswer>(endpoint.href, {
        form,
        timeoutMs: SILENT_RENEW_TIMEOUT_S * 1000,
      })
      return refuseError(answer, attempt > 0)
    } catch (error) {
      if (error instanceof ProviderHttpError) throw refusal(failure, error, attempt > 0)
      if (error instanceof TimeoutError) throw new TimeoutError(`${failure} - ${error.message}`)
      if (!(error instanceof ProviderNetworkError) || attempt >= TOKEN_REQUEST_NETWORK_RETRIES) throw error
      log.warn(`${failure} - no internet connection`)
      await new Promise((resolve) => setTimeout(resolve, TOKEN_REFRESH_RETRY_S * 1000))
    }
  }
}

/** Some providers answer 200 with an error inside. */
function refuseError(answer: TokenAnswer | null, isRepeated: boolean): TokenAnswer {
  if (answer === null || typeof answer !== 'object') return {}
  if (answer.error == null || answer.error === '') return answer
  throw new AuthError(
    `AuthCallback AuthResult came with error: ${textOf(answer.error)}`,
    answer.error === 'login_required' ? 'LoginRequired' : 'SecureTokenServerError',
    textOf(answer.error_description),
    { isRepeated },
  )
}

/** A provider in trouble is not one that says no: renewals try the first kind again. */
function refusal(failure: string, error: ProviderHttpError, isRepeated: boolean): Error {
  if (error.status >= 500 || error.status === 429)
    return new ProviderHttpError(`${failure} ${error.message}`, error.status, error.body)
  return new AuthError(failure, 'NotSet', errorCode(error), { cause: error, isRepeated })
}

const errorCode = ({ message, body }: ProviderHttpError): string =>
  `${message} ${textOf((body as TokenAnswer | null)?.error)}`

/** A provider may put anything there. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
