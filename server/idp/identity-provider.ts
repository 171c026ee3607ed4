import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { refuseNullInAddress, refuseNullInForm } from '../api/kit/null-character.ts'
import { Refusal, RETRY_AFTER_S } from '../api/kit/refusal.ts'
import { isDatabaseAway } from '../db/database-unavailable.ts'
import type { Database } from '../db/schema.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { logFailure } from '../failures/log-failure.ts'
import { currentRequest } from '../log/request-record.ts'
import type { PortalClient } from './clients.ts'
import { markup } from '../words/markup.ts'
import { loadProvider } from './load-provider.ts'
import { errorPage, pageError } from './pages/error-page.ts'
import { providerConfiguration } from './provider-configuration.ts'
import { type LookOf, providerPages } from './provider-pages.ts'
import { replaceInterstitials } from './replace-interstitials.ts'
import { loadSecrets } from './secrets.ts'
import { noteSignOuts } from './note-sign-outs.ts'
import { manageSessions } from './session-management.ts'
import { forgotPassword } from './forgot-password.ts'
import { setPassword } from './set-password.ts'
import { signIn, type SignInParts } from './sign-in.ts'
import { sweepRecords } from './sweep.ts'

export interface IdentityProviderOptions {
  db: Kysely<Database>
  /** `<origin>/idp`. */
  issuer: string
  clients: readonly PortalClient[]
  lookOf: LookOf
  demo: SignInParts['demo']
  sendsMail: boolean
}

export interface IdentityProvider {
  /** Answers everything below `/idp/`. */
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): void
}

const MOUNT = '/idp'

/** The embedded OpenID Connect provider, mounted on the portal's own origin. */
export async function createIdentityProvider({
  db,
  issuer,
  clients,
  lookOf,
  demo,
  sendsMail,
}: IdentityProviderOptions): Promise<IdentityProvider> {
  const [{ Provider, errors }, secrets] = await Promise.all([loadProvider(), loadSecrets(db)])
  const parts = { db, issuer, clients, secrets, pages: providerPages(lookOf), providerErrors: errors }
  const provider = new Provider(issuer, providerConfiguration(parts))
  provider.proxy = true // the two headers below are ours
  provider.on('server_error', answerServerError)
  manageSessions(provider)
  replaceInterstitials(provider, lookOf)
  noteSignOuts(provider, db)
  const answer = provider.callback()
  const { protocol, host } = new URL(issuer)
  const close = sweepRecords(db)
  const origins = clients.map(({ origin }) => origin)

  function handle(request: IncomingMessage, response: ServerResponse): void {
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    request.headers['x-forwarded-host'] = host
    const mounted = Object.assign(request, { originalUrl: request.url })
    mounted.url = request.url?.slice(MOUNT.length) || '/'
    const path = mounted.url.split('?')[0]!
    if (path === '/session/check') return checkSession(response, origins)
    response.setHeader('content-security-policy', pagePolicy(origins))
    const ask: SignInParts = { db, provider, providerErrors: errors, lookOf, demo, sendsMail }
    const answered = ourPage(path)?.bind(null, ask) ?? answer
    behindTheDoor(answered, request, response).catch((error: unknown) =>
      fail(request, response, error, lookOf),
    )
  }
  return { handle, close }
}

/** The pages that are not the library's. */
function ourPage(path: string) {
  if (path.startsWith('/interaction/')) return signIn
  if (path.startsWith('/password/')) return setPassword
  return path === '/forgot-password' ? forgotPassword : undefined
}

/** The library has written its answer or is about to: only its status is ours. */
function answerServerError(context: KoaContextWithOIDC, error: Error): void {
  logFailure(`Identity provider: ${context.method} ${currentRequest()?.route ?? ''}`, error)
  if (!isDatabaseAway(error)) return
  context.status = 503
  context.set('retry-after', RETRY_AFTER_S)
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

async function behindTheDoor(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  refuseNullInAddress(request.url)
  refuseNullInForm(request)
  await answer(request, response)
}

/** Neither these pages nor the frame makes elements or code of text. */
const NO_TEXT_AS_CODE = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }

/** A POST is followed by redirects to the client: Chromium holds them against `form-action` too. */
function pagePolicy(origins: readonly string[]): string {
  return contentSecurityPolicy({
    ...NO_TEXT_AS_CODE,
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'self'", ...origins],
  })
}

/** The frame that answers whether the person is still signed in; only clients may embed it. */
function checkSession(response: ServerResponse, origins: readonly string[]): void {
  const policy = { ...NO_TEXT_AS_CODE, 'script-src': ["'self'"], 'frame-ancestors': ["'self'", ...origins] }
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(policy),
    })
    .end(
      markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>Session check</title><script src="/idp-assets/check-session.js"></script></html>`
        .text,
    )
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown, lookOf: LookOf): void {
  const refusal = error instanceof Refusal ? error : undefined
  if (!refusal) logFailure('Identity provider: the sign-in form', error)
  if (response.headersSent) return void response.destroy()
  const isAway = isDatabaseAway(error)
  if (isAway) response.setHeader('retry-after', RETRY_AFTER_S)
  response.writeHead(refusal?.problem.status ?? (isAway ? 503 : 500), {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(
    errorPage(
      lookOf(request),
      refusal ? pageError('invalid_request', refusal.message) : pageError('server_error'),
    ),
  )
}
