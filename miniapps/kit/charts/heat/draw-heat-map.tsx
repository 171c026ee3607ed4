import type { Format } from '../../words/format.ts'
import type { Drawing, Mark } from '../chart.ts'
import { axisWords, valueWords } from '../frame/read-mark.ts'
import { heatStep } from '../geometry/heat-step.ts'
import { labelLines, lettersIn, shortened } from '../geometry/label-lines.ts'
import { known } from '../geometry/value-scale.ts'
import { RowLabel, rowLabelsAbove, rowLabelsOf } from '../parts/row-labels.tsx'
import { HeatCell } from './heat-cell.tsx'
import type { HeatMapProps } from './heat-map-props.ts'
import { HeatKey, heatKeyPx, heatKeyTitle } from './heat-key.tsx'

const GAP_PX = 2
const COLUMN_LINE_PX = 15
const NARROW_PX = 44
const NAMES_FROM_PX = 88
const CELL_PX = { plain: 36, named: 56 }

/** Scale, sizes and edges of a heat map at a width. */
function layoutOf({ columns, rows, measure, min, middle }: HeatMapProps, width: number) {
  const values = known(rows.flatMap(({ cells }) => cells.map(({ value, isSelf }) => (isSelf ? null : value))))
  const least = min ?? Math.min(...values, middle ?? Number.POSITIVE_INFINITY)
  const most = measure.max ?? Math.max(...values, middle ?? Number.NEGATIVE_INFINITY)
  const names = rows.map(({ name }) => name)
  const count = Math.max(1, columns?.length ?? 0, ...rows.map(({ cells }) => cells.length))
  const beside = rowLabelsOf(names, width)
  const labels = (width - beside.left) / count < NARROW_PX ? rowLabelsAbove() : beside
  const cellWidth = (width - labels.left) / count
  const hasNames = !columns && cellWidth >= NAMES_FROM_PX
  const titles =
    columns?.map((name) =>
      labelLines(name, lettersIn(cellWidth - 6), 2).map((line) => shortened(line, lettersIn(cellWidth))),
    ) ?? []
  const top = Math.max(0, ...titles.map((lines) => lines.length)) * COLUMN_LINE_PX + (columns ? 6 : 0)
  const cellHeight = hasNames ? CELL_PX.named : CELL_PX.plain
  const row = cellHeight + labels.above
  const boxOf = (index: number, place: number) => ({
    x: place * cellWidth + GAP_PX / 2,
    y: top + index * row + labels.above + GAP_PX / 2,
    width: Math.max(1, cellWidth - GAP_PX),
    height: cellHeight - GAP_PX,
  })
  const height = top + row * rows.length
  return {
    least,
    most,
    labels,
    cellWidth,
    hasNames,
    titles,
    top,
    boxOf,
    height,
    hasValues: values.length > 0,
  }
}

export function drawHeatMap(props: HeatMapProps, width: number, format: Format): Drawing {
  const { columns, rows, measure, middle } = props
  const layout = layoutOf(props, width)
  const { least, most, labels, cellWidth, hasNames, titles, top, boxOf, height, hasValues } = layout
  const keyTitle = heatKeyTitle(axisWords(measure), width)
  const step = (value: number) => heatStep(value, least, most, middle)
  return {
    height: height + (hasValues ? heatKeyPx(keyTitle) : 0),
    marks: rows.map(({ name, cells }, index) =>
      cells.map(({ name: ofCell, value }, place): Mark => {
        const box = boxOf(index, place)
        const x = labels.left + box.x
        const said = { name, series: ofCell ?? columns?.[place], value: valueWords(value, measure, format) }
        return { x: x + box.width / 2, y: box.y, box: { ...box, x }, ...said }
      }),
    ),
    drawn: (
      <g transform={`translate(${labels.left})`}>
        {titles.map((lines, place) => (
          <ColumnTitle key={columns![place]} lines={lines} middle={(place + 0.5) * cellWidth} bottom={top} />
        ))}
        {rows.map(({ name, cells }, index) => (
          <g key={name}>
            <RowLabel
              text={name}
              labels={labels}
              top={boxOf(index, 0).y}
              height={boxOf(index, 0).height}
              width={width}
            />
            {cells.map((cell, place) => (
              <HeatCell
                // oxlint-disable-next-line react/no-array-index-key -- its place in the row is what it is
                key={place}
                box={boxOf(index, place)}
                cell={cell}
                step={cell.value === null ? undefined : step(cell.value)}
                measure={measure}
                named={hasNames}
              />
            ))}
          </g>
        ))}
        {hasValues && (
          <HeatKey
            left={-labels.left}
            top={height}
            least={least}
            most={most}
            step={step}
            measure={measure}
            title={keyTitle}
          />
        )}
      </g>
    ),
  }
}

function ColumnTitle({
  lines,
  middle,
  bottom,
}: {
  lines: readonly string[]
  middle: number
  bottom: number
}) {
  return (
    <text className="os-chart-muted" y={bottom - 6 - (lines.length - 1) * COLUMN_LINE_PX} textAnchor="middle">
      {lines.map((line, row) => (
        <tspan key={line} x={middle} dy={row === 0 ? 0 : COLUMN_LINE_PX}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
