import type { Variable } from '../frame.ts'

/** One of each person: a code, all codes, a number; null of those who gave none. */
export type Answers = readonly (number | readonly number[] | null)[]

export interface BuiltVariable {
  variable: Variable
  answers: Answers
}

/** Something in the draft that keeps a variable from being made. */
export interface DraftProblem {
  path: string
  code: 'bands' | 'missing' | 'no-label' | 'expression' | 'unknown-name' | 'name-taken' | 'same-code'
  /** The line or name that is meant. */
  text?: string
  at?: number
}
