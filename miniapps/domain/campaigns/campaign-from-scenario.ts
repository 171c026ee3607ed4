import { type Body, textAt } from '../document/change.ts'
import { pinPath } from '../document/pin.ts'
import { answersOf } from '../scenarios/answers-of.ts'
import { chosenOption, spendsOf } from '../scenarios/scenario-fields.ts'
import { NAME_MAX_CHARACTERS } from './limits.ts'

/** Name of the pin that holds the scenario's version. */
export const SCENARIO_PIN = 'scenario'

/**
 * Fields of a campaign made from a scenario: its answers, the spends of the chosen option, and its pinned
 * versions.
 */
export function campaignFromScenario(scenario: Body): Body {
  const { market, audience, universe, objective, budget, currency, start, end } = answersOf(scenario)
  const filled: Body = {
    title: textAt(scenario, 'title'),
    objective,
    markets: [market],
    audience: audience.slice(0, NAME_MAX_CHARACTERS),
    universe,
    [pinPath('audience')]: scenario[pinPath('audience')] ?? null,
    start,
    end,
    'budget/total': budget,
    'budget/currency': currency,
    ...splitOf(scenario, market),
    ...Object.fromEntries(Object.entries(scenario).filter(([path]) => path.startsWith(pinPath('curve.')))),
  }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null && value !== ''))
}

/** The largest first; nothing for touchpoints without money. */
const splitOf = (scenario: Body, market: string): Body =>
  Object.fromEntries(
    Object.entries(spendsOf(scenario, chosenOption(scenario)))
      .filter(([, amount]) => amount > 0)
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([touchpoint, amount], place) =>
        Object.entries({ market, touchpoint, amount }).map(([part, value]) => [
          `split/${place + 1}/${part}`,
          value,
        ]),
      ),
  )
