import type { PlanLine } from '../../domain/plans/plan-line.ts'
import { words } from '../words/words.ts'

/** A line by what was bought. */
export const lineText = ({ vendor, property, format, name, touchpoint }: PlanLine): string =>
  [vendor, property, format].filter(Boolean).join(' · ') || name || touchpoint || words('untitledLine')
