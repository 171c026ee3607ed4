import { SigninState } from 'oidc-client-ts'
import type { StateStore } from 'oidc-client-ts'
import { AuthError } from './auth-error.ts'
import type { AuthConfiguration } from './configuration.ts'

export interface Callback {
  code: string
  state: SigninState
  sessionState: string | null
}

/**
 * Reads the address the provider sent the browser back to; the state is used up, whatever comes next.
 * The state is judged before `error`: a forged error must not end a session.
 * @param issuer of the provider's discovery document
 * @throws AuthError
 */
export async function requireCallback(
  url: string,
  configuration: AuthConfiguration,
  store: StateStore,
  issuer: () => Promise<string>,
): Promise<Callback> {
  const parameters = callbackParameters(url)
  const id = parameters.get('state')
  if (!id) throw new AuthError('no state in url', 'StatesDoNotMatch')
  const state = parseState(await store.remove(id))
  if (!state) throw new AuthError('codeFlowCodeRequest incorrect state', 'StatesDoNotMatch')
  if (state.authority !== configuration.authority || state.client_id !== configuration.clientId) {
    throw new AuthError(`could not find matching config for state ${id}`, 'StatesDoNotMatch')
  }
  if (configuration.issuerCheck) await refuseOtherIssuer(parameters.get('iss'), issuer)
  refuseError(parameters)
  const code = parameters.get('code')
  if (!code) throw new AuthError('no code in url')
  return {
    code,
    state: await SigninState.create({ ...state }),
    sessionState: parameters.get('session_state'),
  }
}

/** Query parameters of the callback; a provider that ignores the default may use the fragment. */
export function callbackParameters(url: string): URLSearchParams {
  if (!URL.canParse(url, location.origin)) return new URLSearchParams()
  const { search, hash } = new URL(url, location.origin)
  return new URLSearchParams(search.length > 1 ? search : hash.slice(1))
}

/** RFC 9207, where the provider sends it: an answer of another provider brings a code that must not go to this one. */
async function refuseOtherIssuer(iss: string | null, issuer: () => Promise<string>): Promise<void> {
  if (iss !== null && iss !== (await issuer()))
    throw new AuthError(`The callback is of another issuer: ${iss}`, 'IssDoesNotMatchIssuer')
}

function refuseError(parameters: URLSearchParams): void {
  const error = parameters.get('error')
  if (!error) return
  const result = error === 'login_required' ? 'LoginRequired' : 'SecureTokenServerError'
  throw new AuthError(
    `AuthCallback AuthResult came with error: ${error}`,
    result,
    parameters.get('error_description') ?? '',
  )
}

function parseState(text: string | null): Parameters<typeof SigninState.create>[0] | null {
  try {
    return JSON.parse(text ?? 'null') as Parameters<typeof SigninState.create>[0] | null
  } catch {
    return null
  }
}
