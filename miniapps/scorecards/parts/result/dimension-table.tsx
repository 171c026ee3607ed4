import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as benchmarkWords } from '../benchmark/words/words.ts'
import { LevelCell } from '../level-cell.tsx'
import { scoreNumber } from '../score-words.ts'
import { words } from '../../words/words.ts'

interface Row {
  dimension: string
  score: number | null
  coverage: number
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
  const { number, percent } = useFormat()
  const columns: Column<Row>[] = [
    {
      key: 'dimension',
      title: words('column.dimension'),
      cell: ({ dimension }) => dimension,
      value: ({ dimension }) => dimension,
    },
    {
      key: 'score',
      title: words('score.title'),
      type: 'number',
      cell: ({ score }) => scoreNumber(score, number),
      value: ({ score }) => score,
    },
    {
      key: 'median',
      title: benchmarkWords('column'),
      type: 'number',
      cell: ({ median }) => number(median),
      value: ({ median }) => median,
    },
    {
      key: 'level',
      title: words('column.level'),
      cell: ({ score, coverage }) => <LevelCell score={score} coverage={coverage} />,
    },
    {
      key: 'coverage',
      title: words('column.coverage'),
      type: 'number',
      cell: ({ coverage }) => percent(coverage),
      value: ({ coverage }) => coverage,
    },
  ]
  const shown = columns.filter(({ key }) => key !== 'median' || hasMedians)
  return (
    <DataTable
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ dimension }) => dimension}
      columns={shown}
    />
  )
}
