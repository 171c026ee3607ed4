import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { Problem } from '../../../shell/contract/problem.ts'
import { loadRefusalText } from '../../../shell/contract/refusals/refusal-text.ts'

/** An API refused: its status and, where it gave one, its problem. */
export class RequestError extends Error {
  readonly status: number
  readonly problem: Problem | undefined

  constructor(address: string, status: number, problem?: Problem) {
    super(`${address} answered ${status}${problem ? `: ${problem.detail ?? problem.title}` : ''}`)
    this.name = 'RequestError'
    this.status = status
    this.problem = problem
  }
}

export interface JsonRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A file goes as it is, anything else as JSON. */
  body?: unknown
  /** Other forms of JSON that are read as well. */
  accept?: string
  signal?: AbortSignal
  /** Goes on when the mini-app or the page is left. */
  keepalive?: boolean
}

/** Asks an API through the portal, sends and reads JSON; throws `RequestError` when the API refuses. */
export async function requestJson<Answer>(
  portal: MiniAppPortal,
  address: string,
  { method = 'GET', body, accept = 'application/json', signal, keepalive = false }: JsonRequest = {},
): Promise<Answer> {
  const response = await portal.fetch(address, {
    method,
    ...sent(body, accept),
    signal: AbortSignal.any([...(keepalive ? [] : [portal.signal]), ...(signal ? [signal] : [])]),
    keepalive,
  })
  if (!response.ok) throw new RequestError(address, response.status, await problemOf(response))
  if (response.status === 204) return undefined as Answer
  if (!isJson(response))
    throw new TypeError(
      `${address} answered ${response.headers.get('content-type') ?? 'no content type'} instead of JSON`,
    )
  return (await response.json()) as Answer
}

/** The bytes of a file. @throws RequestError where the API refuses */
export async function requestBlob(
  portal: MiniAppPortal,
  address: string,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await portal.fetch(address, { signal: AbortSignal.any([portal.signal, signal]) })
  if (!response.ok) throw new RequestError(address, response.status, await problemOf(response))
  return response.blob()
}

function sent(body: unknown, accept: string): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return { headers: { accept } }
  if (body instanceof Blob) return { headers: { accept, 'content-type': body.type }, body }
  return { headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function problemOf(response: Response): Promise<Problem | undefined> {
  if (!isJson(response)) return
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('title' in body)) return
  await loadRefusalText()
  return body as Problem
}

const isJson = (response: Response) => /[/+]json\b/.test(response.headers.get('content-type') ?? '')
