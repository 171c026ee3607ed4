import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { RATE_PER_UNIT } from '../../domain/touchpoints/limits.ts'
import { touchpointPath } from '../../domain/touchpoints/touchpoint.ts'
import type { CellEdit } from '../../kit/grid/cells/cell-edits.ts'

/** In a box of the grid that is ticked. */
export const ACTIVE = 'yes'

/**
 * Fields that edits of the grid set. In the library of a market, an emptied cell and one with the inherited
 * value undo the override.
 */
export function editedFields(edits: readonly CellEdit[], above: Body | null): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    edits.flatMap((edit) => {
      const path = touchpointPath(edit.rowKey, edit.column)
      const value = valueOf(edit)
      if (value === undefined) return []
      const inherited = above?.[path] ?? (edit.column === 'active' ? true : null)
      return [[path, value === inherited ? null : value] as const]
    }),
  )
}

/** Undefined for what the field cannot hold. */
function valueOf({ column, value }: CellEdit): Json | undefined {
  if (column === 'active') return value === ACTIVE
  if (value === null || value === '') return null
  if (column !== 'rate') return value
  const rate = Math.round(Number(value) * RATE_PER_UNIT)
  return rate >= 0 && Number.isSafeInteger(rate) ? rate : undefined
}
