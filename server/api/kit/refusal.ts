import type { Problem } from '../../../shell/contract/problem.ts'
import { currentRequest, noteOfRequest } from '../../log/request-record.ts'
import { type ProblemCode, PROBLEMS, type ProblemValues } from './problems.ts'

const TITLES: Record<(typeof PROBLEMS)[ProblemCode][0], string> = {
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
type Extras = Partial<Pick<Problem, 'errors'>> & Record<string, unknown>
type Headers = Record<string, string>

/** The values may be left out where the sentence needs none. */
type More<Code extends ProblemCode> = [keyof ProblemValues<Code>] extends [never]
  ? [values?: ProblemValues<Code>, extras?: Extras, headers?: Headers]
  : [values: ProblemValues<Code>, extras?: Extras, headers?: Headers]

/** Thrown where a call is refused; answered as an RFC 9457 problem with its code. */
export class Refusal<Code extends ProblemCode = ProblemCode> extends Error {
  readonly problem: Problem
  readonly headers: Headers

  constructor(code: Code, ...[values, extras = {}, headers = {}]: More<Code>) {
    const [status, sentence] = PROBLEMS[code]
    const detail = filled(sentence, values)
    super(detail)
    const type = `urn:agency-os:problem:${code}`
    this.problem = { type, code, title: TITLES[status], status, detail, ...(values && { values }), ...extras }
    this.headers = status === 503 ? { 'retry-after': RETRY_AFTER_S, ...headers } : headers
  }

  response(): Response {
    const { body, ...init } = this.parts()
    return new Response(body, init)
  }

  /** What is answered, by whatever means. */
  parts(): { status: number; headers: Headers; body: string } {
    noteOfRequest({ refusal: this.problem.code })
    const requestId = currentRequest()?.id
    const headers = {
      ...this.headers,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    }
    return { status: this.problem.status, headers, body: JSON.stringify({ ...this.problem, requestId }) }
  }
}

const filled = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
