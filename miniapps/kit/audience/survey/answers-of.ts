import type { TableWish } from '../../../domain/surveys/counting.ts'
import type { SegmentsWish } from './survey.ts'

/** The table that asks for the same questions as segments. */
export const answersOf = ({ features, target, slices, weight, base }: SegmentsWish): TableWish => ({
  slices,
  weight,
  base,
  rows: [],
  columns: (target ? [...features, target] : features).map((variable) => ({ op: 'answered', variable })),
})
