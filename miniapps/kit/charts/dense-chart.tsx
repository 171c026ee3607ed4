import { useState } from 'react'
import { lazyPart } from '../bridge/lazy-part.ts'
import { Lazy } from '../bridge/lazy.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { useFormat } from '../words/format.ts'
import type { DenseChartProps } from './dense/dense-chart-props.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { seriesData } from './frame/series-data.ts'
import { words } from './words/words.ts'

const plot = lazyPart(async () => (await import('./dense/dense-plot.tsx')).DensePlot)

/** Lines of more than a thousand places, drawn on a canvas; below that LineChart says more. */
export function DenseChart(props: DenseChartProps) {
  const format = useFormat()
  const [hasFailed, setFailed] = useState(false)
  const { acrossTitle, across, acrossWords, series, measure } = props
  const waiting = hasFailed ? (
    <p className="os-chart-nothing">{words('notLoaded')}</p>
  ) : (
    <Skeleton label={words('loading')} lines={[100]} lineHeight={20} />
  )
  return (
    <ChartFrame
      {...props}
      data={seriesData(
        acrossTitle,
        across.map((value) => acrossWords(value)),
        series,
        measure,
        format,
      )}
      picture={<Lazy of={plot} props={props} waiting={waiting} onFail={() => setFailed(true)} />}
    />
  )
}
