import { useState } from 'react'
import { type Measure, MEASURES } from '../../domain/crosstab/crosstab-document.ts'
import { chartFiles } from '../../kit/audience/survey/source-lines.ts'
import { BarChart } from '../../kit/charts/bar-chart.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import type { FigureRow } from './table-columns.tsx'
import { digitsOf, isShare, shownValue } from '../../domain/crosstab/measure-values.ts'
import { useSource } from './table-notes.ts'
import type { ShownTable } from './use-counted.ts'

/** Rows and columns that a chart has room for, the total among them. */
const ROWS = 20
const COLUMNS = 6
const CHARTED = MEASURES.filter((measure) => measure !== 'letters')

/** Ticked rows as bars, one measure at a time. */
export function TableChart({
  table,
  rows,
  ticked,
}: {
  table: ShownTable
  rows: readonly FigureRow[]
  ticked: ReadonlySet<string>
}) {
  const [measure, setMeasure] = useState<Measure>('column')
  const source = useSource(table)
  const chosen = rows.filter(({ id }) => ticked.has(id)).slice(0, ROWS)
  const columns = table.columns.map(({ title }) => title)
  const places = [...columns.keys()].slice(0, COLUMNS - 1)
  const shown = [
    ...places.map((at) => ({ at, name: columns[at]! })),
    { at: columns.length, name: words('total') },
  ]
  const drawn = {
    rows: chosen.length,
    allRows: ticked.size,
    columns: shown.length,
    allColumns: columns.length + 1,
  }
  const isPart = drawn.rows < drawn.allRows || drawn.columns < drawn.allColumns
  if (chosen.length === 0) return <p className="os-help">{words('chartHint')}</p>
  const title = words(`measure.${measure}`)
  return (
    <Card className="crosstab-chart">
      <Select
        label={words('charted')}
        value={measure}
        onChange={(value) => setMeasure(value as Measure)}
        options={CHARTED.map((value) => ({ value, label: words(`measure.${value}`) }))}
      />
      <BarChart
        headingLevel={2}
        title={title}
        summary={words('chartSummary', { measure: title, rows: chosen.length, columns: shown.length })}
        categoryTitle={words('rows')}
        categories={chosen.map((row) => row.title)}
        {...(isPart && { note: <p className="os-help">{words('chartLeft', drawn)}</p> })}
        {...chartFiles(source)}
        series={shown.map(({ name, at }) => ({
          name,
          values: chosen.map(({ cells }) => shownValue(cells[at]!, measure) as number | null),
        }))}
        measure={{ title, digits: digitsOf(measure), ...(isShare(measure) && { unit: '%' }) }}
      />
    </Card>
  )
}
