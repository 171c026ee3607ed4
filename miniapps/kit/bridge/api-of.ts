import { apiBase, type ApiName } from '../../../shell/contract/api-bases.ts'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { requestJson, type JsonRequest } from './request-json.ts'

/** Options of a call. */
export type CallOptions = Pick<JsonRequest, 'signal' | 'keepalive'>

/**
 * One of our APIs; paths are below its own address, '' is the API itself. Answers come without the `{ data }` around them.
 * Every call throws `RequestError` where the API refuses.
 */
export interface Api {
  get<Data>(path: string, signal?: AbortSignal): Promise<Data>
  /** A page of a list, with what its API tells beside it. */
  page<Row, Beside = unknown>(path: string, signal?: AbortSignal): Promise<Page<Row> & Beside>
  post<Data>(path: string, body?: unknown, options?: CallOptions): Promise<Data>
  put<Data>(path: string, body?: unknown, options?: CallOptions): Promise<Data>
  patch<Data>(path: string, body?: unknown, options?: CallOptions): Promise<Data>
  delete<Data>(path: string, body?: unknown, options?: CallOptions): Promise<Data>
  /** The answer as it stands, where more than `data` is told. */
  whole<Answer>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer>
}

type Method = NonNullable<JsonRequest['method']>

/** Calls one of our APIs with the person's token, by its name: `apiOf(portal, 'contacts').get('/choices')`. */
export function apiOf(portal: MiniAppPortal, name: ApiName): Api {
  const whole = <Answer>(method: Method, path: string, body?: unknown, options?: CallOptions) =>
    requestJson<Answer>(portal, `${apiBase(name)}${path}`, { method, body, ...options })
  const sending =
    (method: Method) =>
    async <Data>(path: string, body?: unknown, options?: CallOptions) =>
      (await whole<{ data: Data } | undefined>(method, path, body, options))?.data as Data
  return {
    get: (path, signal) => sending('GET')(path, undefined, { signal }),
    page: (path, signal) => whole('GET', path, undefined, { signal }),
    post: sending('POST'),
    put: sending('PUT'),
    patch: sending('PATCH'),
    delete: sending('DELETE'),
    whole,
  }
}
