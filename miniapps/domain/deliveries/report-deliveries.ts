import { roundedProduct } from '../kernel/money/decimal.ts'
import { dateOf } from '../kernel/periods/days.ts'
import type { Delivery } from './delivery.ts'
import type { ReportTotals } from './report-sums.ts'

interface Booking {
  /** Of each place; null for one that is left out. */
  lineOf: readonly (string | null)[]
  /** Of rows that name none. */
  source: string
  /** Digits of the currency's minor unit. */
  digits: number
}

const QUANTITY_DIGITS = 6

/** A report as what the plan's lines delivered. Several places may be of one line; creatives stand within their delivery. */
export function reportDeliveries(totals: ReportTotals, { lineOf, source, digits }: Booking): Delivery[] {
  const sums = new Map<string, { delivery: Delivery; spend: number }>()
  for (let at = 0; at < totals.place.length; at++) {
    const line = lineOf[totals.place[at]!]
    if (!line) continue
    const date = dateOf(totals.day[at]!)
    const named = totals.sources[totals.source[at]!] || source
    const key = JSON.stringify([line, date, named])
    const sum = sums.get(key) ?? { delivery: empty(line, date, named), spend: 0 }
    sums.set(key, sum)
    sum.spend += given(totals.spend[at]!) ?? 0
    addTo(sum.delivery, totals, at)
  }
  return [...sums.values()].map(({ delivery, spend }) => ({
    ...delivery,
    quantity: Number(delivery.quantity.toFixed(QUANTITY_DIGITS)),
    spend: roundedProduct([Number(spend.toPrecision(EXACT_DIGITS)), 10 ** digits]),
  }))
}

/** Beyond these a sum of fractions is noise. */
const EXACT_DIGITS = 13

const empty = (line: string, date: string, source: string): Delivery => ({
  line,
  date,
  source,
  quantity: 0,
  spend: 0,
  clicks: null,
  actions: null,
  creatives: null,
})

const given = (value: number): number | null => (Number.isNaN(value) ? null : value)

const plus = (sum: number | null, part: number | null) => (part === null ? sum : (sum ?? 0) + part)

function addTo(delivery: Delivery, totals: ReportTotals, at: number): void {
  const quantity = given(totals.quantity[at]!) ?? 0
  const clicks = given(totals.clicks[at]!)
  delivery.quantity += quantity
  delivery.clicks = plus(delivery.clicks, clicks)
  delivery.actions = plus(delivery.actions, given(totals.actions[at]!))
  const creative = totals.creatives[totals.creative[at]!]
  if (!creative) return
  const known = delivery.creatives?.[creative] ?? { quantity: 0, clicks: 0 }
  delivery.creatives = {
    ...delivery.creatives,
    [creative]: { quantity: known.quantity + quantity, clicks: known.clicks + (clicks ?? 0) },
  }
}
