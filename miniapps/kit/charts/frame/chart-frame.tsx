import { useId, useRef, useState } from 'react'
import { ChartNoAxesColumn, Table2 } from 'lucide'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Button } from '../../controls/button.tsx'
import type { ChartData, ChartProps, Drawing } from '../chart.ts'
import sheet from '../charts.css?sheet'
import { words } from '../words/words.ts'
import { DownloadMenu } from './download-menu.tsx'
import { Plot } from './plot.tsx'
import { TwinTable } from './twin-table.tsx'

export interface ChartFrameProps extends ChartProps {
  data: ChartData
  /** The picture at a width in pixels; `id` is its own, for patterns. */
  draw(width: number, id: string): Drawing
}

/** A chart and its table twin, one press apart or side by side, and both as files. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    summary,
    headingLevel = 2,
    beside,
    note,
    source,
    table,
    data,
    fileName = title,
    draw,
  } = props
  const { exports = true } = props
  useSheet(sheet)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<'chart' | 'table'>('chart')
  const Heading = `h${headingLevel}` as const
  return (
    <figure className="os-figure" data-beside={beside || undefined} aria-labelledby={id}>
      <div className="os-figure-header">
        <Heading id={id} className="os-subtitle">
          {title}
        </Heading>
        <div className="os-row">
          <Toggle shown={shown} show={show} />
          {exports && data.rows.length > 0 && (
            <DownloadMenu {...{ title, fileName, data, source }} picture={frame} />
          )}
        </div>
      </div>
      <div className="os-figure-body">
        <div className="os-figure-chart" data-hidden={shown === 'table' || undefined}>
          <div ref={frame} className="os-chart-drawn">
            <Plot title={title} summary={summary} draw={draw} />
            {source && (
              <p className="os-chart-source" data-drawn>
                {source}
              </p>
            )}
          </div>
          {note}
        </div>
        <div data-hidden={shown === 'chart' || undefined}>
          {table ?? <TwinTable caption={title} data={data} />}
        </div>
      </div>
    </figure>
  )
}

function Toggle({ shown, show }: { shown: 'chart' | 'table'; show(which: 'chart' | 'table'): void }) {
  return (
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
  )
}
