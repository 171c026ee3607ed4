import type { LeftOutRow } from '../../domain/uploads/stage-lines.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { words as fileWords } from '../../kit/exchange/words/words.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const ROWS_SHOWN = 10

/** Rows that are no lines, with the reason, so that nothing goes unseen. */
export const LeftOutCard = ({ rows, onKeep }: { rows: readonly LeftOutRow[]; onKeep(row: number): void }) => (
  <Card title={words('leftOut', { count: rows.length })}>
    <DataTable
      caption={words('leftOut', { count: rows.length })}
      hideCaption
      rowKey={({ row }) => String(row)}
      rows={rows}
      pageSize={ROWS_SHOWN}
      columns={[
        {
          key: 'row',
          title: words('row.title'),
          cell: ({ row }) => words('rows', { count: 1, rows: String(row) }),
        },
        { key: 'label', title: fileWords('columns.column'), cell: ({ label }) => label || '–' },
        { key: 'reason', title: words('reason'), cell: ({ reason }) => words(`reason.${reason}`) },
        {
          key: 'keep',
          title: kitWords('actions'),
          cell: ({ row }) => (
            <Button
              size="s"
              variant="quiet"
              aria-label={words('keepOf', { row })}
              onClick={() => onKeep(row)}
            >
              {words('keep')}
            </Button>
          ),
        },
      ]}
    />
  </Card>
)
