import { scalePoint } from 'd3-scale'
import type { Format } from '../../words/format.ts'
import { tickFormatOf } from '../frame/read-mark.ts'
import { labelWidth } from '../geometry/label-lines.ts'
import { spanScale, ticksOf, zeroScale } from '../geometry/value-scale.ts'
import { TITLE_ABOVE_PX, widestTick } from '../parts/value-axis.tsx'
import type { LineChartProps } from './line-chart-props.ts'
import { lineSpans } from './line-spans.ts'

const HEIGHT_PX = 240
const DIRECT_FROM_PX = 520
const MOST_DIRECT = 9
/** Of the width, for names at the ends of lines. */
const DIRECT_SHARE = 0.3

/** Scales and edges of a line chart at a width. */
export function linesLayout(props: LineChartProps, width: number, format: Format) {
  const { categories, series, measure, mode = 'line' } = props
  const spans = lineSpans(series, categories.length, mode)
  const ends = spans.flat().flatMap((span) => (span ? [span.from, span.to] : []))
  const tops = spans.flat().map((span) => span?.to ?? null)
  const value =
    mode === 'line' && measure.max === undefined && !props.fromZero
      ? spanScale(tops, HEIGHT_PX)
      : zeroScale(ends, HEIGHT_PX, measure.max)
  value.range([HEIGHT_PX, 0])
  const ticks = ticksOf(value, 48)
  const left = widestTick(ticks, tickFormatOf(measure, format)) + 8
  const names = Math.max(0, ...series.map(({ name }) => labelWidth(name))) + 16
  const isDirect =
    series.length > 1 &&
    series.length <= MOST_DIRECT &&
    width >= DIRECT_FROM_PX &&
    names <= width * DIRECT_SHARE &&
    spans.every((line) => line.some((span) => span !== null))
  const inner = Math.max(60, width - left - (isDirect ? names : 16))
  return {
    spans,
    value,
    ticks,
    left,
    top: TITLE_ABOVE_PX,
    inner,
    height: HEIGHT_PX,
    isDirect,
    place: scalePoint(categories, [8, inner - 8]).align(0.5),
  }
}

export type LinesLayout = ReturnType<typeof linesLayout>
