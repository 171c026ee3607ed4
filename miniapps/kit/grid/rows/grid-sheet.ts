import type { Cell, Sheet } from '../../exchange/sheet.ts'
import { type CellText, columnLabel, type GridColumn } from '../../table/column.ts'

const CHARACTER_PX = 8

/** What the grid shows as a sheet: rows that pass the filters in their order, and the columns that are shown in theirs. */
export function gridSheet<Row>(
  name: string,
  { rows, positions }: { rows: readonly Row[]; positions: Uint32Array },
  columns: readonly GridColumn<Row>[],
  textOf: (column: GridColumn<Row>) => CellText,
): Sheet {
  const titles = columns.map(columnLabel)
  const cellsOf = columns.map((column) => {
    const text = textOf(column)
    return (row: Row): Cell => {
      const value = column.value(row)
      if (value === null || typeof value === 'number') return value
      const day = column.type === 'date' ? new Date(value) : undefined
      return day && !Number.isNaN(day.getTime()) ? day : text(value)
    }
  })
  return {
    name,
    rows: [titles, ...Array.from(positions, (at) => cellsOf.map((cellOf) => cellOf(rows[at]!)))],
    columns: columns.map(({ type, widthPx }) => ({
      ...(widthPx === undefined ? {} : { width: Math.round(widthPx / CHARACTER_PX) }),
      ...(type === 'date' ? { format: 'date' as const } : {}),
    })),
    titleRows: 1,
  }
}
