import type { Expression } from '../../audience/expression.ts'
import { both } from './bits.ts'
import type { Column } from './column.ts'
import { type Respondents, universeScales } from './count-table.ts'
import { columnNamed, setOf } from './set-of.ts'
import { weightsBySlot } from './slice-store.ts'

export interface Points {
  /** Numbers, and places of answers, one for each feature. */
  points: number[][]
  weights: number[]
  /** Thousands that each respondent stands for. */
  universe: number[]
}

/** Respondents of the base who answered all of these questions, as points. */
export function pointsOf(
  respondents: Respondents,
  { base, weight, features }: { base: Expression; weight: string; features: readonly string[] },
): Points {
  const scales = universeScales(respondents, weight)
  const found: Points = { points: [], weights: [], universe: [] }
  respondents.stores.forEach((store, slice) => {
    const columns = features.map((name) => columnNamed(store, name))
    const people = features
      .map((variable) => setOf(store, { op: 'answered', variable }, respondents))
      .reduce(both, setOf(store, base, respondents))
    const weights = weightsBySlot(store, weight)
    for (let slot = 0; slot < weights.length; slot++) {
      // by a further weight somebody may stand for nobody
      if (!((people[slot >>> 5]! >>> (slot & 31)) & 1) || !(weights[slot]! > 0)) continue
      found.points.push(columns.map((column) => valueAt(column, slot)))
      found.weights.push(weights[slot]!)
      found.universe.push(weights[slot]! * scales[slice]!)
    }
  })
  return found
}

function valueAt(column: Column, slot: number): number {
  if (column.kind === 'number') return column.values[slot]!
  return column.kind === 'single' ? column.places[slot]! : 0
}
