import { feesOf } from '../../domain/plans/plan-head.ts'
import { totalsOf } from '../../domain/plans/plan-totals.ts'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { usePlanWorld } from './plan-world.tsx'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Cost and reach of the plan, which follow each edit. */
export function PlanFigures() {
  const { at, isWaiting } = usePlanWorld()
  const { head, all, total } = at
  const left = isWaiting ? 0 : at.left.size
  const format = useFormat()
  const { currency, budget, effective, targetReach, targetFrequency } = head
  const totals = totalsOf(all, currency)
  const cost = totals.total + feesOf(head)
  const one = (value: number | null | undefined) => format.number(value ?? null, ONE_DIGIT)
  const amount = (value: number | null) => money(format, value, currency)
  const plus = total.plus?.[effective - 1] ?? null
  const reached = total.reach !== null && at.groups.length > 0 ? `${one(total.reach)}%` : '–'
  const target = (of: number | null, unit = '') => of !== null && words('target', { of: one(of) + unit })
  return (
    <section className="figures" aria-label={words('figures')}>
      <Figure title={planningWords('reach')} value={reached} note={target(targetReach, '%')} />
      <Figure
        title={planningWords('frequency')}
        value={one(total.frequency)}
        note={target(targetFrequency)}
      />
      <Figure
        title={words('plus', { count: effective })}
        value={plus === null ? '–' : `${one(plus)}%`}
        note={total.grp !== null && at.groups.length > 0 && words('grp', { grp: one(total.grp) })}
      />
      <Figure
        title={words('cost.net')}
        value={amount(totals.net)}
        note={words('cost.grossNote', { gross: amount(totals.gross) })}
      />
      <Figure
        title={words('cost')}
        value={amount(cost)}
        note={words('cost.feesNote', { fees: amount(cost - totals.net) })}
      />
      {budget !== null && (
        <Figure
          title={words(cost > budget ? 'over' : 'leftOver')}
          value={amount(Math.abs(budget - cost))}
          note={words('ofBudget', { budget: amount(budget) })}
          isWrong={cost > budget}
        />
      )}
      {(left > 0 || totals.unpriced > 0) && (
        <p className="os-muted figures-left">
          {[
            left > 0 && words('left', { count: left }),
            totals.unpriced > 0 && words('unpriced', { count: totals.unpriced }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </section>
  )
}

interface FigureProps {
  title: string
  value: string
  note?: string | false
  isWrong?: boolean
}

const Figure = ({ title, value, note, isWrong }: FigureProps) => (
  <div className="figure" data-wrong={isWrong || undefined}>
    <span className="os-muted">{title}</span>
    <strong>{value}</strong>
    {note && <span className="os-muted">{note}</span>}
  </div>
)
