import type { SheetRow } from '../document/sheet.ts'
import type { Json } from '../document/json.ts'
import { lineCells, type UploadWorld } from './line-cells.ts'
import { type HeldLine, type MatchedLines, matchLines } from './match-lines.ts'
import type { StagedValues } from './stage-lines.ts'

/** Lines that a vendor's uploads have made of a plan so far. */
export interface HeldUpload {
  world: UploadWorld
  lines: readonly HeldLine[]
}

/** `matchLines`, and lines too whose cells are others because of a name that is mapped now, or another market. */
export function compareUpload(
  held: HeldUpload,
  lines: readonly StagedValues[],
  world: UploadWorld,
  newId: (place: number) => string,
): MatchedLines {
  const matched = matchLines(held.lines, lines, newId)
  if (JSON.stringify(held.world) === JSON.stringify(world)) return matched
  const before = new Map(held.lines.map(({ id, values }) => [id, values]))
  const after = new Map(matched.ids.map((id, place) => [id, lines[place]!]))
  const others = matched.same.flatMap((key) => {
    const cells = changedCells(lineCells(before.get(key)!, held.world), lineCells(after.get(key)!, world))
    const fields = Object.keys(cells)
    return fields.length > 0 ? [{ key, fields }] : []
  })
  const keys = new Set(others.map(({ key }) => key))
  return {
    ...matched,
    same: matched.same.filter((key) => !keys.has(key)),
    updated: [...matched.updated, ...others],
  }
}

/** Cells that differ, by their new values; null for those that become empty. */
export function changedCells(before: SheetRow, after: SheetRow): Readonly<Record<string, Json>> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [was, is] = [before[name] ?? null, after[name] ?? null]
      return was === is ? [] : [[name, is]]
    }),
  )
}
