import { RequestError } from '../bridge/request-json.ts'
import { refusalText } from '../../../shell/contract/refusals/refusal-text.ts'

/** Why something could not be sent. */
export type FailureCause = 'offline' | 'unreachable' | 'server' | 'signed-out' | 'refused'

export interface Failure {
  cause: FailureCause
  /** What the server said, in the language of that moment: it is kept with the value. '' where it said nothing. */
  detail: string
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError))
    return { cause: isOnline() === false ? 'offline' : 'unreachable', detail: '' }
  const { status, problem } = error
  const detail = (problem && refusalText(problem)) ?? ''
  if (status === 401) return { cause: 'signed-out', detail }
  const passes = status >= 500 || status === 408 || status === 429
  return { cause: passes ? 'server' : 'refused', detail }
}

/** Whether waiting may help; the others need the person, or somebody with more rights. */
export const retriesItself = ({ cause }: Failure): boolean => cause !== 'signed-out' && cause !== 'refused'

/** Undefined where there is no browser. */
const isOnline = (): boolean | undefined => globalThis.navigator?.onLine
