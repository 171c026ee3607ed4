import { useId, useRef } from 'react'
import uPlotSheet from 'uplot/dist/uPlot.min.css?sheet'
import { useSheet } from '../../bridge/use-sheet.ts'
import { useWidth } from '../../controls/use-width.ts'
import { useFormat } from '../../words/format.ts'
import { Legend } from '../frame/legend.tsx'
import { MarkTip } from '../frame/mark-tip.tsx'
import { axisWords } from '../frame/read-mark.ts'
import { useReading } from '../frame/use-reading.ts'
import { words } from '../words/words.ts'
import type { DenseChartProps } from './dense-chart-props.ts'
import { readableDense } from './readable-dense.ts'
import { useDrawn } from './use-drawn.ts'

/** The picture of a dense chart; it listens to the same keys as every other. */
export function DensePlot(props: DenseChartProps) {
  useSheet(uPlotSheet)
  const { title, summary, series, measure } = props
  const id = useId().replaceAll(/\W/g, '')
  const format = useFormat()
  const [frame, width] = useWidth<HTMLDivElement>()
  const look = useRef<HTMLSpanElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const drawn = useDrawn(canvas, look, width, props, format)
  const { mark, handlers } = useReading(readableDense(props, drawn, format))
  return (
    <div
      ref={frame}
      className="os-chart"
      role="application"
      aria-roledescription={words('kind')}
      aria-label={words('read', { title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys read it
      tabIndex={0}
      {...handlers}
    >
      {series.length > 1 && (
        <Legend keys={series.map(({ name }, place) => ({ name, kind: 'line', place }))} id={id} />
      )}
      <span className="os-chart-axis-title" data-drawn>
        {axisWords(measure)}
      </span>
      <span ref={look} className="os-chart-look" aria-hidden="true" />
      <div className="os-chart-picture">
        <div ref={canvas} role="img" aria-label={summary} className="os-chart-canvas" />
        {mark && (
          <>
            <span className="os-chart-spot" style={{ left: mark.x, top: mark.y }} />
            <MarkTip mark={mark} width={width} />
          </>
        )}
      </div>
    </div>
  )
}
