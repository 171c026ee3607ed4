import { SigninState } from 'oidc-client-ts'
import type { CreateSigninRequestArgs } from 'oidc-client-ts'
import { CODE_VERIFIER_LENGTH, NONCE_LENGTH, STATE_LENGTH } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import type { AuthConfiguration } from './configuration.ts'
import { pushRequest } from './pushed-request.ts'
import { randomString } from './random-string.ts'
import { webAddress } from './well-known.ts'
import type { WellKnown } from './well-known.ts'

/** A new sign-in: the address at the provider, and the state that its answer will be judged by. */
export async function authorizeRequest(
  configuration: AuthConfiguration,
  wellKnown: WellKnown,
  args: CreateSigninRequestArgs,
): Promise<{ url: string; state: SigninState }> {
  const url = webAddress(wellKnown.authorization_endpoint)
  if (!url) throw new AuthError('no authWellknownEndpoint given!', 'NoAuthWellKnownEndPoints')
  const state = await newState(configuration, args)
  const parameters = { ...parametersOf(state, args), ...args.extraQueryParams }
  const sent = configuration.pushedRequests
    ? await pushRequest(wellKnown, configuration, parameters)
    : parameters
  for (const [name, value] of Object.entries(sent))
    if (value != null) url.searchParams.set(name, String(value))
  return { url: url.href, state }
}

function newState(
  { authority, clientId, redirectUrl, scope }: AuthConfiguration,
  args: CreateSigninRequestArgs,
): Promise<SigninState> {
  return SigninState.create({
    id: randomString(STATE_LENGTH),
    code_verifier: randomString(CODE_VERIFIER_LENGTH),
    nonce: randomString(NONCE_LENGTH),
    request_type: args.request_type,
    authority,
    client_id: clientId,
    redirect_uri: args.redirect_uri ?? redirectUrl,
    scope,
    data: args.state,
  })
}

/** Spec section 7, the authorise URL. */
function parametersOf(
  state: SigninState,
  { prompt, id_token_hint }: CreateSigninRequestArgs,
): Record<string, string | undefined> {
  return {
    client_id: state.client_id,
    redirect_uri: state.redirect_uri,
    response_type: 'code',
    scope: state.scope,
    nonce: state.nonce,
    state: state.id,
    code_challenge: state.code_challenge,
    code_challenge_method: 'S256',
    prompt,
    id_token_hint,
  }
}
