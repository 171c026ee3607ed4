import { HTTP_TIMEOUT_MS } from '../config/limits.ts'
import type { Problem } from '../contract/problem.ts'
import { isOwnApi } from './api-address.ts'
import { begunAnswer, forgetBegunCalls } from './begun-calls.ts'
import { forgetSharedAnswers, isQuestion, shareAnswer } from './shared-answers.ts'

/** At once where it can; a promise while a token that ran out is being renewed. */
type TokenSource = () => string | null | Promise<string | null>

let tokenSource: TokenSource = () => null
const unauthorized = new Set<(challenge: string | null) => void>()

/** The session says where the access token is; nothing else in the product reads it. */
export function setTokenSource(source: TokenSource): void {
  tokenSource = source
}

/** Spec section 4: any 401 leads to one sign-out, which is told the challenge: the server may say in it why. Answers how to stop listening. */
export function onUnauthorized(listener: (challenge: string | null) => void): () => void {
  unauthorized.add(listener)
  return () => void unauthorized.delete(listener)
}

const answered = new Set<(call: string) => void>()

/** Tells the developers' panel which answer a change comes from: `GET /api/…`, before anything is done with it. */
export function onAnswer(listener: (call: string) => void): () => void {
  answered.add(listener)
  return () => void answered.delete(listener)
}

/** An API refused or failed; tagged as spec section 8 wants. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly tag = 'HTTP_ERROR'
  readonly status: number
  readonly problem: Problem | undefined
  constructor(method: string, url: string, status: number, problem?: Problem) {
    super(`${method} ${url} answered ${status}${problem?.detail ? `: ${problem.detail}` : ''}`)
    this.status = status
    this.problem = problem
  }
}

/** No answer came: offline, refused connection, blocked, too late. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly tag = 'HTTP_ERROR'
}

/** An answer came that is not what was asked for, as from a proxy's page: nobody is signed out for it. */
export class MalformedAnswerError extends Error {
  override name = 'MalformedAnswerError'
  readonly tag = 'HTTP_ERROR'
}

/**
 * `fetch` as the shell does it: bearer token for the portal's APIs, XSRF header, 401 noticed. A request starts at once
 * where the token is good: a page that is being left may send its last words.
 */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const begun = isQuestion(init) && isOwnApi(url) ? begunAnswer(url, init) : undefined
  const response = await (begun?.catch(() => fetchNow(url, init)) ?? fetchNow(url, init))
  init.signal?.throwIfAborted()
  if (response.status === 401 && isOwnApi(url))
    for (const listener of unauthorized) listener(response.headers.get('www-authenticate'))
  return response
}

async function fetchNow(url: string, init: RequestInit): Promise<Response> {
  const token = isOwnApi(url) ? tokenSource() : null
  if (!isQuestion(init)) {
    forgetSharedAnswers()
    forgetBegunCalls()
  }
  return fetch(url, {
    ...init,
    headers: headersFor(url, init, token instanceof Promise ? await token : token),
  })
}

/** `fetch` for what gets no token whatever its address. Spec section 7: the XSRF header goes with it all the same. */
export function sendWithoutToken(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, headers: headersFor(url, init, null) })
}

/**
 * GET and parse JSON.
 * @throws HttpError on a status of 400 or more, NetworkError when no answer came, MalformedAnswerError when it is no JSON;
 * what `init.signal` was aborted with
 */
export async function getJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  let answer: T | undefined
  const asked = ask(url, init, async (response, call) => {
    if (response.headers.get('content-type')?.includes('html'))
      throw new MalformedAnswerError(`${call} answered with a page, not with JSON`)
    const text = await response.text()
    answer = parse<T>(text, `${call} answered ${response.status}`)
    return text
  })
  shareAnswer(url, init, asked)
  await asked
  return answer as T
}

/** For calls whose answer holds nothing that matters: any body will do, and none. @throws HttpError, NetworkError */
export function sendOnly(url: string, init: RequestInit): Promise<void> {
  return ask(url, init, async (response) => response.body?.cancel())
}

async function ask<T>(
  url: string,
  init: RequestInit,
  read: (response: Response, call: string) => Promise<T>,
): Promise<T> {
  const call = `${init.method ?? 'GET'} ${url}`
  const limit = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  try {
    const response = await send(url, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
    })
    if (!response.ok)
      throw new HttpError(init.method ?? 'GET', url, response.status, await readProblem(response))
    const result = await read(response, call)
    for (const listener of answered) listener(call)
    return result
  } catch (cause) {
    for (const listener of answered) listener(call)
    if (init.signal?.aborted || (cause as { tag?: string }).tag === 'HTTP_ERROR') throw cause
    throw new NetworkError(
      limit.aborted ? `${call} got no answer within ${HTTP_TIMEOUT_MS} ms` : `${call} got no answer`,
      { cause },
    )
  }
}

function parse<T>(text: string, said: string): T {
  if (!text) throw new MalformedAnswerError(`${said} without content`)
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    throw new MalformedAnswerError(`${said} with malformed JSON (${text.length} characters)`, { cause })
  }
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return
  const problem: unknown = await response.json().catch(() => undefined)
  return typeof problem === 'object' && problem ? (problem as Problem) : undefined
}

function headersFor(url: string, { method = 'GET', headers }: RequestInit, token: string | null): Headers {
  const all = new Headers(headers)
  if (token) all.set('Authorization', `Bearer ${token}`)
  const xsrf = needsXsrf(url, method) && xsrfCookie()
  if (xsrf) all.set('X-XSRF-TOKEN', xsrf)
  return all
}

/** Spec section 7: non-GET/HEAD requests to relative addresses. */
function needsXsrf(url: string, method: string): boolean {
  return !isQuestion({ method }) && new URL(url, location.origin).origin === location.origin
}

function xsrfCookie(): string | undefined {
  const match = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)
  try {
    return match?.[1] && decodeURIComponent(match[1])
  } catch {
    return match?.[1] // not encoded after all
  }
}
