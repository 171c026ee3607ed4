import { DRAWS, type Simulated } from '../../../domain/opportunities/simulate.ts'
import { wholeMoney } from '../../planning/whole-money.ts'
import type { Column } from '../../table/column.ts'
import { DataTable } from '../../table/data-table.tsx'
import { useFormat } from '../../words/format.ts'
import { usePack } from './pack-context.ts'
import type { Worth } from './use-worth.ts'
import { words } from './words/words.ts'
import { type WorthRow, worthRows } from './worth-rows.ts'

/** All segments beside each other, with how sure their worth is. */
export function WorthTable({ worth, simulated }: { worth: Worth; simulated: Simulated | undefined }) {
  const format = useFormat()
  const { currency } = usePack()
  const money = (key: string, title: string, of: (row: WorthRow) => number | null): Column<WorthRow> => ({
    key,
    title,
    type: 'number',
    value: of,
    cell: (row) => wholeMoney(format, of(row), currency),
  })
  const columns: readonly Column<WorthRow>[] = [
    { key: 'name', title: words('segments'), cell: ({ name }) => name },
    money('before', words('before'), ({ before }) => before),
    money('after', words('after'), ({ after }) => after),
    money('change', words('change'), ({ change }) => change),
    {
      key: 'payback',
      title: words('payback'),
      type: 'number',
      value: ({ payback }) => payback,
      cell: ({ payback }) => (payback === null ? '–' : format.number(payback, { maximumFractionDigits: 2 })),
    },
    money('p10', words('p10'), ({ spread }) => drawn(spread?.p10)),
    money('p50', words('p50'), ({ spread }) => drawn(spread?.p50)),
    money('p90', words('p90'), ({ spread }) => drawn(spread?.p90)),
  ]
  return (
    <>
      <DataTable
        caption={words('worth')}
        hideCaption
        columns={columns}
        rows={worthRows(worth, simulated)}
        rowKey={({ key }) => key}
      />
      <p className="os-help">{words('worthText', { currency })}</p>
      <output className="os-muted">
        {simulated
          ? words('drawn', { count: format.number(DRAWS), seed: String(worth.seed) })
          : words('drawing')}
      </output>
    </>
  )
}

/** Draws are no surer than their third figure; the workbook has all of them. */
const drawn = (amount: number | undefined): number | null =>
  amount === undefined ? null : Number(amount.toPrecision(3))
