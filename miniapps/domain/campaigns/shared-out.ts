import type { Body } from '../document/change.ts'
import { spread } from '../kernel/money/spread.ts'
import { type FlightUnit, splitFlight } from '../planning/flights/split-flight.ts'
import { campaignOf } from './campaign-of.ts'
import { nextNumber } from '../document/numbered.ts'

/** Amounts of the split in their proportions, so that they sum to the budget; null where there is nothing to share. */
export function splitMended(body: Body): Body | null {
  const { budget, split } = campaignOf(body)
  if (budget === null || split.length === 0) return null
  const shared = spread({ total: budget, parts: split })
  if ('refused' in shared) return null
  return Object.fromEntries(split.map(({ number }, at) => [`split/${number}/amount`, shared.amounts[at]!]))
}

/** One flight for each line of the split and each period from start to end, by its days. */
export function flightsOf(body: Body, by: FlightUnit): Body | null {
  const { start, end, split } = campaignOf(body)
  if (!start || !end || split.length === 0) return null
  const first = nextNumber(body, 'flights')
  const flights = split.flatMap(({ market, touchpoint, amount }) => {
    const cut = splitFlight({ start, end, by, amount })
    return 'refused' in cut ? [] : cut.parts.map((part) => ({ market, touchpoint, ...part }))
  })
  return Object.fromEntries(
    flights.flatMap(({ market, touchpoint, from, to, amount }, at) =>
      Object.entries({ market, touchpoint, start: from, end: to, amount }).flatMap(([part, value]) =>
        value === '' ? [] : [[`flights/${first + at}/${part}`, value]],
      ),
    ),
  )
}
