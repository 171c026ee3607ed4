import type { Band } from '../../domain/scorecards/score.ts'

interface Maturity {
  band: Band
  from: number
  to: number
}

/** The four levels, whose words are `band` and `meaning`; docs/design/scoring.md. */
export const MATURITY: readonly Maturity[] = [
  { band: 'nascent', from: 0, to: 25 },
  { band: 'emerging', from: 25, to: 50 },
  { band: 'connected', from: 50, to: 75 },
  { band: 'multi-moment', from: 75, to: 100 },
]
