import { useMemo } from 'react'
import type { ShownCells } from '../cells/cell-edits.ts'
import type { GridModel } from './use-grid.ts'

/** The cells as they are shown, for all that is done to them. */
export function useCells<Row>({ arranged, lines, columns, textOf, props }: GridModel<Row>): ShownCells<Row> {
  const { rows } = arranged
  const { rowKey } = props
  return useMemo(
    () => ({
      columns,
      lineCount: lines.length,
      rowAt: (line) => {
        const position = lines[line]
        return position === undefined || position < 0 ? undefined : rows[position]
      },
      rowKey,
      textOf,
    }),
    [rows, lines, columns, textOf, rowKey],
  )
}
