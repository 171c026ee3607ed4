import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'
import type { ChartData } from '../chart.ts'
import { words } from '../words/words.ts'

type Row = ChartData['rows'][number]

/** From here on a table shows its rows page by page. */
const PAGE_ROWS = 50

/** The numbers of a chart as a table. */
export function TwinTable({ caption, data }: { caption: string; data: ChartData }) {
  const columns: Column<Row>[] = [
    { key: 'name', title: data.rowTitle, cell: ({ name }) => name, value: ({ name }) => name },
    ...data.columns.map(({ title, unit, format }, index): Column<Row> => ({
      key: String(index),
      title,
      ...(unit && { unit }),
      type: 'number',
      cell: ({ values }) => cellOf(values[index], format),
      value: ({ values }) => values[index] ?? null,
    })),
  ]
  return (
    <DataTable
      caption={caption}
      hideCaption
      rows={data.rows}
      rowKey={(row) => String(data.rows.indexOf(row))} // two moments may be written alike
      columns={columns}
      pageSize={PAGE_ROWS}
    />
  )
}

const cellOf = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? <span className="os-muted">{words('noData')}</span> : format(value)
