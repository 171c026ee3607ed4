import { useId, useState, type ReactNode } from 'react'
import { ChartNoAxesColumn, Table2 } from 'lucide'
import { Button } from '../controls/button.tsx'
import { useSheet } from '../bridge/use-sheet.ts'
import sheet from './charts.css?sheet'
import { words } from '../words/words.ts'

export interface ChartWithTableProps {
  title: string
  chart: ReactNode
  /** The same numbers: a `DataTable` with `hideCaption`. */
  table: ReactNode
  /** Both beside each other where there is room, instead of one at a time. */
  beside?: boolean
  headingLevel?: 2 | 3 | 4
}

/** A chart and its table twin: one press apart, or side by side. */
export function ChartWithTable({ title, chart, table, beside, headingLevel = 2 }: ChartWithTableProps) {
  useSheet(sheet)
  const id = useId()
  const [shown, show] = useState<'chart' | 'table'>('chart')
  const Heading = `h${headingLevel}` as const
  return (
    <figure className="os-figure" data-beside={beside || undefined} aria-labelledby={id}>
      <div className="os-figure-header">
        <Heading id={id} className="os-subtitle">
          {title}
        </Heading>
        <div className="os-segments os-figure-toggle">
          <Button
            size="s"
            icon={ChartNoAxesColumn}
            aria-pressed={shown === 'chart'}
            onClick={() => show('chart')}
          >
            {words('chart')}
          </Button>
          <Button size="s" icon={Table2} aria-pressed={shown === 'table'} onClick={() => show('table')}>
            {words('table')}
          </Button>
        </div>
      </div>
      <div className="os-figure-body">
        <div data-hidden={shown === 'table' || undefined}>{chart}</div>
        <div data-hidden={shown === 'chart' || undefined}>{table}</div>
      </div>
    </figure>
  )
}
