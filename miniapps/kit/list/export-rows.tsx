import { ExportSheet } from '../exchange/export-sheet.tsx'
import { gridSheet } from '../grid/rows/grid-sheet.ts'
import { cellTextOf, type Columns } from '../table/column.ts'
import { useColumns } from '../table/use-columns.ts'
import { useFormat } from '../words/format.ts'

interface ExportRowsProps<Row> {
  caption: string
  columns: Columns<Row>
  rows: readonly Row[]
  fileName: string
}

/** Few rows as a file; a grid of many has the same in its own toolbar. */
export function ExportRows<Row>({ caption, columns, rows, fileName }: ExportRowsProps<Row>) {
  const format = useFormat()
  const drawn = useColumns(columns)
  const sheet = () => {
    const written = drawn.flatMap(({ type = 'text', value, ...column }) =>
      value ? [{ ...column, type, value }] : [],
    )
    const positions = Uint32Array.from(rows.keys())
    return gridSheet(caption, { rows, positions }, written, (column) => cellTextOf(column, format))
  }
  return <ExportSheet quiet sheet={sheet} fileName={fileName} />
}
