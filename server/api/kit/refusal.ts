import type { Problem } from '../../../shell/contract/problem.ts'

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503

const TITLES: Record<RefusalStatus, string> = {
  400: 'The request is not valid',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available',
}

/** What is away for a moment: whoever asks by itself asks again then. */
export const RETRY_AFTER_S = '5'

/** Members beyond the standard ones, such as the answer that stands in the way. */
type Extras = Partial<Pick<Problem, 'type' | 'errors'>> & Record<string, unknown>

/** Thrown where a call is refused; answered as an RFC 9457 problem. */
export class Refusal extends Error {
  readonly problem: Problem
  readonly headers: Record<string, string>

  constructor(
    status: RefusalStatus,
    detail: string,
    extras: Extras = {},
    headers: Record<string, string> = {},
  ) {
    super(detail)
    this.problem = { type: 'about:blank', title: TITLES[status], status, detail, ...extras }
    this.headers = status === 503 ? { 'retry-after': RETRY_AFTER_S, ...headers } : headers
  }

  response(): Response {
    const headers = {
      ...this.headers,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    }
    return new Response(JSON.stringify(this.problem), { status: this.problem.status, headers })
  }
}
