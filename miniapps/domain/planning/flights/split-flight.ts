import { split } from '../../kernel/money/split.ts'
import { broadcastMonth } from '../../kernel/periods/broadcast-month.ts'
import { dateOf, dayNumber, dayOf, monthOf, weekStart, yearOf } from '../../kernel/periods/days.ts'
import type { Refused } from '../../kernel/refused.ts'

export type FlightUnit = 'month' | 'week' | 'broadcast-month'

export interface FlightPart {
  from: string
  to: string
  days: number
  /** Minor units. */
  amount: number
}

/** The day after the period that a day belongs to. */
const NEXT: Readonly<Record<FlightUnit, (day: number) => number>> = {
  month: (day) => dayOf(yearOf(day), monthOf(day) + 1, 1),
  week: (day) => weekStart(day, 1) + 7,
  'broadcast-month': (day) => dayNumber(broadcastMonth({ date: dateOf(day) }).to) + 1,
}

/** A flight by calendar months, weeks from Monday or broadcast months; its amount is divided by days. */
export function splitFlight(asked: {
  /** ISO dates, both included. */
  start: string
  end: string
  by: FlightUnit
  /** Minor units. */
  amount: number
}): { parts: FlightPart[] } | Refused<'end-before-start'> {
  const [start, end] = [dayNumber(asked.start), dayNumber(asked.end)]
  if (end < start) return { refused: 'end-before-start' }
  const pieces: { from: number; days: number }[] = []
  for (let from = start; from <= end; from = NEXT[asked.by](from))
    pieces.push({ from, days: Math.min(end + 1, NEXT[asked.by](from)) - from })
  const amounts = split({ total: asked.amount, weights: pieces.map(({ days }) => days) })!
  const parts = pieces.map(({ from, days }, place) => {
    return { from: dateOf(from), to: dateOf(from + days - 1), days, amount: amounts[place]! }
  })
  return { parts }
}
