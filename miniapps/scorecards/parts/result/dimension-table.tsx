import type { Standing } from '../../../domain/scorecards/counted-result.ts'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as benchmarkWords } from '../benchmark/words/words.ts'
import { scoreColumns } from '../score-columns.tsx'
import { words } from '../../words/words.ts'

interface Row extends Standing {
  dimension: string
  /** Of brands like this one. */
  median: number | null
}

export interface DimensionTableProps {
  caption: string
  rows: readonly Row[]
  hasMedians: boolean
}

/** The same numbers as the bars. */
export function DimensionTable({ caption, rows, hasMedians }: DimensionTableProps) {
  const format = useFormat()
  const median: Column<Row> = {
    key: 'median',
    title: benchmarkWords('column'),
    type: 'number',
    cell: (row) => format.number(row.median),
    value: (row) => row.median,
  }
  const columns: readonly Column<Row>[] = [
    {
      key: 'dimension',
      title: words('column.dimension'),
      value: ({ dimension }) => dimension,
    },
    ...scoreColumns<Row>((row) => row, format, hasMedians ? [median] : []),
  ]
  return (
    <DataTable
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ dimension }) => dimension}
      columns={columns}
    />
  )
}
