import { type Body, textAt } from '../document/change.ts'
import type { Objective } from '../provoke-brief/smart.ts'
import { numbersIn } from '../document/numbered.ts'

export interface SplitPart {
  number: number
  market: string
  touchpoint: string
  /** Minor units. */
  amount: number
}

export interface Flight extends SplitPart {
  /** ISO dates, both included; '' while they are not said. */
  start: string
  end: string
}

/** As the engines read it out of a document's fields. */
export function campaignOf(body: Body) {
  const number = (path: string) => (typeof body[path] === 'number' ? body[path] : null)
  const part = (at: string, each: number): SplitPart => ({
    number: each,
    market: textAt(body, `${at}/market`),
    touchpoint: textAt(body, `${at}/touchpoint`),
    amount: number(`${at}/amount`) ?? 0,
  })
  return {
    start: textAt(body, 'start'),
    end: textAt(body, 'end'),
    budget: number('budget/total'),
    currency: textAt(body, 'budget/currency'),
    markets: (body['markets'] ?? []) as readonly string[],
    split: numbersIn(body, 'split').map((each) => part(`split/${each}`, each)),
    flights: numbersIn(body, 'flights').map((each): Flight => {
      const at = `flights/${each}`
      return { ...part(at, each), start: textAt(body, `${at}/start`), end: textAt(body, `${at}/end`) }
    }),
    kpis: numbersIn(body, 'kpis').map((each): Objective & { number: number } => ({
      number: each,
      metric: textAt(body, `kpis/${each}/metric`) || null,
      baseline: number(`kpis/${each}/baseline`),
      target: number(`kpis/${each}/target`),
      direction: body[`kpis/${each}/direction`] === 'down' ? 'down' : 'up',
      date: textAt(body, `kpis/${each}/date`) || null,
    })),
  }
}
