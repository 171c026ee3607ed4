import type { Sheet, SheetCell, SheetColumn } from './sheet.ts'

/** A column with its title, and what stands in it for each row. */
export interface ColumnOf<Row> extends SheetColumn {
  title: string
  cell(row: Row): SheetCell
}

/** A table as a sheet: one line of titles, then a line for each row. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
): Sheet => ({
  name,
  titleRows: 1,
  columns: columns.map(({ title: _title, cell: _cell, ...column }) => column),
  rows: [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
})
