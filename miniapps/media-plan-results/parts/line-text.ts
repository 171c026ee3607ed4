import type { PlanLine } from '../../domain/plans/plan-line.ts'
import { words } from '../words/words.ts'

/** A line by what was bought. */
export const lineText = ({ vendor, property, name, touchpoint }: PlanLine): string =>
  [vendor, property].filter(Boolean).join(' · ') || name || touchpoint || words('untitledLine')
