import { ACTION_STATUSES, isOverdue } from '../../../domain/scorecards/action/scorecard-action.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { todayHere } from '../../../kit/controls/dates/periods.ts'
import type { Column } from '../../../kit/table/column.ts'
import { useFormat } from '../../../kit/words/format.ts'
import type { ListedAction } from './use-actions.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from './words/words.ts'

export function actionStatusWords(status: string): string {
  const known = ACTION_STATUSES.find((each) => each === status)
  return known ? words(`status.${known}`) : status
}

export const isLate = (action: ListedAction): boolean => isOverdue(action.status, action, todayHere())

/** Actions with who does them until when; each opens to be changed. `auditOf` is left out where all are of one audit. */
export const actionColumns = (
  onOpen: (id: string) => void,
  auditOf?: (scorecardId: string) => string,
): readonly Column<ListedAction>[] => [
  {
    key: 'what',
    title: words('column.what'),
    value: ({ text }) => text,
    cell: ({ id, text }) => (
      <button type="button" className="os-link action-open" onClick={() => onOpen(id)}>
        {text}
      </button>
    ),
  },
  ...(auditOf
    ? [
        {
          key: 'audit',
          title: words('column.audit'),
          value: ({ scorecard }: ListedAction) => auditOf(scorecard),
        },
      ]
    : []),
  { key: 'owner', title: words('column.owner'), value: ({ owner }) => owner?.name ?? null },
  {
    key: 'due',
    title: words('column.due'),
    type: 'date',
    value: ({ due }) => due,
    cell: (action) => <Due action={action} />,
  },
  { key: 'status', title: kitWords('status'), value: ({ status }) => actionStatusWords(status) },
  { key: 'impact', title: words('column.impact'), type: 'number', value: ({ impact }) => impact },
  { key: 'effort', title: words('column.effort'), type: 'number', value: ({ effort }) => effort },
]

function Due({ action }: { action: ListedAction }) {
  const { date } = useFormat()
  return (
    <>
      {date(action.due)} {isLate(action) && <Badge tone="warning">{words('overdue')}</Badge>}
    </>
  )
}
