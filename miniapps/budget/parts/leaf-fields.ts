import { MEASURES, type Measure } from '../../domain/budgets/budget-lines.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** Columns of a budget as a sheet. */
export const LEAF_FIELDS = ['market', 'channel', 'period', ...MEASURES, 'locked'] as const
export type LeafField = (typeof LEAF_FIELDS)[number]

export const isMeasure = (field: string): field is Measure => (MEASURES as readonly string[]).includes(field)

export function leafTitle(field: LeafField): string {
  if (isMeasure(field)) return words(`measure.${field}`)
  if (field === 'market') return kitWords('market')
  if (field === 'locked') return words('lock')
  return field === 'period' ? words('month') : planningWords('touchpointCode')
}
