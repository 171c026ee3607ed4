import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { nodeOf } from '../../domain/budgets/budget-node.ts'
import type { TransferLine, TransferStatus } from '../../domain/budgets/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { Badge, type Tone } from '../../kit/controls/badge.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { DecideTransfer } from './decide-transfer.tsx'
import { nodeText } from './node-text.ts'
import { useBudget } from './open-budget.ts'
import { TRANSFER } from './tree-tools.tsx'

const TONES: Readonly<Record<TransferStatus, Tone | undefined>> = {
  waiting: 'warning',
  done: 'success',
  refused: 'error',
  withdrawn: undefined,
}

/** Money that was moved, by whom and why, and what waits for somebody else. */
export function Transfers() {
  const { document } = useOpenFields()
  const { names, say, at } = useBudget()
  const answer = useAnswer<readonly TransferLine[]>('budgets', `${at}/transfers`)
  const { date } = useFormat()
  const line = (id: string) => nodeText(nodeOf(id), names)
  return (
    <div className="os-stack">
      <div className="os-row">
        <ActionBar actions={[TRANSFER]} on={null} onDone={answer.reload} />
      </div>
      <Loaded
        of={answer}
        label={kitWords('loading', { what: words('tab.transfers') })}
        lines={[96, 90, 94]}
        lineHeight={2}
      >
        {(rows) => (
          <DataTable
            caption={words('tab.transfers')}
            hideCaption
            rows={rows}
            rowKey={({ id }) => id}
            empty={words('transfers.none')}
            columns={[
              { key: 'at', title: words('day'), value: (row) => row.at, cell: (row) => date(row.at) },
              { key: 'from', title: words('transfer.from'), value: ({ from }) => line(from) },
              { key: 'to', title: words('transfer.to'), value: ({ to }) => line(to) },
              {
                key: 'amount',
                title: words('amount'),
                type: 'number',
                value: ({ amount }) => amount,
                cell: ({ amount }) => say(amount),
              },
              { key: 'reason', title: kitWords('reason'), value: ({ reason }) => reason },
              { key: 'by', title: words('by'), value: ({ by }) => by.name },
              {
                key: 'status',
                title: kitWords('status'),
                value: ({ status }) => words(`transfer.status.${status}`),
                cell: (row) => <Status row={row} />,
              },
              {
                key: 'decide',
                title: kitWords('actions'),
                cell: (row) => <DecideTransfer {...{ row, at, document }} onDone={answer.reload} />,
              },
            ]}
          />
        )}
      </Loaded>
    </div>
  )
}

/** With who decided, and why it was refused. */
function Status({ row: { status, decidedBy, answer } }: { row: TransferLine }) {
  return (
    <>
      <Badge tone={TONES[status]}>{words(`transfer.status.${status}`)}</Badge>
      {decidedBy && <span className="os-muted"> {[decidedBy.name, answer].filter(Boolean).join(': ')}</span>}
    </>
  )
}
