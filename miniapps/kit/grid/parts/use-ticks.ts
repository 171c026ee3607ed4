import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { ShownCells } from '../cells/cell-edits.ts'
import type { GridModel } from './use-grid.ts'

export interface Ticks<Row> {
  has(row: Row): boolean
  /** Of what is shown; what filters leave out stays as it is. */
  all: boolean
  some: boolean
  toggle(): void
  toggleLine(line: number): void
  /** Ticks these lines, or unticks them where all are. */
  toggleLines(from: number, to: number): void
}

/** Rows that are ticked, and how they become so; null where rows cannot be. */
export function useTicks<Row>(
  { props, arranged }: GridModel<Row>,
  cells: ShownCells<Row>,
): Ticks<Row> | null {
  const { selected = NONE, onSelect, rowKey } = props
  const { rows, positions } = arranged
  const count = useMemo(() => {
    let found = 0
    if (selected.size > 0) for (const at of positions) if (selected.has(rowKey(rows[at]!))) found++
    return found
  }, [selected, rows, positions, rowKey])
  const latest = useRef<Ticks<Row>>(null)
  const toggleLine = useCallback((line: number) => latest.current?.toggleLines(line, line), []) // rows are drawn anew when it changes
  const ticks = useMemo((): Ticks<Row> | null => {
    if (!onSelect) return null
    const all = positions.length > 0 && count === positions.length
    const change = (keys: readonly string[]) => {
      const after = new Set(selected)
      const isAll = keys.every((key) => selected.has(key))
      for (const key of keys) {
        if (isAll) after.delete(key)
        else after.add(key)
      }
      onSelect(after)
    }
    return {
      has: (row) => selected.has(rowKey(row)),
      all,
      some: count > 0 && !all,
      toggle: () => change(Array.from(positions, (at) => rowKey(rows[at]!))),
      toggleLine,
      toggleLines: (from, to) => change(keysOfLines(cells, from, to)),
    }
  }, [selected, onSelect, rowKey, rows, positions, count, cells, toggleLine])
  useLayoutEffect(() => {
    latest.current = ticks
  })
  return ticks
}

function keysOfLines<Row>(cells: ShownCells<Row>, from: number, to: number): string[] {
  const keys: string[] = []
  for (let line = from; line <= to; line++) {
    const row = cells.rowAt(line)
    if (row !== undefined) keys.push(cells.rowKey(row))
  }
  return keys
}

const NONE: ReadonlySet<string> = new Set()
