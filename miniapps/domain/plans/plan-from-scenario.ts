import type { ApprovedCurve } from '../curves/wire.ts'
import { type Body, textAt } from '../document/change.ts'
import { pinAt, pinPath } from '../document/pin.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import { lineCost, type RateType } from '../planning/costs/line-cost.ts'
import { answersOf } from '../scenarios/answers-of.ts'
import { curvePin, pinnedIn } from '../scenarios/basis.ts'
import { chosenOption, spendsOf } from '../scenarios/scenario-fields.ts'
import { draftedLine } from './drafted-line.ts'
import { curvePinOf } from './plan-head.ts'
import { linePath, type PlanLine, rowOf } from './plan-line.ts'

const RATE_UNIT = 10_000
const THOUSAND = 1000

/**
 * Fields of a plan made from a scenario: its answers, its pinned versions, and a line for each touchpoint of the chosen option, the
 * largest first. Every line costs what the scenario spends, and buys the weight that this was computed to buy.
 */
export function planFromScenario(scenario: Body, curves: readonly ApprovedCurve[]): Body {
  const { market, audience, universe, budget, currency, start, end, duplication } = answersOf(scenario)
  const spends = Object.entries(spendsOf(scenario, chosenOption(scenario)))
    .filter(([, spend]) => spend > 0)
    .toSorted(([, one], [, other]) => other - one)
  const filled: Body = {
    title: textAt(scenario, 'title'),
    currency,
    start,
    end,
    audience,
    universe,
    budget,
    duplication,
    [pinPath('audience')]: scenario[pinPath('audience')] ?? null,
    ...Object.fromEntries(
      spends.flatMap(([code]) => {
        const pin = scenario[pinPath(curvePin(code))]
        return pin === undefined ? [] : [[pinPath(curvePinOf(market, code)), pin] as const]
      }),
    ),
  }
  const lines = spends.map(([touchpoint, spend], at) => {
    const curve = pinnedIn(curves, pinAt(scenario, curvePin(touchpoint)))
    const rate = rateOf(curve, Number(scenario[`prices/${touchpoint}`] ?? 0), currency, universe)
    const line = { place: at + 1, touchpoint, market, start, end }
    return [linePath(`s${at + 1}`), rowOf({ ...line, ...bought(spend, rate, { currency, start, end }) })]
  })
  return {
    ...Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null && value !== '')),
    ...Object.fromEntries(lines),
  }
}

interface Rate {
  rateType: RateType
  /** Ten-thousandths of the currency's unit. */
  rate: number
}

/** The price of the curve's weight as people buy it; null where that is money itself, or not known. */
function rateOf(
  curve: ApprovedCurve | undefined,
  price: number,
  currency: string,
  universe: number | null,
): Rate | null {
  const unit = price / 10 ** minorDigits(currency)
  if (curve?.unit === 'grp') return rated('cpp', unit)
  if (curve?.unit === 'impressions' && universe) return rated('cpm', (unit / universe) * THOUSAND)
  return null
}

function rated(rateType: RateType, rate: number): Rate | null {
  const whole = Math.round(rate * RATE_UNIT)
  return whole > 0 ? { rateType, rate: whole } : null
}

function bought(
  spend: number,
  rate: Rate | null,
  { currency, ...days }: Pick<PlanLine, 'start' | 'end'> & { currency: string },
): Partial<PlanLine> {
  const minor = 10 ** minorDigits(currency)
  const flat = { rateType: 'flat', rate: Math.round((spend / minor) * RATE_UNIT) } as const
  if (!rate) return flat
  const costOf = (quantity: number) => lineCost({ currency, ...rate, quantity }).net
  const per = rate.rateType === 'cpm' ? THOUSAND : 1
  const quantity = (spend / minor / (rate.rate / RATE_UNIT)) * per
  const drafted = draftedLine(quantity, (units) => costOf(units) === spend, days)
  return drafted ? { ...rate, ...drafted } : flat
}
