import { type Body, textAt } from '../document/change.ts'
import { figuresKept } from '../kernel/money/figures-kept.ts'

const AMOUNT = /^(budget\/total|reach\/cpm)$|\/amount$/
const OF_ALL = 'budget/currency'

/**
 * Another currency of a whole budget, or of the amount beside it, with the amounts that it is of. '' takes a
 * currency of its own away.
 */
export function inCurrency(body: Body, currency: string, path = OF_ALL): Body {
  const general = textAt(body, OF_ALL)
  const isAmount = (amount: string) => {
    const own = amount.replace(/[^/]+$/, 'currency')
    return AMOUNT.test(amount) && (path === OF_ALL ? own === OF_ALL || !textAt(body, own) : own === path)
  }
  const amounts = figuresKept({
    body,
    from: textAt(body, path) || general,
    to: currency || general,
    isAmount,
  })
  return { [path]: currency || null, ...amounts }
}
