import { useState } from 'react'
import type { DrawnGridProps } from '../grid-props.ts'

/** The empty row at the end; another one as soon as this one is among the rows. */
export function useBlankRow<Row>({ rows, newRow, rowKey }: DrawnGridProps<Row>): Row | undefined {
  const [seen, setSeen] = useState<{ rows: readonly Row[]; blank: Row | undefined }>()
  if (seen?.rows === rows) return seen.blank
  const key = seen?.blank === undefined ? undefined : rowKey(seen.blank)
  const isTaken = key === undefined || rows.some((row) => rowKey(row) === key)
  const blank = isTaken ? newRow?.() : seen?.blank
  setSeen({ rows, blank })
  return blank
}
