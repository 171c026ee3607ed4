import { CallFailed } from '../../../kit/worker/calls.ts'
import { RequestError } from '../../../kit/bridge/request-json.ts'
import { words } from './words/words.ts'

const CODES = ['not-a-sav-file', 'cut-off', 'personal-email', 'personal-phone', 'personal-name'] as const

/** Why a file was not read, where the kit has no words for it. */
export function problemWords(problem: unknown): string | undefined {
  if (problem instanceof RequestError && problem.status === 404) return words('problem.gone')
  const code = problem instanceof CallFailed ? CODES.find((each) => each === problem.code) : undefined
  return code && words(`problem.${code}`, { ...(problem as CallFailed).values })
}
