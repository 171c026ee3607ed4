import { CONFIG } from '../config/environment.ts'
import type { Problem } from '../contract/problem.ts'

let tokenSource: () => string | null = () => null
const unauthorized = new Set<() => void>()

/** The session says where the access token is; nothing else in the product reads it. */
export function setTokenSource(source: () => string | null): void {
  tokenSource = source
}

/** Spec section 4: any 401 leads to one sign-out. */
export function onUnauthorized(listener: () => void): void {
  unauthorized.add(listener)
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

/** No answer came: offline, refused connection, blocked. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly tag = 'HTTP_ERROR'
}

/** `fetch` as the shell does it: bearer token for the portal's APIs, XSRF header, 401 noticed. */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, headers: headersFor(url, init) })
  if (response.status === 401 && isOwnApi(url)) for (const listener of unauthorized) listener()
  return response
}

/**
 * GET and parse JSON.
 * @throws HttpError on a status of 400 or more, NetworkError when no answer came
 */
export async function getJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  const method = init.method ?? 'GET'
  const response = await send(url, init).catch((cause: unknown) => {
    throw new NetworkError(`${method} ${url} got no answer`, { cause })
  })
  if (!response.ok) throw new HttpError(method, url, response.status, await readProblem(response))
  return (await response.json()) as T
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return
  return (await response.json().catch(() => undefined)) as Problem | undefined
}

function headersFor(url: string, { method = 'GET', headers }: RequestInit): Headers {
  const all = new Headers(headers)
  const token = isOwnApi(url) ? tokenSource() : null
  if (token) all.set('Authorization', `Bearer ${token}`)
  const xsrf = needsXsrf(url, method) && xsrfCookie()
  if (xsrf) all.set('X-XSRF-TOKEN', xsrf)
  return all
}

/** A token goes to the configured bases only, never to a look-alike such as `/api/workspaces.evil`. */
export function isOwnApi(url: string, names = Object.keys(CONFIG.apis) as (keyof typeof CONFIG.apis)[]): boolean {
  const { origin, pathname } = new URL(url, location.origin)
  return names.some((name) => {
    const base = new URL(CONFIG.apis[name], location.origin)
    return origin === base.origin && (pathname === base.pathname || pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`))
  })
}

/** Spec section 7: non-GET/HEAD requests to relative addresses. */
function needsXsrf(url: string, method: string): boolean {
  return !/^(get|head)$/i.test(method) && new URL(url, location.origin).origin === location.origin
}

function xsrfCookie(): string | undefined {
  const match = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)
  return match?.[1] && decodeURIComponent(match[1])
}
