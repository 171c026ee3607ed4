import { useState } from 'react'
import { textAt } from '../../domain/document/change.ts'
import { curveAt, weightFor } from '../../domain/planning/curves/curve-at.ts'
import type { Curve } from '../../domain/planning/curves/curve.ts'
import { Card } from '../../kit/controls/card.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Reach of a weight, and weight for a reach. */
export function Reading({ curve }: { curve: Curve }) {
  const { number } = useFormat()
  const unit = words(`unit.${(textAt(useBody(), 'unit') || 'grp') as 'grp'}`)
  const [weight, setWeight] = useState<number | null>(null)
  const [reach, setReach] = useState<number | null>(null)
  const read = weight === null ? null : curveAt({ curve, x: weight })
  const found = reach === null ? null : weightFor({ curve, reach })
  return (
    <Card title={words('read')}>
      <div className="fields">
        <div>
          <NumberField label={words('read.weight', { unit })} value={weight} onChange={setWeight} min={0} />
          <p role="status">
            {read &&
              words('read.reach', {
                reach: number(read.reach, DIGITS),
                slope: number(read.slope, { maximumSignificantDigits: 3 }),
              })}
            {read?.extrapolated && <strong> {words('read.guess')}</strong>}
          </p>
        </div>
        <div>
          <NumberField
            label={words('read.wanted')}
            unit="%"
            value={reach}
            onChange={setReach}
            min={0}
            max={100}
          />
          <p role="status">
            {found &&
              ('x' in found
                ? words('read.needed', { weight: number(found.x, { maximumFractionDigits: 1 }), unit })
                : words('read.ceiling', { limit: number(found.limit, { maximumFractionDigits: 1 }) }))}
          </p>
        </div>
      </div>
    </Card>
  )
}
