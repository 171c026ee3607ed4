import { isOverdue } from '../../../domain/scorecards/action/scorecard-action.ts'
import { Badge } from '../../../kit/controls/badge.tsx'
import { todayHere } from '../../../kit/controls/dates/periods.ts'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { type Format, useFormat } from '../../../kit/words/format.ts'
import { actionStatusWords } from './action-status.ts'
import type { ListedAction } from './use-actions.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

export interface ActionTableProps {
  actions: readonly ListedAction[]
  /** Left out where all are of one audit. */
  auditOf?(scorecardId: string): string
  onOpen(id: string): void
}

/** Actions with who does them until when; each opens to be changed. */
export function ActionTable({ actions, auditOf, onOpen }: ActionTableProps) {
  const format = useFormat()
  return (
    <DataTable
      caption={appWords('action.actions')}
      hideCaption
      rows={actions}
      rowKey={({ id }) => id}
      columns={[
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
                cell: (action: ListedAction) => auditOf(action.scorecard),
              },
            ]
          : []),
        ...plainColumns(format),
      ]}
    />
  )
}

const plainColumns = ({ date, number }: Format): readonly Column<ListedAction>[] => [
  {
    key: 'owner',
    title: words('column.owner'),
    value: ({ owner }) => owner?.name ?? null,
    cell: ({ owner }) => owner?.name ?? '–',
  },
  {
    key: 'due',
    title: words('column.due'),
    value: ({ due }) => due,
    cell: (action) => (
      <>
        {action.due ? date(action.due) : '–'}{' '}
        {isOverdue(action.status, action, todayHere()) && <Badge tone="warning">{words('overdue')}</Badge>}
      </>
    ),
  },
  {
    key: 'status',
    title: words('column.status'),
    value: ({ status }) => actionStatusWords(status),
    cell: ({ status }) => actionStatusWords(status),
  },
  {
    key: 'impact',
    title: words('column.impact'),
    type: 'number',
    value: ({ impact }) => impact,
    cell: ({ impact }) => number(impact),
  },
  {
    key: 'effort',
    title: words('column.effort'),
    type: 'number',
    value: ({ effort }) => effort,
    cell: ({ effort }) => number(effort),
  },
]
