import { scaleLinear } from 'd3-scale'
import type { Format } from '../../words/format.ts'
import type { Measure } from '../chart.ts'
import { formatOf } from '../frame/read-mark.ts'
import { bubbleRadius } from '../geometry/bubble-radius.ts'
import { spanScale, ticksOf, type ValueScale } from '../geometry/value-scale.ts'
import { TITLE_ABOVE_PX, widestTick } from '../parts/value-axis.tsx'
import type { ScatterChartProps } from './scatter-chart-props.ts'
import { keepApart } from './keep-apart.ts'
import { spreadPoints } from './spread-points.ts'

const HEIGHT_PX = { wide: 360, narrow: 280 }
const NARROW_BELOW_PX = 480
const LARGEST_BUBBLE_PX = { wide: 26, narrow: 18 }
/** Many of them share a field. */
const SPREAD_BUBBLE_PX = { wide: 15, narrow: 11 }
const POINT_PX = 5

/** Scales, places and sizes of a scatter chart at a width. */
export function scatterLayout(props: ScatterChartProps, width: number, format: Format) {
  const { points, across, up, size, spread } = props
  const room = width < NARROW_BELOW_PX ? 'narrow' : 'wide'
  const height = HEIGHT_PX[room]
  const y = scaleOf(
    points.map((point) => point.up),
    up,
  ).range([height, 0])
  const ticksUp = ticksOf(y, 56)
  const left = widestTick(ticksUp, formatOf(up, format)) + 8
  const inner = Math.max(60, width - left - 16)
  const x = scaleOf(
    points.map((point) => point.across),
    across,
  ).range([0, inner])
  const largest = Math.max(0, ...points.map((point) => point.size ?? 0))
  const radii = points.map((point) =>
    size
      ? bubbleRadius(point.size ?? 0, largest, (spread ? SPREAD_BUBBLE_PX : LARGEST_BUBBLE_PX)[room])
      : POINT_PX,
  )
  const exact = points.map((point) => ({ x: x(point.across), y: y(point.up) }))
  const field = { width: Math.abs(x(1) - x(0)), height: Math.abs(y(1) - y(0)) }
  return {
    left,
    top: TITLE_ABOVE_PX,
    inner,
    height,
    x,
    y,
    ticksUp,
    ticksAcross: ticksOf(x, 72),
    radii,
    places: spread ? keepApart(spreadPoints(exact, field), radii, { width: inner, height }) : exact,
  }
}

const scaleOf = (values: readonly number[], { min, max }: Measure & { min?: number }): ValueScale => {
  const found = spanScale(values, 1)
  const [least = 0, most = 1] = found.domain()
  return scaleLinear([min ?? least, max ?? most], [0, 1])
}
