import { linePath, type PlanLine } from '../../domain/plans/plan-line.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Facts } from '../../kit/controls/facts.tsx'
import { Comments } from '../../kit/document/comments/comments.tsx'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { costOf } from '../../domain/plans/line-costs.ts'
import { PLAN_WORDS } from '../plan-words.ts'
import { words } from '../words/words.ts'
import { rowOf } from '../../domain/plans/plan-line.ts'
import { rateTypeName } from './line-columns.ts'
import { LineNotes } from './line-notes.tsx'
import type { PlanHands } from './use-plan-hands.ts'

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The line at the cursor: its cost and reach, its notes, and what people say of it. */
export function LineCard({ hands }: { hands: PlanHands }) {
  const { world, spot, client, document } = hands
  const line = world.at.all.find(({ id }) => id === spot?.rowKey)
  if (!line) return null
  const name = PLAN_WORDS.rowOf!(rowOf(line)) || words('line')
  return (
    <Card title={name} className="line-card">
      <LineFacts line={line} hands={hands} />
      <LineNotes key={line.id} line={line} hands={hands} />
      <Comments client={client} document={document} path={linePath(line.id)} name={name} />
    </Card>
  )
}

function LineFacts({ line, hands }: { line: PlanLine; hands: PlanHands }) {
  const { at } = hands.world
  const format = useFormat()
  const { currency } = at.head
  const cost = costOf(line, currency)
  const reached = at.lines.get(line.id)
  const weighed = at.weighed.find(({ id }) => id === line.id)
  const amount = (value: number | null | undefined) => money(format, value ?? null, currency)
  return (
    <Facts
      of={[
        [words('cell.rateType'), line.rateType && rateTypeName(line.rateType)],
        [words('cost.net'), cost && amount(cost.net)],
        [words('cost.gross'), cost && amount(cost.gross)],
        [words('cell.commission'), cost?.commission ? amount(cost.commission) : ''],
        [words('cell.fees'), line.fees > 0 && amount(line.fees)],
        [
          planningWords('reach'),
          reached && reached.reach !== null && `${format.number(reached.reach, ONE_DIGIT)}%`,
        ],
        [
          planningWords('frequency'),
          reached && reached.frequency !== null && format.number(reached.frequency, ONE_DIGIT),
        ],
        [words('curve'), weighed && !weighed.refused && `${weighed.curve.name} · ${weighed.curve.audience}`],
        [words('noReach'), reached?.code && words(`why.${reached.code as 'no-curve'}`)],
      ]}
    />
  )
}
