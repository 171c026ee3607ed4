import { exchange, type Rate } from '../kernel/money/exchange.ts'
import type { Figures } from './tree-rows.ts'
import type { ClientBrand } from './wire.ts'

export const NO_FIGURES: Figures = { planned: 0, committed: 0, forecast: 0, actual: 0 }

/** Figures of a budget in the currency of a view, each rounded to the minor unit; null without a rate. */
export function figuresIn(
  to: string,
  { currency: from, ...figures }: Figures & { currency: string },
  world: { on: string; rates: readonly Rate[] },
): Pick<ClientBrand, 'inView' | 'rate'> {
  const at = (amount: number) => exchange({ amount, from, to, ...world })
  const one = at(0)
  if ('refused' in one) return { inView: null, rate: null }
  const inView = Object.fromEntries(
    Object.entries(figures).map(([key, amount]) => {
      const found = at(amount)
      return [key, 'refused' in found ? 0 : found.amount]
    }),
  ) as unknown as Figures
  const { rate, date, source } = one
  return { inView, rate: source === null ? null : { rate, date, source } }
}

export const addedFigures = (one: Figures, other: Figures): Figures => ({
  planned: one.planned + other.planned,
  committed: one.committed + other.committed,
  forecast: one.forecast + other.forecast,
  actual: one.actual + other.actual,
})
