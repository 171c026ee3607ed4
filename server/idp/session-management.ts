import { createHash, randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'

/** OpenID Connect Session Management: the browser-state cookie that the check frame's script reads. */
const COOKIE = '_opbs'
const KEPT_MILLIS = 14 * 24 * 3600_000

/** Adds `session_state` to answers and keeps the browser-state cookie in step with the session. */
export function manageSessions(provider: Provider): void {
  provider.on('authorization.success', (context, answer) => {
    const { session, client, params } = context.oidc
    if (!answer || !session?.accountId || !client) return
    const state = sha256(`${session.uid} ${session.accountId}`)
    const salt = randomBytes(12).toString('base64url')
    const origin = new URL(String(params?.redirect_uri)).origin
    answer.session_state = `${sha256([client.clientId, origin, state, salt].join(' '))}.${salt}`
    setCookie(context, state)
  })
  provider.on('end_session.success', (context) => setCookie(context, null))
  provider.on('authorization.error', (context, error) => {
    if (error.error === 'login_required') setCookie(context, null)
  })
}

function setCookie(context: KoaContextWithOIDC, value: string | null): void {
  context.cookies.set(COOKIE, value, {
    path: '/idp',
    httpOnly: false,
    signed: false,
    sameSite: 'lax',
    maxAge: KEPT_MILLIS,
  })
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
