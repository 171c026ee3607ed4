import { type Body, textAt } from '../document/change.ts'
import { scenarioInCurrency } from './scenario-in-currency.ts'

/** By ISO 3166, of the currencies that budgets are planned in. */
const MARKETS_OF: Readonly<Record<string, string>> = {
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH',
  EUR: 'AT BE DE ES FI FR GR IE IT NL PT',
  GBP: 'GB',
  INR: 'IN',
  JPY: 'JP',
  MXN: 'MX',
  SGD: 'SG',
  USD: 'US',
}

/**
 * Another market of a scenario: its money, as far as budgets are planned in it, and neither audience nor
 * universe yet, as these were people of the market before.
 */
export function scenarioInMarket(body: Body, market: string): Body {
  const currency = Object.keys(MARKETS_OF).find((code) => MARKETS_OF[code]!.split(' ').includes(market))
  return {
    ...scenarioInCurrency(body, currency ?? textAt(body, 'answers/currency')),
    'answers/market': market,
    'answers/audience': null,
    'answers/universe': null,
  }
}
