import type { ResultLine } from '../../domain/deliveries/wire.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { campaignPace } from '../../domain/planning/campaigns/campaign-health.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { money, wholeUnits } from '../../kit/planning/money.ts'
import { sharedStatus } from '../../kit/planning/shared-words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import type { Column, Drawing } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { ResultsTabs } from '../parts/results-tabs.tsx'
import { words } from '../words/words.ts'

/** The brand's plans, those with an approved version first. */
export function Overview() {
  const { portal } = useMiniApp()
  const place = usePlace(PLAN)
  const plans = useAnswer<readonly ResultLine[]>('deliveries', place && `/${place}/plans`, {
    keptAs: portal.app.key,
  })
  const list = useList<ResultLine>({ name: 'plans', rows: plans, search: ({ title }) => title })
  return (
    <ListScreen
      list={list}
      title={portal.app.title}
      subtitle={words('lead')}
      head={<ResultsTabs at="plans" />}
      search={words('search')}
      columns={columns}
      fileName={portal.app.title}
      empty={<EmptyState title={words('noPlans')}>{words('noPlansText')}</EmptyState>}
    />
  )
}

const columns = ({ format }: Drawing): readonly Column<ResultLine>[] => [
  {
    key: 'title',
    title: words('plan'),
    value: ({ title }) => title || planningWords('untitledPlan'),
    to: ({ id }) => `/${id}`,
  },
  {
    key: 'approval',
    title: kitWords('status'),
    value: ({ approval }) => approval ?? '',
    cell: ({ approval }) => (
      <Badge tone={approval ? 'success' : 'neutral'}>
        {approval ? `${sharedStatus('approved')} ${approval}` : words('notApproved')}
      </Badge>
    ),
  },
  { key: 'start', title: words('starts'), type: 'date', wideOnly: true, value: ({ start }) => start || null },
  { key: 'end', title: words('ends'), type: 'date', wideOnly: true, value: ({ end }) => end || null },
  {
    key: 'budget',
    title: planningWords('total'),
    type: 'number',
    wideOnly: true,
    value: ({ budget, currency }) => wholeUnits(budget ?? undefined, currency),
    cell: ({ budget, currency }) => money(format, budget ?? undefined, currency),
  },
  {
    key: 'spend',
    title: words('spent'),
    type: 'number',
    value: ({ spend, currency }) => wholeUnits(spend ?? undefined, currency),
    cell: ({ spend, currency }) => money(format, spend ?? undefined, currency),
  },
  {
    key: 'pace',
    title: words('pace'),
    type: 'number',
    value: paceOf,
    cell: (line) => format.percent(paceOf(line)),
  },
  { key: 'until', title: words('until'), type: 'date', value: ({ until }) => until },
]

/** On the last day that figures tell of. */
function paceOf({ start, end, until, budget, spend }: ResultLine): number | null {
  if (!start || !end || !until || !budget || spend === null) return null
  return campaignPace({ start, end, today: until, budget, actual: spend }).pace
}
