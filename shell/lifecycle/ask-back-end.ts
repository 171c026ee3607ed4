import { getJson, MalformedAnswerError, NetworkError } from '../api/http.ts'
import { CONFIG } from '../config/environment.ts'
import { APP_TOKEN_SPARE_S } from '../config/limits.ts'
import type { MiniAppContext } from '../contract/mini-app.ts'
import type { BackEnd } from '../contract/runtime-config.ts'
import { warnAbout } from '../contract/warn-about.ts'
import { $session } from '../stores/session.ts'

/** A call of a mini-app for a back end of its author. */
export interface BackEndCall {
  app: string
  backEnd: BackEnd
  /** At the back end. */
  address: string
  context: MiniAppContext
  init: RequestInit & { signal: AbortSignal }
}

interface KeptToken {
  token: Promise<string>
  /** Infinite while it is on its way. */
  goodUntil: number
}

/** By person, app, back end, agency and brand. */
const kept = new Map<string, KeptToken>()

$session.listen(({ state }) => state !== 'signed-in' && kept.clear())

/**
 * Asks a back end with a short token made for it, and for nobody else; never with the portal's own, which this file does
 * not know. A redirect is not followed: the token would go along. A 401 is the back end's and signs nobody out.
 * @throws HttpError where the portal gives no token, NetworkError without an answer, MalformedAnswerError for a redirect
 */
export async function askBackEnd(call: BackEndCall): Promise<Response> {
  const { app, backEnd, init } = call
  const name = keyOf(call)
  const first = tokenFor(name, call)
  const response = await send(call, await first.token)
  if (response.status !== 401) return response
  // it may know a key or a right by now that it did not when the token was made
  if (kept.get(name) === first) kept.delete(name)
  if (init.body instanceof ReadableStream) return response
  const again = await send(call, await tokenFor(name, call).token)
  if (again.status === 401)
    warnAbout(
      app,
      `The back end ${backEnd.name} of mini-app ${app} refused a new token for "${backEnd.audience}" (401): compare issuer, audience and clock there`,
    )
  return again
}

const keyOf = ({ app, backEnd, context: { tenant, workspace } }: BackEndCall): string =>
  JSON.stringify([$session.get().subject, app, backEnd.name, tenant.code, workspace?.id])

function tokenFor(name: string, call: BackEndCall): KeptToken {
  const known = kept.get(name)
  if (known && known.goodUntil > Date.now()) return known
  const made: KeptToken = {
    token: fetchToken(call, (until) => (made.goodUntil = until)),
    goodUntil: Infinity,
  }
  kept.set(name, made)
  made.token.catch(() => kept.get(name) === made && kept.delete(name))
  return made
}

async function fetchToken(
  { app, backEnd, context: { tenant, workspace } }: BackEndCall,
  keepUntil: (moment: number) => void,
): Promise<string> {
  const asked = Date.now()
  const { data } = await getJson<{ data: { token: string; ttlS: number } }>(CONFIG.apis.appTokens, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ app, api: backEnd.name, tenant: tenant.code, brand: workspace?.id }),
  })
  keepUntil(asked + (data.ttlS - APP_TOKEN_SPARE_S) * 1000)
  return data.token
}

async function send({ app, backEnd, address, init }: BackEndCall, token: string): Promise<Response> {
  init.signal.throwIfAborted()
  const named = `The back end ${backEnd.name} of mini-app ${app}`
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${token}`)
  const request: RequestInit = { ...init, headers, mode: 'cors', credentials: 'omit', redirect: 'manual' }
  const response = await fetch(address, request).catch((cause: unknown) => {
    init.signal.throwIfAborted()
    throw new NetworkError(
      `${named} gave no answer: ${backEnd.origin} is away, or does not let pages of ${location.origin} ask it (CORS)`,
      { cause },
    )
  })
  if (response.type === 'opaqueredirect')
    throw new MalformedAnswerError(
      `${named} answered with a redirect, which is not followed: its token would go along`,
    )
  return response
}
