import { ratePath } from '../../domain/comparisons/compared-versions.ts'
import { headOf } from '../../domain/plans/plan-head.ts'
import { Card } from '../../kit/controls/card.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { CurrencyOf } from '../../kit/planning/currency-of.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useComparisonWorld } from './comparison-world.tsx'

/** Plans in two currencies: the one to compare in, and a rate with its day and source for each of the others. */
export function RatesCard() {
  const { plans, found } = useComparisonWorld()
  const currencies = [...new Set(plans.flatMap(({ read }) => (read ? headOf(read.body).currency || [] : [])))]
  if (currencies.length < 2 || !('currency' in found)) return null
  const to = found.currency
  return (
    <Card title={words('rates')}>
      {'refused' in found && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('noRate', { currency: to, missing: found.currencies.join(', ') })}
        </p>
      )}
      <CurrencyOf
        path="currency"
        label={kitWords('currency')}
        currencies={[...new Set([...currencies, to])]}
        mayBeEmpty
        change={(_, currency, path) => ({ [path]: currency || null, budget: null })}
      />
      {currencies
        .filter((from) => from !== to)
        .map((from) => (
          <div key={from} className="rate">
            <NumberOf
              path={ratePath(from, to, 'rate')}
              label={words('rateOf', { from, to })}
              min={0}
              digits={6}
            />
            <DateOf path={ratePath(from, to, 'date')} label={words('rateDate', { from })} />
            <TextOf path={ratePath(from, to, 'source')} label={words('rateSource', { from })} />
          </div>
        ))}
    </Card>
  )
}
