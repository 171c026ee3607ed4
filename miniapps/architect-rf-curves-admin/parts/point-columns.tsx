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
import { Badge } from '../../kit/controls/badge.tsx'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { Column } from '../../kit/table/column.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

export interface PointRow extends ObservedPoint {
  row: number
}

/** Points, the curve that they are measured by, and those that stand out. */
export interface JudgedPoints {
  points: readonly ObservedPoint[]
  curve: Curve | null
  doubts: readonly Outlier[]
}

type Columns = readonly Column<PointRow>[]

/** Columns that no point has a value for are left out. */
export function usePointColumns(judged: JudgedPoints): Columns {
  const body = useBody()
  const unit = (textAt(body, 'unit') || 'grp') as 'grp'
  const aside = useAside(judged.points)
  return [
    { key: 'row', title: words('rowTitle'), type: 'number', digits: 0, value: ({ row }) => row },
    { key: 'x', title: words(`unit.${unit}`), type: 'number', value: ({ x }) => x },
    ...reachColumns(judged.points),
    ...costColumn(judged.points, textAt(body, 'currency')),
    ...dateColumn(judged.points),
    ...residualColumn(judged.curve),
    useJudgement(judged.doubts),
    aside,
  ]
}

const reachColumns = (points: readonly ObservedPoint[]): Columns =>
  Array.from({ length: Math.max(1, ...points.map(({ reach }) => reach.length)) }, (_, level) => ({
    key: `reach${level + 1}`,
    title: words('reachOf', { contacts: level + 1 }),
    unit: '%',
    type: 'number',
    wideOnly: level > 0,
    value: ({ reach }) => reach[level] ?? null,
  }))

function costColumn(points: readonly ObservedPoint[], currency: string): Columns {
  if (points.every(({ cost }) => cost === null)) return []
  return [
    {
      key: 'cost',
      title: words('cost'),
      ...(currency && { unit: currency }),
      type: 'number',
      wideOnly: true,
      value: ({ cost }) => (cost === null ? null : cost / 10 ** minorDigits(currency || 'EUR')),
    },
  ]
}

const dateColumn = (points: readonly ObservedPoint[]): Columns =>
  points.every(({ date }) => date === null)
    ? []
    : [{ key: 'date', title: words('date'), type: 'date', wideOnly: true, value: ({ date }) => date }]

const residualColumn = (curve: Curve | null): Columns =>
  curve === null
    ? []
    : [
        {
          key: 'residual',
          title: words('residual'),
          type: 'number',
          wideOnly: true,
          digits: 2,
          value: ({ x, reach }) => residualOf(curve, [x, reach[0]!]),
        },
      ]

function useJudgement(doubts: readonly Outlier[]): Column<PointRow> {
  const { number } = useFormat()
  return {
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
  }
}

/** Puts a point aside or takes it back; the fit follows. */
function useAside(points: readonly ObservedPoint[]): Column<PointRow> {
  const { document, isClosed } = useOpenFields()
  const body = useBody()
  const put = (path: string, aside: boolean) => {
    const family = familyOf(body)
    const fitted = family && fitFamily(usedPoints(points, { ...body, [path]: aside }), family)
    document.set({
      [path]: aside || null,
      ...(family && { fit: fitted && 'curve' in fitted ? (fitted.curve as unknown as Json) : null }),
    })
  }
  return {
    key: 'aside',
    title: words('aside'),
    cell: ({ row }) => (
      <Checkbox
        label={<span className="os-visually-hidden">{words('asideRow', { row })}</span>}
        checked={body[asidePath(row)] === true}
        disabled={isClosed}
        onChange={(aside) => put(asidePath(row), aside)}
      />
    ),
  }
}
