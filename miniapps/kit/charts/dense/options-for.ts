import type uPlot from 'uplot'
import type { Format } from '../../words/format.ts'
import { formatOf } from '../frame/read-mark.ts'
import { spanScale } from '../geometry/value-scale.ts'
import { dashOf, kindColor } from '../parts/kinds.ts'
import type { DenseChartProps } from './dense-chart-props.ts'

const HEIGHT_PX = 280
const TICK_SPACE_PX = 90

/** A chart without legend and cursor of its own, in the colours and font that the element has. */
export function optionsFor(
  { acrossTitle, acrossWords, isTime, series, measure }: DenseChartProps,
  width: number,
  look: CSSStyleDeclaration,
  format: Format,
): uPlot.Options {
  const color = (name: string) => look.getPropertyValue(`--os-color-${name}`)
  const number = formatOf(measure, format)
  const font = `12px ${look.fontFamily}`
  const axis = {
    stroke: color('text-muted'),
    font,
    labelFont: font,
    grid: { stroke: color('border'), width: 1 },
    ticks: { stroke: color('border'), width: 1 },
  }
  return {
    width,
    height: HEIGHT_PX,
    ms: 1,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: isTime ?? false },
      y: { range: (_, least, most) => rangeOf(least, most, measure.max) },
    },
    axes: [
      {
        ...axis,
        label: acrossTitle,
        space: TICK_SPACE_PX,
        values: (_, splits) => splits.map((split) => acrossWords(split)),
      },
      { ...axis, values: (_, splits) => splits.map((split) => number(split)) },
    ],
    series: [
      {},
      ...series.map(({ name }, place) => ({
        label: name,
        stroke: color(nameIn(kindColor(place))),
        width: 1.5,
        spanGaps: false,
        dash: (dashOf(place) ?? '').split(' ').filter(Boolean).map(Number),
      })),
    ],
  }
}

/** `var(--os-color-data-comparative-1)` without its wrapping. */
const nameIn = (color: string) => color.slice('var(--os-color-'.length, -1)

function rangeOf(least: number | null, most: number | null, max: number | undefined): [number, number] {
  if (max !== undefined) return [Math.min(0, least ?? 0), max]
  const [from = 0, to = 1] = spanScale([least, most], 1).domain()
  return [from, to]
}
