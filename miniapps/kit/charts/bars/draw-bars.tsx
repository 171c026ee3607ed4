import type { Format } from '../../words/format.ts'
import type { ChartProps, Drawing, Mark, Measure, Series } from '../chart.ts'
import { axisWords, formatOf, valueWords, tickFormatOf } from '../frame/read-mark.ts'
import { labelWidth } from '../geometry/label-lines.ts'
import { looseTicks, zeroScale, type ValueScale } from '../geometry/value-scale.ts'
import { FillPatterns, patternFill } from '../parts/fill-patterns.tsx'
import { RowLabel, rowLabelsOf } from '../parts/row-labels.tsx'
import { AXIS_BELOW_PX, AxisBelow, widestTick } from '../parts/value-axis.tsx'
import { words } from '../words/words.ts'
import { Bar } from './bar.tsx'
import { BarMarker } from './bar-marker.tsx'
import { type BarMode, barSpans, type BarSpan, isTotal } from './bar-spans.ts'

export interface BarChartProps extends ChartProps {
  /** What the rows are: `Market`. */
  categoryTitle: string
  categories: readonly string[]
  series: readonly Series[]
  measure: Measure
  /** Several series in a row beside each other, unless told. A waterfall has one series: a total, what changes it, the next total. */
  mode?: BarMode
  /** What stands where a value is missing. */
  missing?: string
  /** Not final yet: in the pattern of a second kind; only with one series. */
  hatched?: boolean | undefined
  /** What each bar is compared with, a median or a goal: a line across it; only with one series. */
  marker?: Series
}

const BAR_PX = { alone: 16, grouped: 15 }
const BAR_GAP_PX = 2
const ROW_GAP_PX = 16
const VALUE_PX = 52
const TICK_GAP_PX = 16

/** Places of bars and markers at this width. */
function layoutOf(props: BarChartProps, width: number, format: Format) {
  const { categories, series, measure, mode = 'grouped', marker } = props
  const isStacked = mode === 'stacked'
  const bars = isStacked || series.length === 1 ? 1 : series.length
  const thick = bars === 1 ? BAR_PX.alone : BAR_PX.grouped
  const rows = barSpans(series, categories.length, mode)
  const labels = rowLabelsOf(categories, width)
  const rowHeight = bars * thick + ROW_GAP_PX + labels.above
  const ends = rows.flatMap((row) => row.flatMap(({ span }) => (span ? [span.from, span.to] : [])))
  const scale = zeroScale(ends, Math.max(width - labels.left - valueRoom(props, format), 40), measure.max)
  const top = (row: number) => row * rowHeight + labels.above + ROW_GAP_PX / 2
  const boxOf = (row: number, place: number) =>
    boxAt(
      scale,
      rows[row]![place]!,
      top(row) + (isStacked ? 0 : place * thick),
      thick - (bars > 1 ? BAR_GAP_PX : 0),
    )
  const markerAt = (row: number) => {
    const value = marker?.values[row]
    return typeof value === 'number' ? scale(value) : null
  }
  const sizes = { height: rowHeight * categories.length, rowPx: bars * thick, isStacked }
  return { rows, labels, scale, top, boxOf, markerAt, ...sizes }
}

/** Room for the numbers behind the bars. */
const valueRoom = (props: BarChartProps, format: Format): number =>
  Math.max(
    VALUE_PX,
    ...props.series.flatMap(({ values }) =>
      props.mode === 'stacked'
        ? []
        : values.map((value, row) => labelWidth(wordsOf(props, value, row, format)) + 8),
    ),
  )

type Layout = ReturnType<typeof layoutOf>

/** Stops for pointer and keyboard in a row: each bar, then the marker. */
function marksOf(
  { categories, series, measure, marker }: BarChartProps,
  { rows, labels, top, boxOf, markerAt }: Layout,
  format: Format,
): Mark[][] {
  const markerOf = (row: number): Mark[] => {
    const x = markerAt(row)
    if (!marker || x === null) return []
    const value = valueWords(marker.values[row]!, measure, format)
    return [{ x: labels.left + x, y: top(row), name: categories[row]!, series: marker.name, value }]
  }
  return categories.map((name, row) => [
    ...series.map((each, place): Mark => {
      const box = boxOf(row, place)
      return {
        x: labels.left + box.x + box.width / 2,
        y: box.y,
        box: { ...box, x: labels.left + box.x },
        name,
        series: series.length > 1 || marker ? each.name : undefined,
        value: valueWords(rows[row]![place]!.value, measure, format),
      }
    }),
    ...markerOf(row),
  ])
}

/** The bars at this width: where each lies, how it looks, and how it is read. */
export function drawBars(props: BarChartProps, width: number, id: string, format: Format): Drawing {
  const { categories, series, measure, marker } = props
  const layout = layoutOf(props, width, format)
  const { rows, labels, scale, top, boxOf, markerAt, height, rowPx, isStacked } = layout
  const said = tickFormatOf(measure, format)
  return {
    height: height + AXIS_BELOW_PX,
    marks: marksOf(props, layout, format),
    ...((series.length > 1 || marker) && {
      keys: [
        ...series.map(({ name }, place) => ({ name, kind: 'area' as const, place })),
        ...(marker ? [{ name: marker.name, kind: 'marker' as const, place: series.length }] : []),
      ],
    }),
    drawn: (
      <g transform={`translate(${labels.left})`}>
        <FillPatterns id={id} places={series.length > 1 ? series.map((_, place) => place) : [0, 1, 2]} />
        <AxisBelow
          scale={scale}
          ticks={looseTicks(scale, (ticks) => widestTick(ticks, said) + TICK_GAP_PX)}
          format={said}
          title={axisWords(measure)}
          height={height}
        />
        {categories.map((name, row) => (
          <g key={name}>
            <RowLabel text={name} labels={labels} top={top(row)} height={rowPx} width={width} />
            {series.map((each, place) => (
              <Bar
                key={each.name}
                box={boxOf(row, place)}
                value={rows[row]![place]!.value}
                fill={fillOf(props, id, place, row)}
                words={isStacked ? undefined : wordsOf(props, rows[row]![place]!.value, row, format)}
                end={endOf(scale(farEnd(rows[row]![place]!)), markerAt(row))}
              />
            ))}
            {marker && <BarMarker x={markerAt(row)} y={top(row)} height={rowPx} />}
          </g>
        ))}
      </g>
    ),
  }
}

const farEnd = ({ span }: BarSpan): number => Math.max(0, span?.from ?? 0, span?.to ?? 0)

/** Where a bar's number begins: behind a marker that would strike it through. */
const endOf = (end: number, marker: number | null) =>
  marker !== null && marker > end && marker < end + VALUE_PX ? marker : end

function boxAt(scale: ValueScale, { span }: BarSpan, y: number, height: number) {
  if (!span) return { x: scale(0), y, width: 0, height }
  const [from, to] = [scale(span.from), scale(span.to)]
  return { x: Math.min(from, to), y, width: Math.abs(to - from), height }
}

function fillOf(
  { series, hatched, mode, categories }: BarChartProps,
  id: string,
  place: number,
  row: number,
) {
  if (series.length > 1) return patternFill(id, place)
  if (mode === 'waterfall' && !isTotal(row, categories.length))
    return patternFill(id, series[0]!.values[row]! < 0 ? 2 : 1)
  return patternFill(id, hatched ? 1 : 0)
}

function wordsOf(
  { measure, mode, categories, missing = words('noData') }: BarChartProps,
  value: number | null,
  row: number,
  format: Format,
) {
  if (value === null) return missing
  const isMore = mode === 'waterfall' && value > 0 && !isTotal(row, categories.length)
  return (isMore ? '+' : '') + formatOf(measure, format)(value)
}
