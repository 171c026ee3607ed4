export type Verdict = 'pass' | 'warning' | 'fail' | 'not-applicable'

/** Finding of one case: a sentence says what happened and what to do, details name the places. */
export interface Finding {
  verdict: Verdict
  sentence: string
  details?: readonly string[]
}

export interface CaseResult extends Required<Finding> {
  id: string
  title: string
  /** Its page in the documentation, from the root of any portal. */
  docs: string
}

/** The JSON of a check. `version` changes with its shape. */
export interface CheckReport {
  version: 1
  address: string
  /** Key of the entry that it was checked with. */
  key: string
  browser: string
  cases: readonly CaseResult[]
  summary: Readonly<Record<Verdict, number>>
}

export const VERDICTS: readonly Verdict[] = ['pass', 'warning', 'fail', 'not-applicable']

export function summaryOf(cases: readonly CaseResult[]): Record<Verdict, number> {
  const count = (verdict: Verdict) => cases.filter((each) => each.verdict === verdict).length
  return Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>
}

export const pass = (sentence: string): Finding => ({ verdict: 'pass', sentence })
export const warning = (sentence: string, details: readonly string[] = []): Finding => ({
  verdict: 'warning',
  sentence,
  details,
})
export const fail = (sentence: string, details: readonly string[] = []): Finding => ({
  verdict: 'fail',
  sentence,
  details,
})
export const notApplicable = (sentence: string): Finding => ({ verdict: 'not-applicable', sentence })
