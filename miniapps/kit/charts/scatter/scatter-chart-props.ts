import type { ChartProps, Measure } from '../chart.ts'
import type { QuadrantNames } from './quadrants.tsx'

export interface ScatterPoint {
  name: string
  across: number
  up: number
  size?: number
  /** Which of the kinds it is; the first unless told. */
  kind?: number
  /** One or two letters in it or beside it, such as its rank. */
  mark?: string
  /** Of a bubble: not filled, or in gray. */
  look?: 'hollow' | 'muted' | undefined
}

export interface ScatterChartProps extends ChartProps {
  /** What a point is: `Recommendation`. */
  pointTitle: string
  points: readonly ScatterPoint[]
  across: Measure & { min?: number }
  up: Measure & { min?: number }
  /** Makes bubbles of points. */
  size?: Measure
  /** Names of the kinds, where there are several; each has a shape of its own, or as a bubble a pattern of its edge. */
  kinds?: readonly string[]
  /** Four fields that the picture falls into, and where they meet. */
  quadrants?: QuadrantNames & { across: number; up: number }
  /** Points that lie on the same place are spread around it: for measures of few whole steps. */
  spread?: boolean
  /** Names stand beside their points, as many as have room. */
  named?: boolean
}
