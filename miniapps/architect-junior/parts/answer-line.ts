import type { Answers } from '../../domain/scenarios/answers-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { wholeMoney } from '../../kit/planning/whole-money.ts'

type Said = Pick<Answers, 'market' | 'audience' | 'budget' | 'currency' | 'start' | 'end'> &
  Partial<Pick<Answers, 'touchpoints'>>

/** Market, audience, money, days and touchpoints in one line; an answer that is missing is left out. */
export function answerLine(answers: Said, format: Format, sayMoney = wholeMoney): string {
  const { market, audience, budget, currency, start, end, touchpoints = [] } = answers
  const days = [start, end].filter(Boolean).map((day) => format.date(day))
  const said = [
    market && marketName(market),
    audience,
    budget !== null && sayMoney(format, budget, currency),
    days.join(' – '),
    touchpoints.length > 0 && words('touchpoints', { count: touchpoints.length }),
  ]
  return said.filter(Boolean).join(' · ')
}
