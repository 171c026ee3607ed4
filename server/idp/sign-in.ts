import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type { errors, Interaction, InteractionResults, Provider } from 'oidc-provider'
import { readText } from '../api/read-text.ts'
import type { Database } from '../db/schema.ts'
import { authenticate } from './accounts.ts'
import { EXPIRED, errorPage } from './pages/error-page.ts'
import { signInPage, type SignInForm } from './pages/sign-in-page.ts'
import type { LookOf } from './provider-pages.ts'
import { forgetAttempts, minutesToWait, noteAttempt } from './sign-in-attempts.ts'

export interface SignInParts {
  db: Kysely<Database>
  provider: Provider
  providerErrors: typeof errors
  lookOf: LookOf
  demo: SignInForm['demo']
}

const FORM_BYTES = 8192

const WRONG = 'The email or the password is not right. Check both and try again.'

/** The question that the provider asks the person: who are you? Answers `/interaction/<uid>`. */
export async function signIn(parts: SignInParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const interaction = await interactionOf(parts, request, response)
  if (!interaction) return page(response, 400, errorPage(parts.lookOf(request), EXPIRED))
  if (interaction.prompt.name !== 'login') return finish(parts, request, response, { consent: {} })
  if (request.method !== 'POST') return showForm(parts, request, response, interaction, hinted(parts, request, interaction))
  const form = new URLSearchParams(await readText(request, FORM_BYTES))
  if (form.get('cancel')) return finish(parts, request, response, CANCELLED)
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const answer = await attempt(parts.db, email, form.get('password') ?? '')
  if ('problem' in answer) return showForm(parts, request, response, interaction, email, answer)
  return finish(parts, request, response, { login: { accountId: answer.accountId, amr: ['pwd'] } })
}

const CANCELLED = { error: 'access_denied', error_description: 'the person cancelled the sign-in' }

interface Problem {
  problem: string
  status: number
}

async function attempt(db: Kysely<Database>, email: string, password: string): Promise<{ accountId: string } | Problem> {
  const takeBack = await noteAttempt(db, email)
  const minutes = await minutesToWait(db, email)
  if (minutes > 0) {
    await takeBack() // who waits does not wait the longer for asking
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return { status: 429, problem: `Too many attempts did not succeed. Wait ${wait} and try again.` }
  }
  const accountId = await authenticate(db, email, password)
  if (accountId === null) return { status: 200, problem: WRONG }
  await forgetAttempts(db, email)
  return { accountId }
}

function showForm(
  { lookOf, demo }: SignInParts,
  request: IncomingMessage,
  response: ServerResponse,
  interaction: Interaction,
  email: string,
  { problem, status }: Problem = { problem: '', status: 200 },
): void {
  const action = new URL(request.url ?? '', 'http://localhost').pathname
  page(response, status, signInPage(lookOf(request), { action: `/idp${action}`, email, problem, demo }))
}

/** The hint of the portal's address, or the demo account that was chosen on the form. */
function hinted({ demo }: SignInParts, request: IncomingMessage, { params }: Interaction): string {
  const chosen = new URL(request.url ?? '', 'http://localhost').searchParams.get('email')
  const candidates = [chosen, params.login_hint, params.account, params.kc_idp_hint].map(String)
  const hint = candidates.find((value) => /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= 254)
  const account = demo?.accounts.find(({ email }) => candidates.some((value) => email === `${value}@agency.example`))
  return hint ?? account?.email ?? ''
}

async function interactionOf({ provider, providerErrors }: SignInParts, request: IncomingMessage, response: ServerResponse) {
  try {
    return await provider.interactionDetails(request, response)
  } catch (error) {
    if (error instanceof providerErrors.SessionNotFound) return null
    throw error
  }
}

function finish({ provider }: SignInParts, request: IncomingMessage, response: ServerResponse, result: InteractionResults): Promise<void> {
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: 'consent' in result })
}

function page(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body)
}
