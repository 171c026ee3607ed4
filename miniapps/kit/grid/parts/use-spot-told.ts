import { useEffect } from 'react'
import type { CellPlace } from '../cells/cell-range.ts'
import type { GridModel } from './use-grid.ts'

/** Tells the app in which cell the person is. */
export function useSpotTold<Row>({ props, lines, rowOf, columns }: GridModel<Row>, place: CellPlace): void {
  const { onSpot, rowKey } = props
  const position = lines[place.line] ?? -1
  const key = position < 0 ? null : rowKey(rowOf(position))
  const column = columns[place.column]?.key
  useEffect(() => {
    onSpot?.(key === null || column === undefined ? null : { rowKey: key, column })
  }, [onSpot, key, column])
}
