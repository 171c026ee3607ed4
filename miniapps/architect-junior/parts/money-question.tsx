import { textOf } from '../../domain/document/change.ts'
import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { scenarioInCurrency } from '../../domain/scenarios/scenario-in-currency.ts'
import { Select } from '../../kit/controls/select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

export const CURRENCY_AT = 'answers/currency'

/** Budget, currency and days. */
export function MoneyQuestion() {
  const { start } = answersOf(useBody())
  return (
    <>
      <div className="pair">
        <AmountOf path="answers/budget" label={planningWords('total')} currencyAt={CURRENCY_AT} />
        <CurrencyOf />
      </div>
      <DateOf path="answers/start" label={planningWords('start')} />
      <DateOf path="answers/end" label={planningWords('end')} min={start} />
    </>
  )
}

/** Amounts keep their figures in another currency, however many minor units that makes. */
function CurrencyOf() {
  const { document } = useOpenFields()
  return (
    <BoundField path={CURRENCY_AT} label={kitWords('currency')}>
      {({ texts, value }) => (
        <Select
          {...texts}
          value={textOf(value)}
          options={[...(value === null ? [''] : []), ...CURRENCIES].map((code) => ({
            value: code,
            label: code || '–',
          }))}
          onChange={(next) => document.set(scenarioInCurrency(document.body, next))}
        />
      )}
    </BoundField>
  )
}
