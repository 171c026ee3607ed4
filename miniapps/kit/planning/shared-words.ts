import { words } from './words/words.ts'

const PROBLEMS = [
  'metric-missing',
  'baseline-missing',
  'target-missing',
  'date-missing',
  'date-before-start',
  'target-is-baseline',
  'target-wrong-way',
  'more-than-double',
  'split-sum',
  'end-before-start',
  'reason-missing',
  'objective-missing',
] as const

const among = <Key extends string>(keys: readonly Key[], key: string): key is Key =>
  (keys as readonly string[]).includes(key)

/** A problem that briefs and campaigns have alike; undefined for one of the app's own. */
export const sharedProblem = (code: string): string | undefined =>
  among(PROBLEMS, code) ? words(`problem.${code}`) : undefined

export const sharedStatus = (status: string): string | undefined =>
  among(['submitted', 'approved'] as const, status) ? words(`status.${status}`) : undefined

export const sharedAction = (action: string): string | undefined =>
  among(['submit', 'approve', 'sendBack'] as const, action) ? words(`do.${action}`) : undefined
