import { partsOf } from '../../domain/scorecards/period.ts'
import { words } from '../words/words.ts'

/** `2026-Q3` in words: `Q3 2026`. */
export function periodWords(period: string): string {
  const parts = partsOf(period)
  return parts ? words('period', { quarter: `${parts.quarter}`, year: `${parts.year}` }) : period
}
