/** A rule of who belongs to an audience. Variables by their names in the survey, answers by whole codes. */
export type Expression =
  /** Any of the answers. */
  | { op: 'in'; variable: string; codes: readonly number[] }
  /** Ends included; null is open. */
  | { op: 'range'; variable: string; min: number | null; max: number | null }
  | { op: 'answered'; variable: string }
  /** Another audience, as it was published. */
  | { op: 'audience'; id: string; version: number }
  | { op: 'all' }
  | { op: 'and' | 'or'; of: readonly Expression[] }
  /** Everybody else of the base, those too who were not asked. */
  | { op: 'not'; of: Expression }
  | { op: 'atLeast'; k: number; of: readonly Expression[] }

export const RULES_MAX = 200
export const CHARACTERS_MAX = 4000
/** Brackets and ATLEASTs within one another. */
export const DEPTH_MAX = 8
/** Codes that a span such as 1..90 may stand for. */
export const SPAN_MAX = 10_000

export const KEYWORDS: readonly string[] = [
  'AND',
  'OR',
  'NOT',
  'ALL',
  'ANSWERED',
  'AUDIENCE',
  'ATLEAST',
  'OF',
  'IN',
  'BETWEEN',
]
