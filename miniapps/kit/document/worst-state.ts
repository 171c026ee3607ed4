import type { FieldState } from './field-view.ts'

/** Most urgent first. */
const WORST_FIRST: readonly FieldState[] = [
  'closed',
  'conflict',
  'invalid',
  'failed',
  'saving',
  'waiting',
  'saved',
  'untouched',
]

/** One state for several fields together. */
export const worstState = (states: readonly FieldState[]): FieldState =>
  WORST_FIRST.find((each) => states.includes(each)) ?? 'untouched'

/** The person has to do something about it; waiting and saving pass by themselves. */
export const isTroubled = (state: FieldState): boolean =>
  state === 'closed' || state === 'conflict' || state === 'invalid' || state === 'failed'
