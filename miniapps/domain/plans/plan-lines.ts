import type { Body } from '../document/change.ts'
import { rowAt, type SheetRow } from '../document/sheet.ts'
import { inOrder, LINES, lineOf, type PlanLine } from './plan-line.ts'

const read = new WeakMap<SheetRow, PlanLine>()

/** As `linesOf`, for callers that ask at every key: a row that is the same object is read once. */
export const linesKept = (body: Body): readonly PlanLine[] =>
  Object.keys(body)
    .flatMap((path) =>
      path.startsWith(`${LINES}/`) ? lineKept(rowAt(body, path)!, path.slice(LINES.length + 1)) : [],
    )
    .toSorted(inOrder)

function lineKept(row: SheetRow, id: string): PlanLine {
  const known = read.get(row)
  if (known?.id === id) return known
  const line = lineOf(row, id)
  read.set(row, line)
  return line
}

/** Lines that buy something: a package has its money and its weight in its lines. */
export function boughtIn(lines: readonly PlanLine[]): readonly PlanLine[] {
  const packages = new Set(lines.flatMap(({ parent }) => parent || []))
  return lines.filter(({ id, touchpoint }) => touchpoint || !packages.has(id))
}
