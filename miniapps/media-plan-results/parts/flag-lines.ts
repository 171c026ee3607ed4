import type { LineResult } from '../../domain/deliveries/line-result.ts'
import { money } from '../../kit/planning/money.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { indexText } from './index-text.ts'

/** Flags of a line, with its figures: a sentence each. */
export function flagLines(result: LineResult, currency: string, format: Format): readonly string[] {
  const { figures, planned, delivered, isUnder, odd, until } = result
  const price = (value: number | null) =>
    value === null ? words('notApplicable') : money(format, Math.round(value), currency)
  const under = words('flag.under', {
    index: indexText(format, figures.delivery),
    delivered: format.number(delivered.quantity),
    planned: format.number(planned.quantity),
    until: format.date(until),
    unit: price(figures.unit),
    plannedUnit: price(figures.plannedUnit),
  })
  return [
    ...(isUnder ? [under] : []),
    ...odd.map(({ date, quantity, z }) =>
      words('flag.odd', {
        date: format.date(date),
        quantity: format.number(quantity),
        z: format.number(z, { maximumFractionDigits: 1 }),
      }),
    ),
  ]
}
