import type { SheetRow } from '../document/sheet.ts'
import { costOf } from './line-costs.ts'
import { lineOf } from './plan-line.ts'

/** A currency for each number of decimal places: a row does not know the plan's, but what is rounded depends on its places alone. */
const BY_DIGITS = { net0: 'JPY', net2: 'EUR', net3: 'KWD' }

/** Of one line, in minor units, for the list: net in currencies of each number of decimal places, and fees. */
export function planSums(row: SheetRow): Readonly<Record<string, number>> {
  const line = lineOf(row, '')
  const nets = Object.entries(BY_DIGITS).map(([name, currency]) => [name, costOf(line, currency)?.net ?? 0])
  return { ...Object.fromEntries(nets), fees: line.fees }
}
