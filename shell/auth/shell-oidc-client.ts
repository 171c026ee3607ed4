import { OidcClient } from 'oidc-client-ts'
import type {
  CreateSigninRequestArgs,
  IdTokenClaims,
  OidcClientSettings,
  SigninRequest,
  SigninResponse,
  UseRefreshTokenArgs,
} from 'oidc-client-ts'
import { MAX_ID_TOKEN_IAT_OFFSET_S, NEWER_DOCUMENT_LIMIT_MS } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import { authorizeRequest } from './authorize-request.ts'
import { requireCallback } from './callback-parameters.ts'
import type { AuthConfiguration } from './configuration.ts'
import { validateIdToken } from './id-token-validator.ts'
import type { Claims } from './id-token-validator.ts'
import type { Log } from './log.ts'
import { revokeToken } from './revoke-token.ts'
import { signingKeys } from './signing-keys.ts'
import { responseFrom } from './signin-response.ts'
import { tokenRequest } from './token-request.ts'
import type { TokenAnswer } from './token-request.ts'
import type { StoredUser } from './stored-user.ts'
import { loadUserInfo } from './user-info.ts'
import { fetchWellKnown, storedWellKnown } from './well-known.ts'
import type { WellKnown } from './well-known.ts'

type Phase = 'code' | 'silent' | 'refresh'

/**
 * What oidc-client-ts leaves to us: validation, pushed requests, retries.
 * UserManager stores a user only after these methods have accepted the answer.
 */
export class ShellOidcClient extends OidcClient {
  readonly configuration: AuthConfiguration
  readonly #log: Log
  readonly #stored: () => StoredUser | null

  constructor(
    settings: OidcClientSettings,
    configuration: AuthConfiguration,
    log: Log,
    stored: () => StoredUser | null,
  ) {
    super(settings)
    this.configuration = configuration
    this.#log = log
    this.#stored = stored
  }

  override async createSigninRequest(args: CreateSigninRequestArgs): Promise<SigninRequest> {
    const { configuration } = this
    if (configuration.responseType !== 'code') throw new AuthError('Invalid response type!')
    const wellKnown = await (args.request_type === 'si:s'
      ? this.#wellKnownToday()
      : fetchWellKnown(configuration))
    const request = await authorizeRequest(configuration, wellKnown, args)
    await this.clearStaleState()
    await this.settings.stateStore.set(request.state.id, request.state.toStorageString())
    return request
  }

  override async processSigninResponse(url: string): Promise<SigninResponse> {
    const before = this.#stored()
    const { code, state, sessionState } = await requireCallback(
      url,
      this.configuration,
      this.settings.stateStore,
      async () => (await this.#wellKnown()).issuer,
    )
    const wellKnown = await this.#wellKnown()
    const form = {
      grant_type: 'authorization_code',
      client_id: this.configuration.clientId,
      code_verifier: state.code_verifier ?? '',
      code,
      redirect_uri: state.redirect_uri,
    }
    const answer = await tokenRequest(wellKnown, form, this.configuration, this.#log)
    const phase = state.request_type === 'si:s' ? 'silent' : 'code'
    const claims = await this.#validate(answer, wellKnown, phase, before?.id_token, state.nonce)
    const info = phase === 'code' ? await this.#userInfo(wellKnown, String(answer.access_token), claims) : {}
    if (phase === 'silent') this.#refuseUnlessAwaited(answer, wellKnown, before)
    // a frame brings none with it: the one at hand stays good
    const refresh_token = phase === 'silent' ? before?.refresh_token : undefined
    return responseFrom(answer, {
      refresh_token,
      session_state: sessionState,
      scope: state.scope,
      profile: { ...info, ...(claims as IdTokenClaims) },
    })
  }

  override async useRefreshToken({ state }: UseRefreshTokenArgs): Promise<SigninResponse> {
    const before = this.#stored()
    const form = {
      grant_type: 'refresh_token',
      client_id: this.configuration.clientId,
      refresh_token: state.refresh_token,
    }
    const wellKnown = await this.#wellKnown()
    const answer = await tokenRequest(wellKnown, form, this.configuration, this.#log)
    const kept =
      answer.id_token === undefined && typeof answer.access_token === 'string' && answer.access_token !== ''
    const claims = kept ? state.profile : await this.#validate(answer, wellKnown, 'refresh', state.id_token)
    this.#refuseUnlessAwaited(answer, wellKnown, before)
    const { refresh_token, id_token, session_state, scope } = state
    return responseFrom(answer, {
      refresh_token,
      id_token,
      session_state,
      scope,
      profile: { ...state.profile, ...(claims as IdTokenClaims) },
    })
  }

  async #validate(
    answer: TokenAnswer,
    wellKnown: WellKnown,
    phase: Phase,
    existingIdToken?: string,
    nonce?: string,
  ): Promise<Claims> {
    const { result, claims } = await validateIdToken({
      idToken: answer.id_token,
      accessToken: answer.access_token,
      jwks: await signingKeys(wellKnown.jwks_uri, this.configuration, this.#log),
      phase,
      clientId: this.configuration.clientId,
      nonce,
      issuer: wellKnown.issuer,
      issuerCheck: this.configuration.issuerCheck,
      existingIdToken,
      maxIatOffsetS: MAX_ID_TOKEN_IAT_OFFSET_S,
      clockSkewS: this.configuration.clockSkewS,
    })
    // the address's fragment is not repeated here: it may carry a code
    if (result !== 'Ok')
      throw new AuthError('authorizedCallback, token(s) validation failed, resetting. Hash: ', result)
    return claims
  }

  /** Somebody signed out while the renewal was on its way, or in anew: its tokens must not bring the old session back. */
  #refuseUnlessAwaited(
    { refresh_token }: TokenAnswer,
    wellKnown: WellKnown,
    before: StoredUser | null,
  ): void {
    const now = this.#stored()
    if (now && now.access_token === before?.access_token) return
    if (typeof refresh_token === 'string')
      revokeToken(refresh_token, 'refresh_token', this.configuration, wellKnown).catch(() => {})
    throw new AuthError('Signed out while the tokens were being renewed', 'LoginRequired')
  }

  async #userInfo(wellKnown: WellKnown, accessToken: string, claims: Claims): Promise<Claims> {
    return this.configuration.userInfo && wellKnown.userinfo_endpoint
      ? loadUserInfo(wellKnown.userinfo_endpoint, accessToken, claims.sub)
      : {}
  }

  /** A renewal takes the document that is known where no new one can be had soon: a moment without network must not end the session. */
  async #wellKnownToday(): Promise<WellKnown> {
    const known = storedWellKnown(this.configuration.authority)
    if (!known) return fetchWellKnown(this.configuration)
    return fetchWellKnown(this.configuration, NEWER_DOCUMENT_LIMIT_MS).catch(() => known)
  }

  async #wellKnown(): Promise<WellKnown> {
    return storedWellKnown(this.configuration.authority) ?? fetchWellKnown(this.configuration)
  }
}
