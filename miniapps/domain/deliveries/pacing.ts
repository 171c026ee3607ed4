import { dateOf, dayNumber } from '../kernel/periods/days.ts'
import type { LineResult } from './line-result.ts'

/** Planned and delivered up to the end of a day; null: no figures of this day, or not yet. */
export interface PacingDay {
  date: string
  planned: number
  delivered: number | null
}

/** Units of one line, or minor units of several: what came counts at its planned price. */
export type PacingUnit = 'quantity' | 'money'

/**
 * By day, from the first that is planned or delivered to the last. A day without figures of any line is a gap, no zero.
 * A line that plans no units, such as a fee, has nothing to deliver.
 */
export function pacing(all: readonly LineResult[], unit: PacingUnit): PacingDay[] {
  const lines = all.filter(({ whole }) => whole.quantity > 0)
  const dates = lines.flatMap(({ shares, days }) => [...shares.keys(), ...days.keys()]).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  let [planned, delivered] = [0, 0]
  return Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, at) => {
    const date = dateOf(dayNumber(first) + at)
    let isKnown = false
    for (const { shares, days, whole } of lines) {
      const size = unit === 'money' ? whole.cost : whole.quantity
      planned += size * (shares.get(date) ?? 0)
      const day = days.get(date)
      if (!day) continue
      isKnown = true
      delivered += unit === 'quantity' ? day.quantity : (day.quantity * whole.cost) / whole.quantity
    }
    return { date, planned, delivered: isKnown ? delivered : null }
  })
}
