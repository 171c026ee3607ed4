import { dataEdge, type Filled } from './data-edge.ts'

/** A cell by its line and its column as they are shown; line -1 is the heading. */
export interface CellPlace {
  line: number
  column: number
}

/** From where somebody began to where they are; both are in it. */
export interface CellRange {
  anchor: CellPlace
  cursor: CellPlace
  /** Whole rows or columns are marked, with the cursor anywhere among their cells. */
  around?: Box
}

export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

export const boxOf = ({ anchor, cursor, around }: CellRange): Box =>
  around ?? {
    top: Math.max(0, Math.min(anchor.line, cursor.line)),
    bottom: Math.max(anchor.line, cursor.line),
    left: Math.min(anchor.column, cursor.column),
    right: Math.max(anchor.column, cursor.column),
  }

export const isOneCell = ({ anchor, cursor, around }: CellRange): boolean =>
  !around && anchor.line === cursor.line && anchor.column === cursor.column

export interface Bounds extends Filled {
  /** Lines that fit on the screen: what PageDown goes by. */
  page: number
}

interface Pressed {
  key: string
  /** Ctrl, or Command on a Mac. */
  mod: boolean
  isRightToLeft: boolean
}

/** Where a key leads; undefined for keys that lead nowhere. */
export function moveCursor(
  { line, column }: CellPlace,
  { key, mod, isRightToLeft }: Pressed,
  bounds: Bounds,
): CellPlace | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const { lines, columns, page } = bounds
  const last = { line: lines - 1, column: columns - 1 }
  const edge = (down: number, on: number) => dataEdge({ line, column }, [down, on], bounds)
  const to = (nextLine: number, nextColumn: number): CellPlace => ({
    line: Math.min(Math.max(nextLine, -1), last.line),
    column: Math.min(Math.max(nextColumn, 0), last.column),
  })
  switch (key) {
    case 'ArrowDown':
      return mod ? edge(1, 0) : to(line + 1, column)
    case 'ArrowUp':
      return mod ? edge(-1, 0) : to(line - 1, column)
    case forward:
      return mod ? edge(0, 1) : to(line, column + 1)
    case back:
      return mod ? edge(0, -1) : to(line, column - 1)
    case 'Home':
      return to(mod ? 0 : line, 0)
    case 'End':
      return to(mod ? last.line : line, last.column)
    case 'PageDown':
      return to(line + page, column)
    case 'PageUp':
      return to(Math.max(line - page, Math.min(line, 0)), column)
    default:
      return undefined
  }
}
