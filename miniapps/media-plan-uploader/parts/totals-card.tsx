import type { Reconciled } from '../../domain/uploads/reconcile.ts'
import { Card } from '../../kit/controls/card.tsx'
import { money } from '../../kit/planning/money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { fieldName } from './field-name.ts'

/** Sums of the lines, and each total of the file that says something else. */
export function TotalsCard({
  reconciled,
  currency,
}: {
  reconciled: readonly Reconciled[]
  currency: string
}) {
  const format = useFormat()
  const said = (amount: number) => money(format, amount, currency)
  return (
    <Card title={words('totals')}>
      {reconciled.map(({ field, sum, totals }) => {
        const differing = totals.filter(({ difference }) => difference !== 0)
        return (
          <div key={field} className="totals">
            <p>{words('sumOfLines', { field: fieldName(field), sum: said(sum) })}</p>
            {totals.length === 0 && <p className="os-help">{words('noTotals')}</p>}
            {totals.length > 0 && differing.length === 0 && (
              <p className="os-notice" data-tone="success">
                {words('totalsAgree', { count: totals.length })}
              </p>
            )}
            {differing.map(({ row, label, stated, sum: found, difference }) => (
              <p key={row} className="os-notice" data-tone="warning">
                {words('totalDiffers', {
                  row,
                  label,
                  stated: said(stated),
                  sum: said(found),
                  difference: said(Math.abs(difference)),
                  more: difference > 0 ? 'more' : 'less',
                })}
              </p>
            ))}
          </div>
        )
      })}
    </Card>
  )
}
