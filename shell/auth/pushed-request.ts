import { PUSHED_REQUEST_RETRIES, SILENT_RENEW_TIMEOUT_S } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import type { AuthConfiguration } from './configuration.ts'
import { httpJson } from './http-json.ts'
import type { WellKnown } from './well-known.ts'

type Parameters = Readonly<Record<string, string | number | boolean | undefined>>

/** RFC 9126: the whole request goes to the provider in a form, and only its name into the address. */
export async function pushRequest(
  wellKnown: WellKnown,
  { clientId }: AuthConfiguration,
  parameters: Parameters,
): Promise<Record<string, string>> {
  const endpoint = wellKnown.pushed_authorization_request_endpoint
  if (!endpoint) throw new AuthError('Could not read PAR endpoint from authWellKnownEndpoints')
  const form = Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )
  try {
    const answer = await httpJson<{ request_uri?: unknown } | null>(endpoint, {
      form,
      retries: PUSHED_REQUEST_RETRIES,
      timeoutMs: SILENT_RENEW_TIMEOUT_S * 1000,
    })
    if (typeof answer?.request_uri !== 'string') throw new Error('the answer has no request_uri')
    return { client_id: clientId, request_uri: answer.request_uri }
  } catch (error) {
    throw new AuthError(
      'There was an error on ParService postParRequest',
      'NotSet',
      (error as Error).message,
      { cause: error },
    )
  }
}
