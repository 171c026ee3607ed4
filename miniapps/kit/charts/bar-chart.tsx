import { labelWidth, zeroScale } from './chart-scale.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import { useWidth } from '../controls/use-width.ts'
import { words } from '../words/words.ts'
import sheet from './charts.css?sheet'

export interface Bar {
  label: string
  /** null: not known; the row stays, the bar is missing. */
  value: number | null
}

export interface BarChartProps {
  /** One sentence that says what the chart shows and what stands out. */
  summary: string
  bars: readonly Bar[]
  /** Under the axis: `score out of 100`, `EUR`. */
  unit: string
  /** Where the measure ends, e.g. 100. */
  max?: number
  format(value: number): string
  /** What stands where a value is missing. */
  missing?: string
  /** Sets one bar off in another colour; by label. */
  highlight?: string
}

const ROW = { beside: 32, above: 48 }
const BAR = 16
const AXIS = 40
const VALUE_SPACE = 48
const GAP = 12

/** Horizontal bars from zero, each with its name and value; its table twin carries the data. */
export function BarChart(props: BarChartProps) {
  useSheet(sheet)
  const [frame, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={frame} className="os-chart">
      {width > 0 && <Bars {...props} width={width} />}
    </div>
  )
}

function Bars({
  summary,
  bars,
  unit,
  max,
  format,
  missing = words('chart.noData'),
  highlight,
  width,
}: BarChartProps & { width: number }) {
  const column = Math.min(width * 0.4, 240)
  const widest = Math.max(...bars.map(({ label }) => labelWidth(label)), 40)
  const beside = widest <= column
  const left = beside ? widest + GAP : 0
  const row = beside ? ROW.beside : ROW.above
  const scale = zeroScale(
    bars.map(({ value }) => value),
    Math.max(width - left - VALUE_SPACE, 40),
    max,
  )
  const height = bars.length * row
  return (
    <svg role="img" aria-label={summary} width={width} height={height + AXIS}>
      <g transform={`translate(${left})`}>
        <Axis scale={scale} height={height} unit={unit} format={format} />
        {bars.map(({ label, value }, index) => {
          const middle = index * row + (beside ? row / 2 : row - BAR)
          return (
            <g key={label}>
              <text
                x={beside ? -GAP : 4}
                y={beside ? middle : middle - BAR}
                dy="0.35em"
                textAnchor={beside ? 'end' : 'start'}
              >
                {label}
              </text>
              {value !== null && (
                <rect
                  {...barBox(scale, value, middle)}
                  rx={2}
                  style={{ fill: `var(--os-color-data-comparative-${label === highlight ? 2 : 1})` }}
                />
              )}
              <text
                x={scale(Math.max(value ?? 0, 0)) + 8}
                y={middle}
                dy="0.35em"
                className={value === null ? 'os-chart-muted' : 'os-chart-value'}
              >
                {value === null ? missing : format(value)}
              </text>
            </g>
          )
        })}
      </g>
    </svg>
  )
}

type Scale = ReturnType<typeof zeroScale>

function barBox(scale: Scale, value: number, middle: number) {
  return {
    x: scale(Math.min(value, 0)),
    y: middle - BAR / 2,
    width: Math.abs(scale(value) - scale(0)),
    height: BAR,
  }
}

function Axis({
  scale,
  height,
  unit,
  format,
}: {
  scale: Scale
  height: number
  unit: string
  format(value: number): string
}) {
  return (
    <g>
      {scale.ticks(Math.max(2, Math.floor(scale.range()[1]! / 96))).map((tick) => (
        <g key={tick} transform={`translate(${scale(tick)})`}>
          <line className={tick === 0 ? 'os-chart-axis' : 'os-chart-grid'} y2={height} />
          <text className="os-chart-muted" y={height + 16} textAnchor={tick === 0 ? 'start' : 'middle'}>
            {format(tick)}
          </text>
        </g>
      ))}
      <text className="os-chart-muted" y={height + 34}>
        {unit}
      </text>
    </g>
  )
}
