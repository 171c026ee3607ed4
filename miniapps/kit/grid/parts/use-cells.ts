import { useMemo } from 'react'
import { useFormat } from '../../words/format.ts'
import type { ShownCells } from '../cells/cell-edits.ts'
import type { GridModel } from './use-grid.ts'

/** The cells as they are shown, for all that is done to them. */
export function useCells<Row>({ rowOf, lines, columns, textOf, props }: GridModel<Row>): ShownCells<Row> {
  const { rowKey, lockedBecause, newRow } = props
  const locales = useFormat()
  return useMemo(
    () => ({
      columns,
      lineCount: lines.length,
      rowAt: (line) => {
        const position = lines[line]
        return position === undefined || position < 0 ? undefined : rowOf(position)
      },
      rowKey,
      textOf,
      lockedBecause,
      locales,
      newRow,
    }),
    [rowOf, lines, columns, textOf, rowKey, lockedBecause, locales, newRow],
  )
}
