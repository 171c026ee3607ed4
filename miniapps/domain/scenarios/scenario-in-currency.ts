import { type Body, textAt } from '../document/change.ts'
import { figuresKept } from '../kernel/money/figures-kept.ts'

const AMOUNT = /^(answers\/budget|limits\/[^/]+\/(min|max))$/

/** Another currency of a scenario, with its budget and limits. */
export const scenarioInCurrency = (body: Body, currency: string): Body => ({
  'answers/currency': currency,
  ...figuresKept({
    body,
    from: textAt(body, 'answers/currency'),
    to: currency,
    isAmount: (path) => AMOUNT.test(path),
  }),
})
