import type { Problem } from '../../../shell/contract/problem.ts'
import { currentRequest, noteOfRequest } from '../../log/request-record.ts'

const TITLES = {
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

/** Status, and the sentence in English. Values for what stands in braces are sent beside it, so that a browser can say it in another language. */
type Sentence = readonly [status: keyof typeof TITLES, sentence: string]

/** Refusals by their codes. A code is never given another meaning. */
export type Refusals = Readonly<Record<string, Sentence>>

/** What is away for a moment: whoever asks by itself asks again then. */
export const RETRY_AFTER_S = '5'

/** Members beyond the standard ones, such as the answer that stands in the way. */
type Extras = Partial<Pick<Problem, 'errors'>> & Record<string, unknown>
type Headers = Record<string, string>

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** What a sentence leaves open. */
type Values<Text extends string> = Readonly<Record<Placeholders<Text>, string | number>>

export type Told = [values?: Readonly<Record<string, string | number>>, extras?: Extras, headers?: Headers]

/** The values may be left out where the sentence needs none. */
export type More<Text extends string> = [Placeholders<Text>] extends [never]
  ? [values?: Values<Text>, extras?: Extras, headers?: Headers]
  : [values: Values<Text>, extras?: Extras, headers?: Headers]

/** Thrown where a call is refused; answered as an RFC 9457 problem with its code. */
export class Refusal extends Error {
  readonly problem: Problem
  readonly headers: Headers

  constructor(code: string, [status, sentence]: Sentence, ...[values, extras = {}, headers = {}]: Told) {
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
