import { dayNumber } from '../../domain/kernel/periods/days.ts'
import type { DeliveredReach } from '../../domain/deliveries/delivered-reach.ts'
import type { PlanResults } from '../../domain/deliveries/plan-results.ts'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { indexText } from './index-text.ts'

export interface TileLine {
  key: string
  title: string
  value: string
  text: string
}

/** The figures of the page's head, each with what it says; also those of the slide. */
export function tileLines(
  results: PlanResults,
  reach: DeliveredReach | null | undefined,
  format: Format,
): readonly TileLine[] {
  const { head, delivery, spend, planned, cost, worth, pace } = results
  const inMoney = (amount: number) => money(format, amount, head.currency)
  const percent = (value: number) => format.percent(value / 100, 1)
  return [
    {
      key: 'delivery',
      title: words('delivery'),
      value: indexText(format, delivery),
      text: words('delivery.text', { worth: inMoney(worth), planned: inMoney(planned) }),
    },
    {
      key: 'spend',
      title: words('spend'),
      value: indexText(format, spend),
      text: words('spend.text', { cost: inMoney(cost), planned: inMoney(planned) }),
    },
    {
      key: 'reach',
      title: planningWords('reach'),
      value: indexText(format, reach?.index ?? null),
      text: reach
        ? words('reach.text', { delivered: percent(reach.delivered), planned: percent(reach.planned) })
        : words('reach.none'),
    },
    {
      key: 'pace',
      title: words('pace'),
      value: pace?.pace ? format.percent(pace.pace) : words('notApplicable'),
      text: pace
        ? words('pace.text', { spent: format.percent(pace.spent), elapsed: format.percent(pace.elapsed) })
        : words('pace.none'),
    },
    freshness(results, format),
  ]
}

function freshness({ until, lines }: PlanResults, format: Format): TileLine {
  const days = lines.reduce(
    (sum, { gaps }) => sum + gaps.reduce((all, { from, to }) => all + dayNumber(to) - dayNumber(from) + 1, 0),
    0,
  )
  const gaps = lines.filter((line) => line.gaps.length > 0).length
  const silent = lines.filter((line) => line.until === null).length
  return {
    key: 'until',
    title: words('until'),
    value: format.date(until),
    text: words('until.text', { days, gaps, silent }),
  }
}
