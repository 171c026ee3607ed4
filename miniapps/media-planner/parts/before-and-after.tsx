import type { PlanAtHand } from '../../domain/plans/plan-figures.ts'
import { totalsOf } from '../../domain/plans/plan-totals.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { netByPlace } from './net-by-place.ts'
import type { PlanHands } from './use-plan-hands.ts'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

interface BeforeAndAfterProps {
  before: PlanAtHand
  after: PlanAtHand
  hands: PlanHands
}

/** Reach, cost and the money of each touchpoint, as they are and as they would be. */
export function BeforeAndAfter({ before, after, hands }: BeforeAndAfterProps) {
  const format = useFormat()
  const { currency } = before.head
  const amount = (value: number) => money(format, value, currency)
  const one = (value: number | null, unit = '') =>
    value === null ? '–' : format.number(value, ONE_DIGIT) + unit
  const rowOf = (name: string, said: (plan: PlanAtHand) => string) =>
    [name, said(before), said(after)] as const
  const rows = [
    rowOf(planningWords('reach'), ({ total }) => one(total.reach, '%')),
    rowOf(planningWords('frequency'), ({ total }) => one(total.frequency)),
    rowOf(words('cost.net'), ({ all }) => amount(totalsOf(all, currency).net)),
    ...netByPlace(before, after).map(({ market, touchpoint, ...net }) => {
      const name = `${hands.world.nameOf(touchpoint)} · ${marketName(market)}`
      return [name, amount(net.before), amount(net.after)] as const
    }),
  ]
  return (
    <table className="os-table" aria-label={words('optimise.table')}>
      <thead>
        <tr>
          <th scope="col">{words('figures')}</th>
          <th scope="col" data-align="end">
            {words('before')}
          </th>
          <th scope="col" data-align="end">
            {words('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, was, is]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-align="end">{was}</td>
            <td data-align="end">{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
