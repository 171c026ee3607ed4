import { type Body, textAt } from '../document/change.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'

const AMOUNT = /^(answers\/budget|limits\/[^/]+\/(min|max))$/

/** Another currency of a scenario, with its budget and limits, which keep their figures: 55,617 stays 55,617. */
export function scenarioInCurrency(body: Body, currency: string): Body {
  const times = 10 ** (minorDigits(currency) - minorDigits(textAt(body, 'answers/currency')))
  const amounts = Object.entries(body).flatMap(([path, value]) =>
    times !== 1 && AMOUNT.test(path) && typeof value === 'number' ? [[path, Math.round(value * times)]] : [],
  )
  return { 'answers/currency': currency, ...Object.fromEntries(amounts) }
}
