import type { PlanField } from '../../domain/uploads/plan-fields.ts'
import { words } from '../words/words.ts'

/** A field of a line, as people call it. */
export const fieldName = (field: PlanField): string => words(`field.${field}`)
