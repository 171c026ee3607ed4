import { type Body, textAt } from '../document/change.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'

const AMOUNT = /^(budget\/total|(split|flights)\/\d+\/amount)$/

/** A campaign's currency and all its amounts, which keep their figures: 55,617 stays 55,617, however many minor units that is. */
export function inCurrency(body: Body, currency: string): Body {
  const times = 10 ** (minorDigits(currency) - minorDigits(textAt(body, 'budget/currency')))
  const amounts = Object.entries(body).flatMap(([path, value]) =>
    times !== 1 && AMOUNT.test(path) && typeof value === 'number' ? [[path, Math.round(value * times)]] : [],
  )
  return { 'budget/currency': currency, ...Object.fromEntries(amounts) }
}
