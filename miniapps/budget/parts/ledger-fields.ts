import type { LedgerEntry } from '../../domain/budgets/spending.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** Columns of a ledger as a file. */
export const LEDGER_FIELDS = [
  'reference',
  'day',
  'market',
  'channel',
  'amount',
  'currency',
] as const satisfies readonly (keyof LedgerEntry)[]
export type LedgerField = (typeof LEDGER_FIELDS)[number]

export function ledgerTitle(field: LedgerField): string {
  if (field === 'channel') return planningWords('touchpointCode')
  return field === 'market' || field === 'currency' ? kitWords(field) : words(field)
}
