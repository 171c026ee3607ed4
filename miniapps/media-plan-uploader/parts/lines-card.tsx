import type { StagedLine } from '../../domain/uploads/stage-lines.ts'
import { Card } from '../../kit/controls/card.tsx'
import { money } from '../../kit/planning/money.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { fieldName } from './field-name.ts'
import { lineName } from './line-name.ts'

const ROWS_SHOWN = 5

/** The lines as they were read, to see at a glance whether days and amounts are right. */
export function LinesCard({ lines, currency }: { lines: readonly StagedLine[]; currency: string }) {
  const format = useFormat()
  const columns: Column<StagedLine>[] = [
    { key: 'name', title: fieldName('property'), value: ({ values }) => lineName(values) },
    {
      key: 'start',
      title: fieldName('start'),
      type: 'date',
      value: ({ values }) => String(values.start ?? ''),
    },
    { key: 'end', title: fieldName('end'), type: 'date', value: ({ values }) => String(values.end ?? '') },
    {
      key: 'quantity',
      title: fieldName('quantity'),
      type: 'number',
      wideOnly: true,
      value: ({ values }) => (typeof values.quantity === 'number' ? values.quantity : null),
    },
    {
      key: 'cost',
      title: fieldName('net'),
      type: 'number',
      value: ({ values: { net, gross } }) => Number(net ?? gross ?? 0),
      cell: ({ values: { net, gross } }) => money(format, net ?? gross, currency),
    },
  ]
  return (
    <Card title={words('lines')}>
      <DataTable
        caption={words('lines')}
        hideCaption
        columns={columns}
        rows={lines}
        rowKey={({ row }) => String(row)}
        pageSize={ROWS_SHOWN}
      />
    </Card>
  )
}
