import { Check } from 'lucide'
import type { Fitted } from '../../domain/curves/compare-families.ts'
import type { Json } from '../../domain/document/json.ts'
import type { CurveFamily } from '../../domain/planning/curves/curve.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

interface FamiliesProps {
  fits: readonly Fitted[]
  suggested: CurveFamily | null
  family: CurveFamily | null
}

/** All families beside each other, by how well each explains the points; the person chooses. */
export function Families(props: FamiliesProps) {
  const { fits, family } = props
  const columns = useColumns(props)
  return (
    <Card title={words('families')}>
      <DataTable
        caption={words('families')}
        hideCaption
        rows={fits}
        rowKey={(fitted) => fitted.family}
        columns={columns}
        isCurrent={(fitted) => fitted.family === family}
      />
      <p className="os-muted">{words('families.note')}</p>
    </Card>
  )
}

function useColumns({ suggested, family }: FamiliesProps): readonly Column<Fitted>[] {
  const { document, isClosed } = useOpenFields()
  const format = useFormat()
  const choose = (fitted: Fitted) =>
    'curve' in fitted && document.set({ family: fitted.family, fit: fitted.curve as unknown as Json })
  return [
    {
      key: 'family',
      title: words('family'),
      value: (fitted) => words(`family.${fitted.family}`),
      cell: (fitted) => (
        <span className="os-row">
          {words(`family.${fitted.family}`)}
          {fitted.family === suggested && <Badge tone="information">{words('suggested')}</Badge>}
          {fitted.family === family && <Badge tone="brand">{words('chosen')}</Badge>}
        </span>
      ),
    },
    { key: 'params', title: words('parameters'), value: (fitted) => parameters(fitted, format) },
    quality('rmse', 2),
    quality('r2', 4),
    quality('maxResidual', 2),
    quality('aic', 1),
    ...(isClosed
      ? []
      : [
          {
            key: 'use',
            title: words('choice'),
            cell: (fitted: Fitted) =>
              'curve' in fitted && fitted.family !== family ? (
                <Button
                  size="s"
                  icon={Check}
                  aria-label={words('useFamily', { family: words(`family.${fitted.family}`) })}
                  onClick={() => choose(fitted)}
                >
                  {words('use')}
                </Button>
              ) : null,
          },
        ]),
  ]
}

const quality = (key: 'rmse' | 'r2' | 'maxResidual' | 'aic', digits: number): Column<Fitted> => ({
  key,
  title: words(key),
  type: 'number',
  digits,
  value: (fitted) => ('fit' in fitted && fitted.fit ? fitted.fit[key] : null),
})

/** `max 85.0, k 220`, or why there is none. */
function parameters(fitted: Fitted, { number }: Format): string {
  if ('refused' in fitted)
    return words(`refused.${fitted.refused}`, { row: fitted.row ?? 0, needed: fitted.needed ?? 0 })
  const { family: _, observed: _observed, ...params } = fitted.curve as unknown as Record<string, unknown>
  return Object.entries(params)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([name, value]) => `${name} ${number(value, { maximumSignificantDigits: 4 })}`)
    .join(', ')
}
