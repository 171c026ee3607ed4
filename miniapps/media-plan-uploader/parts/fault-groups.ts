import type { CellFault } from '../../domain/uploads/stage-lines.ts'

/** Cells with the same text that are wrong in the same way: mended at once. */
export interface FaultGroup extends Omit<CellFault, 'row'> {
  key: string
  rows: readonly number[]
}

/** In the order of the file. */
export function faultGroups(faults: readonly CellFault[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup & { rows: number[] }>()
  for (const { row, ...fault } of faults) {
    const key = JSON.stringify([fault.field, fault.code, fault.given])
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { ...fault, key, rows: [row] })
  }
  return [...groups.values()]
}
