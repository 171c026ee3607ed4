import type { ChartProps, Measure } from '../chart.ts'

/** Something measured by an amount: a line for every amount. */
export interface CurveLine {
  name: string
  at(x: number): number
}

export interface CurvePoint {
  name: string
  x: number
  y: number
  /** Left out of what the line is made of: drawn hollow. */
  isAside?: boolean
}

export interface CurveChartProps extends ChartProps {
  /** Below the picture; drawn from 0 to its `max`. */
  across: Measure & { max: number }
  up: Measure
  lines: readonly CurveLine[]
  /** What was observed. */
  points?: { name: string; list: readonly CurvePoint[] }
  /** From here on the lines are a guess: hatched, and said so. */
  guess?: { from: number; name: string }
}
