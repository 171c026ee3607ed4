import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type { errors, Interaction, InteractionResults, Provider } from 'oidc-provider'
import { readText } from '../api/kit/read-text.ts'
import type { Database } from '../db/schema.ts'
import { noteRefusedSignIn } from '../audit/note-refused-sign-in.ts'
import { authenticate } from './accounts.ts'
import { FORGOT_PATH } from './forgot-password.ts'
import { errorPage } from './pages/error-page.ts'
import { signInPage, type SignInForm, type SignInProblem } from './pages/sign-in-page.ts'
import type { LookOf } from './provider-pages.ts'
import { sendPage } from './send-page.ts'
import { forgetAttempts, minutesToWait, noteAttempt } from './sign-in-attempts.ts'

export interface SignInParts {
  db: Kysely<Database>
  provider: Provider
  providerErrors: typeof errors
  lookOf: LookOf
  demo: SignInForm['demo']
  /** A link to set another password can be mailed. */
  sendsMail: boolean
}

const FORM_BYTES = 8192

/** The question that the provider asks the person: who are you? Answers `/interaction/<uid>`. */
export async function signIn(
  parts: SignInParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const interaction = await interactionOf(parts, request, response)
  if (!interaction)
    return (await isSignedIn(parts, request, response))
      ? seeOther(response, '/')
      : sendPage(response, 400, errorPage(parts.lookOf(request), { kind: 'expired' }))
  if (interaction.prompt.name !== 'login') return finish(parts, request, response, { consent: {} })
  if (request.method !== 'POST') return showFirst(parts, request, response, interaction)
  const form = new URLSearchParams(await readText(request, FORM_BYTES))
  if (form.get('cancel')) return finish(parts, request, response, CANCELLED)
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const answer = await attempt(parts.db, email, form.get('password') ?? '')
  if (answer === 'wrong') return askAgain(request, response, interaction, email)
  if ('problem' in answer) return showForm(parts, request, response, email, answer)
  return finish(parts, request, response, { login: { accountId: answer.accountId, amr: ['pwd'] } })
}

const CANCELLED = { error: 'access_denied', error_description: 'the person cancelled the sign-in' }

interface Problem {
  problem: SignInProblem
  status: number
}

async function attempt(
  db: Kysely<Database>,
  email: string,
  password: string,
): Promise<{ accountId: string } | Problem | 'wrong'> {
  const takeBack = await noteAttempt(db, email)
  const minutes = await minutesToWait(db, email)
  if (minutes > 0) {
    noteRefusedSignIn(db, email, 'too-many-attempts')
    await takeBack() // who waits does not wait the longer for asking
    return { status: 429, problem: { minutesToWait: minutes } }
  }
  const known = await authenticate(db, email, password)
  if (!known || known.isDisabled) noteRefusedSignIn(db, email, known ? 'person-disabled' : 'wrong-password')
  if (!known) return 'wrong'
  await forgetAttempts(db, email)
  return known.isDisabled ? { status: 403, problem: 'disabled' } : known
}

/** The form as a link or a redirect finds it. */
function showFirst(
  parts: SignInParts,
  request: IncomingMessage,
  response: ServerResponse,
  interaction: Interaction,
): void {
  const wrong = wrongBefore(request, interaction)
  if (wrong === null) showForm(parts, request, response, hinted(parts, request, interaction))
  else showForm(parts, request, response, wrong, { status: 200, problem: 'wrong' })
}

/** By a redirect, so that reload and Back send no password again; what was typed is kept with the sign-in. */
async function askAgain(
  request: IncomingMessage,
  response: ServerResponse,
  interaction: Interaction,
  email: string,
): Promise<void> {
  interaction.lastSubmission = { wrongEmail: email }
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
  seeOther(response, `/idp${pathOf(request)}`)
}

/** The email of the last attempt, whose password was wrong; null where there was none, or another account has been chosen since. */
function wrongBefore({ url }: IncomingMessage, { lastSubmission }: Interaction): string | null {
  const email = lastSubmission?.wrongEmail
  return typeof email === 'string' && !url?.includes('?') ? email : null
}

/** Back from the portal finds the form of a sign-in that is over: whoever has come in is led on. */
async function isSignedIn(
  { provider }: SignInParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const session = await provider.Session.get(provider.createContext(request, response))
  return session.accountId !== undefined
}

const pathOf = ({ url = '' }: IncomingMessage): string => new URL(url, 'http://localhost').pathname

const seeOther = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location, 'cache-control': 'no-store' }).end()

function showForm(
  { lookOf, demo, sendsMail }: SignInParts,
  request: IncomingMessage,
  response: ServerResponse,
  email: string,
  { problem, status }: Partial<Problem> = {},
): void {
  const forgotPath = sendsMail ? FORGOT_PATH : undefined
  const form = { action: `/idp${pathOf(request)}`, email, problem, demo, forgotPath }
  sendPage(response, status ?? 200, signInPage(lookOf(request), form))
}

/** The hint of the portal's address, or the demo account that was chosen on the form. */
function hinted({ demo }: SignInParts, request: IncomingMessage, { params }: Interaction): string {
  const chosen = new URL(request.url ?? '', 'http://localhost').searchParams.get('email')
  const candidates = [chosen, params.login_hint, params.account, params.kc_idp_hint].map(String)
  const hint = candidates.find((value) => /^[^\s@]+@[^\s@]+$/.test(value) && value.length <= 254)
  const account = demo?.accounts.find(({ email }) =>
    candidates.some((value) => email === `${value}@agency.example`),
  )
  return hint ?? account?.email ?? ''
}

async function interactionOf(
  { provider, providerErrors }: SignInParts,
  request: IncomingMessage,
  response: ServerResponse,
) {
  try {
    return await provider.interactionDetails(request, response)
  } catch (error) {
    if (error instanceof providerErrors.SessionNotFound) return null
    throw error
  }
}

function finish(
  { provider }: SignInParts,
  request: IncomingMessage,
  response: ServerResponse,
  result: InteractionResults,
): Promise<void> {
  return provider.interactionFinished(request, response, result, {
    mergeWithLastSubmission: 'consent' in result,
  })
}
