import type { Assumption } from '../../domain/scenarios/assumptions.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { money } from '../../kit/planning/money.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

interface Telling {
  format: Format
  currency: string
  nameOf(code: string): string
}

/** An assumption as a sentence. */
export function assumptionText(assumption: Assumption, { format, currency, nameOf }: Telling): string {
  switch (assumption.code) {
    case 'universe':
      return words('assume.universe', {
        universe: format.number(assumption.universe),
        audience: assumption.audience,
        market: marketName(assumption.market),
      })
    case 'other-universe':
      return words('assume.other-universe', {
        touchpoint: nameOf(assumption.touchpoint),
        universe: format.number(assumption.universe),
      })
    case 'duplication':
      return assumption.duplication === 1
        ? words('assume.chance')
        : words('assume.duplication', { duplication: format.number(assumption.duplication) })
    case 'extrapolated': {
      const weight = (value: number) => format.number(value, { maximumFractionDigits: 0 })
      return words('assume.extrapolated', {
        touchpoint: nameOf(assumption.touchpoint),
        weight: weight(assumption.weight),
        observed: weight(assumption.observed),
      })
    }
    case 'stale':
      return words('stale')
    case 'budget-left':
    case 'half-left':
      return words(`assume.${assumption.code}`, { amount: money(format, assumption.left, currency) })
    case 'seed':
      return words('assume.seed', { seed: String(assumption.seed) })
    default:
      return words(`assume.${assumption.code}`)
  }
}
