import { scalePoint } from 'd3-scale'
import type { Format } from '../../words/format.ts'
import { tickFormatOf } from '../frame/read-mark.ts'
import { labelWidth } from '../geometry/label-lines.ts'
import { spanScale, ticksOf, zeroScale } from '../geometry/value-scale.ts'
import { TITLE_ABOVE_PX, widestTick } from '../parts/value-axis.tsx'
import type { LineChartProps } from './line-chart-props.ts'

const HEIGHT_PX = 240
const DIRECT_FROM_PX = 520
const MOST_DIRECT = 9
/** Of the width, for names at the ends of lines. */
const DIRECT_SHARE = 0.3

/** Scales and edges of a line chart at a width. */
export function linesLayout(props: LineChartProps, width: number, format: Format) {
  const { categories, series, measure } = props
  const lines = series.map(({ values }) => categories.map((_, at) => values[at] ?? null))
  const all = lines.flat()
  const value = measure.max === undefined ? spanScale(all, HEIGHT_PX) : zeroScale(all, HEIGHT_PX, measure.max)
  value.range([HEIGHT_PX, 0])
  const ticks = ticksOf(value, 48)
  const left = widestTick(ticks, tickFormatOf(measure, format)) + 8
  const names = Math.max(0, ...series.map(({ name }) => labelWidth(name))) + 16
  const isDirect =
    series.length > 1 &&
    series.length <= MOST_DIRECT &&
    width >= DIRECT_FROM_PX &&
    names <= width * DIRECT_SHARE &&
    lines.every((line) => line.some((each) => each !== null))
  const inner = Math.max(60, width - left - (isDirect ? names : 16))
  return {
    lines,
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
