import type { Edition } from '../../domain/audience/edition.ts'
import type { Format } from '../words/format.ts'
import { words } from './words/words.ts'

/** Why no plan can use an audience of so few people, or why only a TEST brand's can; empty where all may. */
export const planText = (
  format: Format,
  { forPlan, n, planLeast }: Pick<Edition, 'forPlan' | 'n' | 'planLeast'>,
): string =>
  forPlan === 'yes' ? '' : words(`plan.${forPlan}`, { n: format.number(n), least: format.number(planLeast) })

/** Why the size of an audience cannot be planned with in a market; empty where its people are of that market alone, or none is asked for. */
export const marketText = (format: Format, { markets }: Pick<Edition, 'markets'>, market: string): string =>
  !market || markets.every((each) => each === market)
    ? ''
    : words('plan.market', {
        markets: format.list(markets.map(format.regionName)),
        market: format.regionName(market),
      })
