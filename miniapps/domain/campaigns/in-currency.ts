import { minorDigits } from '../kernel/money/minor-digits.ts'
import { type Body, textAt } from '../document/change.ts'

const AMOUNT = /^(budget\/total|reach\/cpm)$|\/amount$/
const OF_ALL = 'budget/currency'

/**
 * Another currency of a whole budget, or of the amount beside it, with the amounts that it says: they keep their figures, so that
 * 55,617 stays 55,617, however many minor units that is. '' takes a currency of its own away.
 */
export function inCurrency(body: Body, currency: string, path = OF_ALL): Body {
  const general = textAt(body, OF_ALL)
  const [old, next] = [textAt(body, path), currency].map((code) => minorDigits(code || general))
  const isMeant = (amount: string) => {
    const own = amount.replace(/[^/]+$/, 'currency')
    return AMOUNT.test(amount) && (path === OF_ALL ? own === OF_ALL || !textAt(body, own) : own === path)
  }
  const amounts = Object.entries(body).flatMap(([at, value]) =>
    next !== old && typeof value === 'number' && isMeant(at)
      ? [[at, Math.round(value * 10 ** (next! - old!))]]
      : [],
  )
  return { [path]: currency || null, ...Object.fromEntries(amounts) }
}
