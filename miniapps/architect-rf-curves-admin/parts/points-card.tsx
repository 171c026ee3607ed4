import { ClipboardPaste } from 'lucide'
import { asidePath } from '../../domain/curves/compare-families.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { Card } from '../../kit/controls/card.tsx'
import { type OpenFields, useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { words } from '../words/words.ts'
import { type JudgedPoints, type PointRow, usePointColumns } from './point-columns.tsx'

const dialog = lazyPart(async () => (await import('./points-dialog.tsx')).PointsDialog)

const ENTER = action<OpenFields>({
  key: 'enter-points',
  label: () => words('points.enter'),
  icon: ClipboardPaste,
  isOffered: ({ isClosed }) => !isClosed,
  run: async ({ open }) => open(await dialog.load()),
})

/** What was observed, row by row; whoever doubts one puts it aside, and the fit follows. */
export function PointsCard(props: JudgedPoints) {
  const { points, doubts } = props
  const open = useOpenFields()
  const body = useBody()
  const rows = points.map((point, place): PointRow => ({ ...point, row: place + 1 }))
  const columns = usePointColumns(props)
  const aside = rows.filter(({ row }) => body[asidePath(row)] === true).length
  return (
    <Card
      title={words('points')}
      aside={
        <span className="os-row">
          {rows.length > 0 && (
            <ExportSheet
              quiet
              fileName={words('points')}
              sheet={() =>
                sheetOf(
                  words('points'),
                  columns.flatMap(({ title, unit, value }) =>
                    value ? [{ title: unit ? `${title} (${unit})` : title, cell: value }] : [],
                  ),
                  rows,
                )
              }
            />
          )}
          <ActionBar actions={[ENTER]} on={open} />
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className="os-muted">{words('points.none')}</p>
      ) : (
        <>
          <p role="status">
            {words('points.standing', { count: rows.length, aside, doubts: doubts.length })}
          </p>
          <DataTable
            caption={words('points')}
            hideCaption
            rows={rows}
            rowKey={({ row }) => String(row)}
            columns={columns}
          />
        </>
      )}
    </Card>
  )
}
