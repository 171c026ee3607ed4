import type { Refused } from '../../kernel/refused.ts'
import { type Curve, type CurveShape, shapeOf } from '../curves/curve.ts'

/** A reach curve of spend, or functions of one's own, as a media mix has. Bounds are in the unit of the curve's x. */
export type Channel = { min?: number; max?: number } & (
  | { curve: Curve }
  | { value(x: number): number; slope(x: number): number; isConcave?: boolean }
)

/** Spend at which a response of one's own is taken to have levelled off. */
const FAR = 1e15

export function shapeOfChannel(channel: Channel): CurveShape {
  if ('curve' in channel) return shapeOf(channel.curve)
  const { value, slope, isConcave = false } = channel
  return { reach: value, slope, isConcave, ceiling: value(Math.min(FAR, channel.max ?? FAR)) }
}

export type BadBounds = Refused<'bounds', { channel: number }> | Refused<'minimums', { least: number }>

/** Bounds that no spend can keep, by the channel's place; or minimums above the budget, with the least that it takes. */
export function badBounds(channels: readonly Channel[], budget = Infinity): BadBounds | undefined {
  const bad = channels.findIndex(({ min = 0, max = Infinity }) => !(min >= 0 && max >= min && min < Infinity))
  if (bad !== -1) return { refused: 'bounds', channel: bad }
  const least = channels.reduce((sum, { min = 0 }) => sum + min, 0)
  return least > budget ? { refused: 'minimums', least } : undefined
}
