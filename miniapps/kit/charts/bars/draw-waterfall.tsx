import type { Format } from '../../words/format.ts'
import type { ChartProps, Drawing, Measure } from '../chart.ts'
import { axisWords, formatOf, valueWords } from '../frame/read-mark.ts'
import { ticksOf, zeroScale } from '../geometry/value-scale.ts'
import { waterfallSteps, type DrawnStep, type WaterfallStep } from '../geometry/waterfall-steps.ts'
import { FillPatterns, patternFill } from '../parts/fill-patterns.tsx'
import { RowLabel, rowLabelsOf } from '../parts/row-labels.tsx'
import { AXIS_BELOW_PX, AxisBelow } from '../parts/value-axis.tsx'
import { words } from '../words/words.ts'

export interface WaterfallChartProps extends ChartProps {
  /** In order; a label stands once. */
  steps: readonly WaterfallStep[]
  measure: Measure
}

const BAR_PX = 18
const GAP_PX = 12
const VALUE_PX = 64
/** Which colour and pattern each kind of step has. */
const PLACES: Readonly<Record<DrawnStep['kind'], number>> = { rise: 0, fall: 1, total: 7 }

export function drawWaterfall(
  props: WaterfallChartProps,
  width: number,
  id: string,
  format: Format,
): Drawing {
  const { steps, measure } = props
  const drawn = waterfallSteps(steps)
  const labels = rowLabelsOf(
    drawn.map(({ label }) => label),
    width,
  )
  const row = BAR_PX + GAP_PX + labels.above
  const height = row * drawn.length
  const ends = drawn.flatMap(({ span }) => (span ? [span.from, span.to] : []))
  const scale = zeroScale(ends, Math.max(width - labels.left - VALUE_PX, 40), measure.max)
  const boxes = drawn.map(({ span }, index) => {
    const [from, to] = [scale(span?.from ?? 0), scale(span?.to ?? 0)]
    const y = index * row + labels.above + GAP_PX / 2
    return { x: Math.min(from, to), y, width: Math.abs(to - from), height: BAR_PX }
  })
  return {
    height: height + AXIS_BELOW_PX,
    keys: (['rise', 'fall', 'total'] as const)
      .filter((kind) => drawn.some((step) => step.kind === kind))
      .map((kind) => ({ name: words(`step.${kind}`), kind: 'area', place: PLACES[kind] })),
    marks: drawn.map(({ label, value, kind }, index) => [
      {
        x: labels.left + boxes[index]!.x + boxes[index]!.width / 2,
        y: boxes[index]!.y,
        box: { ...boxes[index]!, x: labels.left + boxes[index]!.x },
        name: label,
        series: words(`step.${kind}`),
        value: signed(value, kind, valueWords(value, measure, format)),
      },
    ]),
    drawn: (
      <g transform={`translate(${labels.left})`}>
        <FillPatterns id={id} places={Object.values(PLACES)} />
        <AxisBelow
          scale={scale}
          ticks={ticksOf(scale, 96)}
          format={formatOf(measure, format)}
          title={axisWords(measure)}
          height={height}
        />
        {drawn.map((step, index) => (
          <g key={step.label}>
            <RowLabel text={step.label} labels={labels} top={boxes[index]!.y} height={BAR_PX} width={width} />
            <StepBar step={step} box={boxes[index]!} fill={patternFill(id, PLACES[step.kind])}>
              {step.value === null
                ? words('noData')
                : signed(step.value, step.kind, formatOf(measure, format)(step.value))}
            </StepBar>
            {step.span && drawn[index + 1]?.span && (
              <path
                className="os-chart-axis"
                d={`M${scale(step.span.to)},${boxes[index]!.y + BAR_PX}V${boxes[index + 1]!.y}`}
              />
            )}
          </g>
        ))}
      </g>
    ),
  }
}

interface StepBarProps {
  step: DrawnStep
  box: { x: number; y: number; width: number; height: number }
  fill: string
  children: string
}

/** The bar of one step, with its value behind it. */
function StepBar({ step, box, fill, children }: StepBarProps) {
  return (
    <>
      {step.span && <rect {...box} className="os-chart-bar" style={{ fill }} />}
      <text
        x={box.x + box.width + 8}
        y={box.y + BAR_PX / 2}
        dy="0.35em"
        className={step.value === null ? 'os-chart-muted' : 'os-chart-value'}
      >
        {children}
      </text>
    </>
  )
}

/** A step says by its sign which way it goes; a sum has none of its own. */
const signed = (value: number | null, kind: DrawnStep['kind'], text: string) =>
  value !== null && value > 0 && kind !== 'total' ? `+${text}` : text
