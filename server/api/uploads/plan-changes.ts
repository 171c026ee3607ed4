import { type Body, type Change, textAt } from '../../../miniapps/domain/document/change.ts'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import { rowAt, type SheetRow } from '../../../miniapps/domain/document/sheet.ts'
import { lineOf, LINES, linePath, weekCell } from '../../../miniapps/domain/plans/plan-line.ts'
import { weeksOfQuantity } from '../../../miniapps/domain/plans/weeks-of-quantity.ts'
import { changedCells, type HeldUpload } from '../../../miniapps/domain/uploads/compare-upload.ts'
import { lineCells, type UploadWorld } from '../../../miniapps/domain/uploads/line-cells.ts'
import type { MatchedLines } from '../../../miniapps/domain/uploads/match-lines.ts'
import type { StagedValues } from '../../../miniapps/domain/uploads/stage-lines.ts'
import { daysOf } from './make-plan.ts'

/** A file against the plan of the vendor's earlier ones. */
export interface ComparedUpload {
  /** The plan as it stands, which people may have changed since. */
  body: Body
  held: HeldUpload
  world: UploadWorld
  matched: MatchedLines
  /** Of the file, in the order of `matched.ids`. */
  lines: readonly StagedValues[]
  removed: readonly string[]
}

/** Changes of a plan, applied together or not at all: new lines, cells that the file has otherwise now, and the lines to remove. */
export function planChanges(compared: ComparedUpload, group: string): Change[] {
  const { body, removed } = compared
  const changes = [
    ...headChanges(compared),
    ...insertedLines(compared),
    ...updatedCells(compared),
    ...removed.flatMap((id) => {
      const row = rowAt(body, linePath(id))
      return row ? [{ path: linePath(id), base: row, value: null }] : []
    }),
  ]
  return changes.map((change, place) => ({ ...change, id: `${group}-${place}`, group }))
}

type Step = Omit<Change, 'id' | 'group'>

/** A plan lasts as long as its lines. */
function headChanges({ body, lines }: ComparedUpload): Step[] {
  const { start, end } = daysOf(lines)
  const [from, to] = [textAt(body, 'start'), textAt(body, 'end')]
  return [
    ...(start && (!from || start < from) ? [{ path: 'start', base: from || null, value: start }] : []),
    ...(end > to ? [{ path: 'end', base: to || null, value: end }] : []),
  ]
}

/** Behind the lines that are there. */
function insertedLines({ body, world, matched, lines }: ComparedUpload): Step[] {
  const added = new Set(matched.inserted)
  let last = lastPlace(body)
  return matched.ids.flatMap((id, place) =>
    added.has(id)
      ? [
          {
            path: linePath(id),
            base: null,
            value: { ...lineCells(lines[place]!, world), place: ++last },
          },
        ]
      : [],
  )
}

function lastPlace(body: Body): number {
  const places = Object.keys(body).flatMap((path) =>
    path.startsWith(`${LINES}/`) ? Number(rowAt(body, path)!['place'] ?? 0) : [],
  )
  return places.reduce((most, place) => Math.max(most, place), 0)
}

/** A line that somebody has taken out of the plan stays out, and one that is locked stays as it is. */
function updatedCells({ body, held, world, matched, lines }: ComparedUpload): Step[] {
  const before = new Map(held.lines.map(({ id, values }) => [id, values]))
  const after = new Map(matched.ids.map((id, place) => [id, lines[place]!]))
  return matched.updated.flatMap(({ key }) => {
    const row = rowAt(body, linePath(key))
    if (!row || row['locked'] === true) return []
    const cells = changedCells(lineCells(before.get(key)!, held.world), lineCells(after.get(key)!, world))
    return Object.entries({ ...cells, ...weekCells(row, cells) }).map(([cell, value]) => ({
      path: linePath(key, cell),
      base: row[cell] ?? null,
      value,
    }))
  })
}

/** Filled weeks buy what the file says now: a line's quantity counts where no week is filled. */
function weekCells(row: SheetRow, cells: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const { quantity } = cells
  if (typeof quantity !== 'number') return {}
  const weeks = weeksOfQuantity(lineOf({ ...row, ...cells }, ''), quantity)
  return Object.fromEntries(Object.entries(weeks).map(([week, bought]) => [weekCell(week), bought]))
}
