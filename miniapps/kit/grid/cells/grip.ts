import type { Box, CellPlace } from './cell-range.ts'

/** The part that a press takes hold of: the handle that fills, or an edge that moves what is marked. */
export type Grip = 'fill' | 'move'

/** A point in its cell, in pixels from each side; the start is where texts begin. */
export interface PointInCell {
  start: number
  end: number
  top: number
  bottom: number
}

const EDGE_PX = 4
/** As large as the style sheet draws it. */
const HANDLE_PX = 8

export function gripAt({ line, column }: CellPlace, box: Box, point: PointInCell): Grip | undefined {
  const { top, bottom, left, right } = box
  if (line < top || line > bottom || column < left || column > right) return undefined
  const isCorner = line === bottom && column === right
  if (isCorner && point.end <= HANDLE_PX && point.bottom <= HANDLE_PX) return 'fill'
  const isEdge =
    (line === top && point.top <= EDGE_PX) ||
    (line === bottom && point.bottom <= EDGE_PX) ||
    (column === left && point.start <= EDGE_PX) ||
    (column === right && point.end <= EDGE_PX)
  return isEdge ? 'move' : undefined
}

/** The box with what the handle was drawn over: further down or up, or else to a side. */
export function filledBox(box: Box, { line, column }: CellPlace): Box {
  const down = Math.max(0, line - box.bottom, box.top - line)
  const across = Math.max(0, column - box.right, box.left - column)
  if (down === 0 && across === 0) return box
  return down >= across
    ? { ...box, top: Math.min(box.top, line), bottom: Math.max(box.bottom, line) }
    : { ...box, left: Math.min(box.left, column), right: Math.max(box.right, column) }
}

/** The box as far as it was drawn, within the grid. */
export function movedBox(
  box: Box,
  from: CellPlace,
  to: CellPlace,
  { lines, columns }: { lines: number; columns: number },
): Box {
  const down = Math.max(-box.top, Math.min(to.line - from.line, lines - 1 - box.bottom))
  const across = Math.max(-box.left, Math.min(to.column - from.column, columns - 1 - box.right))
  return {
    top: box.top + down,
    bottom: box.bottom + down,
    left: box.left + across,
    right: box.right + across,
  }
}
