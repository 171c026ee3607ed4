import type { SheetRow } from '../../../../miniapps/domain/document/sheet.ts'
import { costOf } from '../../../../miniapps/domain/plans/line-costs.ts'
import { lineOf, rowOf } from '../../../../miniapps/domain/plans/plan-line.ts'
import { Dice } from '../../../world/dice.ts'
import { SAMPLE_VENDORS, type SampleVendor } from '../../../world/planning/vendors.ts'

/** Of the lines' money; a line of its own takes the rest, so that the plan ends on its total. */
const BOUGHT = 0.97
const RATE_UNIT = 10_000
/** Weeks that a line runs. */
const SHORTEST = 3
const LONGEST = 9
/** Prices of one property and format differ by that much. */
const PRICE_SPREAD = 0.12

export interface AskedLines {
  seed: number
  market: string
  currency: string
  count: number
  /** First days. */
  weeks: readonly string[]
  /** Minor units of all lines together. */
  net: number
}

export const lineId = (at: number): string => `l${String(at + 1).padStart(4, '0')}`

/** Rows of a plan by their ids: as many lines as asked, sharing the money by what vendors usually get. */
export function sampleLines(asked: AskedLines): Readonly<Record<string, SheetRow>> {
  const dice = new Dice(asked.seed)
  const bought = asked.count - 1
  const chosen = Array.from({ length: bought }, (_, at) => SAMPLE_VENDORS[at % SAMPLE_VENDORS.length]!)
  const shares = chosen.map(({ share }) => share * (0.6 + 0.8 * dice.next()))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const rows = chosen.map((vendor, at) =>
    lineFor(vendor, dice, { ...asked, at, amount: (asked.net * BOUGHT * shares[at]!) / all }),
  )
  const spent = rows.reduce((sum, row) => sum + (costOf(lineOf(row, ''), asked.currency)?.net ?? 0), 0)
  const rest = rowOf({
    place: asked.count,
    name: 'Production and ad serving',
    vendor: 'Studio North',
    market: asked.market,
    rateType: 'flat',
    unit: 'Fee',
    rate: ((asked.net - spent) * RATE_UNIT) / 100,
    weeks: Object.fromEntries(asked.weeks.map((week) => [week, 1])),
    locked: true,
  })
  return Object.fromEntries([...rows, rest].map((row, at) => [lineId(at), row]))
}

interface OneLine extends AskedLines {
  at: number
  /** Minor units. */
  amount: number
}

function lineFor(vendor: SampleVendor, dice: Dice, { at, amount, weeks, market }: OneLine): SheetRow {
  const { touchpoint, rateType, unit, commission } = vendor
  const rate = Math.round(vendor.rate * (1 + PRICE_SPREAD * (dice.next() - 0.5)) * RATE_UNIT)
  const length = Math.min(weeks.length, dice.between(SHORTEST, LONGEST))
  const from = dice.between(0, weeks.length - length)
  const flown = weeks.slice(from, from + length)
  return rowOf({
    place: at + 1,
    vendor: vendor.vendor,
    property: dice.pick(vendor.properties),
    format: dice.pick(vendor.formats),
    touchpoint,
    market,
    rateType,
    unit,
    rate,
    weeks: weeklyOf(amount / flown.length, rate, rateType, flown, dice),
    ...(commission && { commission }),
    ...(at % 17 === 4 && { notes: 'Price holds until the end of the month.' }),
  })
}

/** Bought a week: tenths of points, thousands of impressions, whole views. A little more or less each week. */
function weeklyOf(
  amount: number,
  rate: number,
  rateType: SampleVendor['rateType'],
  flown: readonly string[],
  dice: Dice,
): Record<string, number> {
  const minorPerUnit = rate / 100 / (rateType === 'cpm' ? 1000 : 1)
  const step = rateType === 'cpp' ? 0.1 : rateType === 'cpm' ? 1000 : 100
  return Object.fromEntries(
    flown.map((week) => {
      const quantity = (amount * (0.85 + 0.3 * dice.next())) / minorPerUnit
      const rounded = Math.max(1, Math.floor(quantity / step)) * step
      return [week, Number(rounded.toFixed(1))]
    }),
  )
}
