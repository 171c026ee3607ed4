import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkSessionPage } from './check-session-page.ts'
import type { Endpoint, Json, Reply, Tampering } from './fault.ts'
import { Grants } from './grants.ts'
import { later } from './later.ts'
import { atHashOf, honestClaims, sign } from './mint.ts'
import { createKeys } from './provider-keys.ts'
import type { ProviderKeys } from './provider-keys.ts'
import { allowEverybody, end, formOf, goodbye, isReply, json, reply } from './provider-replies.ts'

export interface RecordedRequest {
  endpoint: Endpoint
  method: string
  /** Query or form fields. */
  fields: Record<string, string>
  authorization: string | undefined
}

type Answer = Json | Reply | ((response: ServerResponse) => void)

export interface Behaviour {
  tamper: Tampering
  alg: string
  /** Seconds the access token lives. */
  lifetimeS: number
  refreshTokens: boolean
  userInfo: boolean
}

const HONEST: Behaviour = { tamper: {}, alg: 'RS256', lifetimeS: 3600, refreshTokens: true, userInfo: true }

const PATHS: Record<string, Endpoint> = {
  '/.well-known/openid-configuration': 'discovery',
  '/jwks': 'jwks',
  '/authorize': 'authorize',
  '/token': 'token',
  '/userinfo': 'userInfo',
  '/par': 'pushed',
  '/revoke': 'revocation',
  '/end-session': 'endSession',
  '/check-session': 'sessionCheck',
}

let sharedKeys: Promise<ProviderKeys> | undefined

/** An OpenID provider that signs everybody in without asking, honest until told to misbehave. */
export class MisbehavingProvider {
  readonly requests: RecordedRequest[] = []
  issuer = ''
  #keys!: ProviderKeys
  #behaviour: Behaviour = HONEST
  #server = createServer((request, response) => void this.#handle(request, response))
  #grants = new Grants()
  #accessTokens = new Set<string>()
  #pushed = new Map<string, Record<string, string>>()

  static async start(port = 0): Promise<MisbehavingProvider> {
    const provider = new MisbehavingProvider()
    provider.#keys = await (sharedKeys ??= createKeys())
    await new Promise<void>((resolve) => provider.#server.listen(port, 'localhost', resolve))
    provider.issuer = `http://localhost:${(provider.#server.address() as AddressInfo).port}`
    return provider
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Behaves so from now on; what is not mentioned is honest again. */
  behave(behaviour: Partial<Behaviour> = {}): void {
    this.#behaviour = { ...HONEST, ...behaviour }
    this.requests.length = 0
  }

  count(endpoint: Endpoint): number {
    return this.requests.filter((request) => request.endpoint === endpoint).length
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer)
    const endpoint = PATHS[url.pathname]
    // a kept-alive socket would let the browser repeat a reset request by itself
    response.setHeader('Connection', 'close')
    response.setHeader('Cache-Control', 'no-store')
    allowEverybody(response)
    if (request.method === 'OPTIONS') return end(response, 204)
    if (!endpoint) return end(response, 404)
    const fields = { ...Object.fromEntries(url.searchParams), ...(await formOf(request)) }
    this.requests.push({
      endpoint,
      method: request.method ?? '',
      fields,
      authorization: request.headers.authorization,
    })
    const cookie = /mp_session=(\d+)/.exec(request.headers.cookie ?? '')?.[1]
    if (endpoint === 'authorize') await later(this.#behaviour.tamper.slowAuthorizeMs ?? 0)
    const answer = await this.#answer(endpoint, fields, cookie, request.headers.authorization)
    if (typeof answer === 'function') answer(response)
    else if (isReply(answer)) await reply(answer, request, response)
    else json(response, 200, answer)
  }

  async #answer(
    endpoint: Endpoint,
    fields: Record<string, string>,
    cookie: string | undefined,
    bearer = '',
  ): Promise<Answer> {
    const { tamper } = this.#behaviour
    const attempt = this.count(endpoint)
    switch (endpoint) {
      case 'discovery':
        return tamper.discovery?.(this.#document()) ?? this.#document()
      case 'jwks': {
        const published = structuredClone([...this.#keys.published])
        const keys = (await tamper.jwks?.(published, attempt)) ?? published
        return Array.isArray(keys) ? { keys } : keys
      }
      case 'authorize':
        return this.#authorize(
          fields.request_uri ? (this.#pushed.get(fields.request_uri) ?? {}) : fields,
          cookie,
        )
      case 'pushed': {
        const request_uri = `urn:pushed:${randomUUID()}`
        this.#pushed.set(request_uri, fields)
        return tamper.pushed?.({ request_uri, expires_in: 60 }, attempt) ?? { request_uri, expires_in: 60 }
      }
      case 'token':
        return this.#token(fields, attempt)
      case 'userInfo':
        return this.#userInfo(bearer, attempt)
      case 'revocation':
        return tamper.revocation?.(attempt) ?? this.#revoke(fields.token ?? '')
      case 'endSession':
        return tamper.endSession?.() ?? goodbye(fields.post_logout_redirect_uri)
      case 'sessionCheck':
        return checkSessionPage(tamper.sessionCheck ?? 'unchanged')
    }
  }

  #document(): Json {
    const at = (path: string) => this.issuer + path
    return {
      issuer: this.issuer,
      authorization_endpoint: at('/authorize'),
      token_endpoint: at('/token'),
      jwks_uri: at('/jwks'),
      ...(this.#behaviour.userInfo && { userinfo_endpoint: at('/userinfo') }),
      end_session_endpoint: at('/end-session'),
      revocation_endpoint: at('/revoke'),
      check_session_iframe: at('/check-session'),
      pushed_authorization_request_endpoint: at('/par'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }
  }

  #authorize(fields: Record<string, string>, cookie: string | undefined): Answer {
    const { redirect_uri = '', state = '', client_id = '' } = fields
    if (!redirect_uri) return { reply: 'answer', status: 400, body: 'no redirect_uri' }
    const authTime = Number(cookie ?? Math.floor(Date.now() / 1000))
    const code = this.#grants.giveCode({
      clientId: client_id,
      nonce: fields.nonce,
      challenge: fields.code_challenge,
      redirectUri: redirect_uri,
      authTime,
    })
    const refused = fields.prompt === 'none' && (!cookie || this.#behaviour.tamper.sessionLost)
    const honest: Record<string, string> = refused
      ? { error: 'login_required', state }
      : { code, state, session_state: `${client_id}.salt` }
    const parameters = this.#behaviour.tamper.callback?.(honest) ?? honest
    if (isReply(parameters)) return parameters
    const { callbackIn, isolatesWindow } = this.#behaviour.tamper
    const location =
      redirect_uri + (callbackIn === 'fragment' ? '#' : '?') + new URLSearchParams(parameters).toString()
    return (response) => {
      if (isolatesWindow) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
      if (!refused) response.setHeader('Set-Cookie', `mp_session=${authTime}; Path=/; HttpOnly; SameSite=Lax`)
      response.writeHead(302, { Location: location }).end()
    }
  }

  async #token(fields: Record<string, string>, attempt: number): Promise<Json | Reply> {
    const { tamper, alg, lifetimeS, refreshTokens } = this.#behaviour
    const early = tamper.beforeToken?.(attempt)
    if (early) return early
    const grant = this.#grants.redeem(fields)
    if (typeof grant === 'string') return { reply: 'answer', status: 400, body: { error: grant } }
    const access_token = randomUUID()
    this.#accessTokens.add(access_token)
    const refresh_token = this.#grants.giveRefreshToken(grant)
    const nonce = fields.grant_type === 'authorization_code' ? grant.nonce : undefined
    const claims = {
      ...honestClaims(this.issuer, grant.clientId, nonce, grant.authTime),
      at_hash: atHashOf(access_token, alg),
    }
    const minting = { keys: this.#keys, alg, header: {}, claims, accessToken: access_token }
    const id_token = await (tamper.idToken ? tamper.idToken(minting) : sign(minting))
    const answer: Json = {
      access_token,
      token_type: 'Bearer',
      expires_in: lifetimeS,
      scope: 'openid email profile',
      id_token,
    }
    if (refreshTokens) answer.refresh_token = refresh_token
    if (id_token === undefined) delete answer.id_token
    return (await tamper.token?.(answer, attempt)) ?? answer
  }

  #userInfo(bearer: string, attempt: number): Json | Reply {
    const info = {
      sub: 'person-1',
      name: 'Person One',
      email: 'planner@agency.example',
      email_verified: true,
    }
    const tampered = this.#behaviour.tamper.userInfo?.(info, attempt)
    if (tampered) return tampered
    const known = this.#accessTokens.has(bearer.replace(/^Bearer /, ''))
    return known ? info : { reply: 'answer', status: 401, body: { error: 'invalid_token' } }
  }

  #revoke(token: string): (response: ServerResponse) => void {
    this.#accessTokens.delete(token)
    this.#grants.forget(token)
    return (response) => response.writeHead(200, { 'Content-Type': 'text/plain' }).end('')
  }
}
