import type { Delivery } from '../../../../miniapps/domain/deliveries/delivery.ts'
import { plannedDays } from '../../../../miniapps/domain/deliveries/planned-days.ts'
import { dayNumber } from '../../../../miniapps/domain/kernel/periods/days.ts'
import { costOf, quantityOf } from '../../../../miniapps/domain/plans/line-costs.ts'
import type { PlanHead } from '../../../../miniapps/domain/plans/plan-head.ts'
import type { PlanLine } from '../../../../miniapps/domain/plans/plan-line.ts'
import type { Dice } from '../../../world/dice.ts'
import { SLOW_VENDOR } from '../../../world/planning/vendors.ts'

const SOURCE = 'Ad server'
const [LEAST, MOST] = [0.98, 1.035]
const SLOW = 0.88
/** The vendor is slow from its fifth week on. */
const SLOW_FROM_DAYS = 28
/** A day is above or below its line's usual by that much at most; so that the slow vendor's weeks differ, but no day does. */
const [NOISE, SLOW_NOISE] = [0.02, 0.06]
/** One line in so many has days without figures. */
const WITH_GAPS = 9
const GAP_DAYS = 2
/** A small line has a hundredth of a point a day. */
const RATING_DIGITS = 5
const CLICK_RATES = { 'Red bottle': 0.009, 'Blue sky': 0.0092, 'Family table': 0.0121 }

/** Steps of it fall evenly, so that no day is far from the others by chance. */
const GOLDEN = 0.618034
const noiseAt = (place: number): number => 2 * (place % 1) - 1

/** Figures of a line day by day up to a day; what it plans for days without figures comes on the others. */
export function sampleDeliveries(line: PlanLine, head: PlanHead, until: string, dice: Dice): Delivery[] {
  const quantity = quantityOf(line)
  const cost = costOf(line, head.currency)?.net
  if (line.rateType === 'flat' || !quantity || !cost) return []
  const planned = [...plannedDays(line, head)].filter(([date]) => date <= until)
  const isSlow = line.vendor === SLOW_VENDOR
  const usual = isSlow ? LEAST : LEAST + (MOST - LEAST) * dice.next()
  const gap = dice.between(0, WITH_GAPS - 1) === 0 ? dice.between(3, planned.length - 3) : Infinity
  const told = planned.filter((_, at) => at < gap || at >= gap + GAP_DAYS)
  const sum = (days: typeof planned) => days.reduce((all, [, share]) => all + share, 0)
  const more = sum(planned) / sum(told)
  const first = dice.next()
  return told.map(([date, share], at) => {
    const isLate = dayNumber(date) - dayNumber(head.start) >= SLOW_FROM_DAYS
    const rate =
      (isSlow && isLate ? SLOW : usual) *
      more *
      (1 + (isSlow ? SLOW_NOISE : NOISE) * noiseAt(first + at * GOLDEN))
    return deliveryOn(line, date, quantity * share * rate, cost * share * (0.98 + 0.04 * dice.next()), dice)
  })
}

function deliveryOn(line: PlanLine, date: string, amount: number, cost: number, dice: Dice): Delivery {
  const isCounted = line.rateType === 'cpm' || line.rateType === 'cpv'
  const quantity = isCounted ? Math.round(amount) : Number(amount.toFixed(RATING_DIGITS))
  const creatives = line.touchpoint === 'SOCIAL' ? creativesOf(quantity, dice) : null
  const clicks = creatives && Object.values(creatives).reduce((all, each) => all + each.clicks, 0)
  return {
    line: line.id,
    date,
    source: SOURCE,
    quantity,
    spend: Math.round(cost),
    clicks,
    actions: null,
    creatives,
  }
}

function creativesOf(quantity: number, dice: Dice): NonNullable<Delivery['creatives']> {
  const names = Object.entries(CLICK_RATES)
  const each = Math.floor(quantity / names.length)
  return Object.fromEntries(
    names.map(([name, rate], at) => {
      const shown = at === 0 ? quantity - each * (names.length - 1) : each
      return [name, { quantity: shown, clicks: Math.round(shown * rate * (0.95 + 0.1 * dice.next())) }]
    }),
  )
}
