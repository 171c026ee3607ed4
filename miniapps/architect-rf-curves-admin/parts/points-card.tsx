import { ClipboardPaste } from 'lucide'
import {
  asidePath,
  familyOf,
  fitFamily,
  residualOf,
  usedPoints,
} from '../../domain/curves/compare-families.ts'
import type { ObservedPoint } from '../../domain/curves/wire.ts'
import { textAt } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { Outlier } from '../../domain/planning/curves/curve-outliers.ts'
import type { Curve } from '../../domain/planning/curves/curve.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { type OpenFields, useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { PointsDialog } from './points-dialog.tsx'

const ENTER = action<OpenFields>({
  key: 'enter-points',
  label: () => words('points.enter'),
  icon: ClipboardPaste,
  isOffered: ({ isClosed }) => !isClosed,
  run: ({ open }) => open(PointsDialog),
})

interface Row extends ObservedPoint {
  row: number
}

interface PointsCardProps {
  points: readonly ObservedPoint[]
  curve: Curve | null
  doubts: readonly Outlier[]
}

/** What was observed, row by row; whoever doubts one puts it aside, and the fit follows. */
export function PointsCard({ points, curve, doubts }: PointsCardProps) {
  const open = useOpenFields()
  const body = useBody()
  const rows = points.map((point, place): Row => ({ ...point, row: place + 1 }))
  const columns = useColumns({ points, curve, doubts })
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

function useColumns({ points, curve, doubts }: PointsCardProps): readonly Column<Row>[] {
  const { document, isClosed } = useOpenFields()
  const { number } = useFormat()
  const body = useBody()
  const isAside = ({ row }: Row) => body[asidePath(row)] === true
  const put = (row: Row, aside: boolean) => {
    const path = asidePath(row.row)
    const family = familyOf(body)
    const fitted = family && fitFamily(usedPoints(points, { ...body, [path]: aside }), family)
    document.set({
      [path]: aside || null,
      ...(family && { fit: fitted && 'curve' in fitted ? (fitted.curve as unknown as Json) : null }),
    })
  }
  const levels = Math.max(1, ...points.map(({ reach }) => reach.length))
  const currency = textAt(body, 'currency')
  const has = (key: 'cost' | 'date') => points.some((point) => point[key] !== null)
  return [
    { key: 'row', title: words('rowTitle'), type: 'number', digits: 0, value: ({ row }) => row },
    {
      key: 'x',
      title: words(`unit.${(textAt(body, 'unit') || 'grp') as 'grp'}`),
      type: 'number',
      value: ({ x }) => x,
    },
    ...Array.from({ length: levels }, (_, level): Column<Row> => ({
      key: `reach${level + 1}`,
      title: words('reachOf', { contacts: level + 1 }),
      unit: '%',
      type: 'number',
      wideOnly: level > 0,
      value: ({ reach }) => reach[level] ?? null,
    })),
    ...(has('cost')
      ? [
          {
            key: 'cost',
            title: words('cost'),
            ...(currency && { unit: currency }),
            type: 'number' as const,
            wideOnly: true,
            value: ({ cost }: Row) => (cost === null ? null : cost / 10 ** minorDigits(currency || 'EUR')),
          },
        ]
      : []),
    ...(has('date')
      ? [
          {
            key: 'date',
            title: words('date'),
            type: 'date' as const,
            wideOnly: true,
            value: ({ date }: Row) => date,
          },
        ]
      : []),
    ...(curve
      ? [
          {
            key: 'residual',
            title: words('residual'),
            type: 'number' as const,
            wideOnly: true,
            digits: 2,
            value: ({ x, reach }: Row) => residualOf(curve, [x, reach[0]!]),
          },
        ]
      : []),
    {
      key: 'judgement',
      title: words('judgement'),
      cell: (row) => {
        const doubt = doubts.find((each) => each.row === row.row)
        return doubt ? (
          <Badge tone="warning">
            {words('outlier', {
              residual: number(doubt.residual, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
              limit: number(doubt.limit, { maximumFractionDigits: 1 }),
            })}
          </Badge>
        ) : null
      },
    },
    {
      key: 'aside',
      title: words('aside'),
      cell: (row) => (
        <Checkbox
          label={<span className="os-visually-hidden">{words('asideRow', { row: row.row })}</span>}
          checked={isAside(row)}
          disabled={isClosed}
          onChange={(aside) => put(row, aside)}
        />
      ),
    },
  ]
}
