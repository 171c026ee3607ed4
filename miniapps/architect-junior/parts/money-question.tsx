import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { scenarioInCurrency } from '../../domain/scenarios/scenario-in-currency.ts'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { CurrencyOf } from '../../kit/planning/currency-of.tsx'
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
        <CurrencyOf
          path={CURRENCY_AT}
          label={kitWords('currency')}
          currencies={CURRENCIES}
          change={scenarioInCurrency}
        />
      </div>
      <DateOf path="answers/start" label={planningWords('start')} />
      <DateOf path="answers/end" label={planningWords('end')} min={start} />
    </>
  )
}
