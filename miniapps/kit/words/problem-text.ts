import { RequestError } from '../bridge/request-json.ts'
import { refusalText } from '../../../shell/contract/refusals/refusal-text.ts'
import { words } from './words.ts'

/** A failure in words for people. */
export interface ProblemText {
  /** What happened. */
  readonly title: string
  /** What is safe and what to do. */
  readonly text: string
  /** Whether trying again can help. */
  readonly canRetry: boolean
  /** Of what an API refused: the documentation has a page for it. */
  readonly code?: string | undefined
}

type Problem = 'offline' | 'unreachable' | 'unknown' | 400 | 401 | 403 | 404 | 409 | 429 | 'server'

const FINAL: readonly Problem[] = [400, 401, 403, 404]

/** Turns whatever was thrown into plain words; what an API says of its refusal wins. Said anew whenever it is read: it may stand there while the language changes. */
export function problemText(error: unknown): ProblemText {
  const problem = problemOf(error)
  const refusal = error instanceof RequestError ? error.problem : undefined
  return {
    get title() {
      return words(`problem.${problem}.title`)
    },
    get text() {
      return (refusal && refusalText(refusal)) ?? words(`problem.${problem}.text`)
    },
    canRetry: !FINAL.includes(problem),
    code: refusal?.code,
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof RequestError) return byStatus(error.status)
  if (!navigator.onLine) return 'offline'
  return error instanceof TypeError || isTooLate(error) ? 'unreachable' : 'unknown'
}

/** What `AbortSignal.timeout` ends a request with. */
const isTooLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

function byStatus(status: number): Problem {
  switch (status) {
    case 400:
    case 422:
      return 400
    case 401:
    case 403:
    case 404:
    case 409:
    case 429:
      return status
    default:
      return 'server'
  }
}
