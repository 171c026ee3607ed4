import { useState } from 'react'
import { textAt } from '../../domain/document/change.ts'
import { CURRENCIES } from '../../domain/provoke-brief/channels.ts'
import { planInCurrency } from '../../domain/plans/plan-in-currency.ts'
import { PLAN } from '../../domain/plans/plan.ts'
import { WEEK_SYSTEMS } from '../../domain/plans/plan-weeks.ts'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { PlannedAudience } from '../../kit/audience/chooser/planned-audience.tsx'
import { peopleOf } from '../../kit/audience/source/newer-edition.tsx'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { money } from '../../kit/planning/money.ts'
import { CurrencyOf } from '../../kit/planning/currency-of.tsx'
import { NumberedLines } from '../../kit/planning/numbered-lines.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { usePlanWorld } from './plan-world.tsx'
import { usePlanBody } from './use-plan-body.ts'

/** For whom, when and for how much the plan is. */
export function PlanHead() {
  const { approved, at } = usePlanWorld()
  const [isNew] = useState(() => !at.head.start || !at.head.end || !at.head.currency)
  const body = usePlanBody()
  const place = usePlace(PLAN)
  const audience = textAt(body, 'audience')
  const audiences = [...new Set([audience, ...approved.map((curve) => curve.audience)])].filter(Boolean)
  return (
    <details className="os-card plan-head" open={isNew}>
      <summary>
        <h2 className="os-subtitle">{words('head')}</h2>
        <span className="os-muted">
          <HeadLine />
        </span>
      </summary>
      <div className="plan-fields">
        <TextOf path="code" label={words('code')} />
        <DateOf path="start" label={words('start')} max={textAt(body, 'end')} />
        <DateOf path="end" label={words('end')} min={textAt(body, 'start')} />
        <SelectOf
          path="weeks"
          label={words('weeks')}
          options={WEEK_SYSTEMS.map((value) => ({ value, label: words(`weeks.${value}`) }))}
        />
        <CurrencyOf
          path="currency"
          label={kitWords('currency')}
          currencies={CURRENCIES}
          change={planInCurrency}
        />
        <AmountOf path="budget" label={planningWords('total')} currencyAt="currency" />
        <SelectOf
          path="audience"
          label={planningWords('audience')}
          mayBeEmpty
          options={audiences.map((value) => ({ value, label: value }))}
        />
        <NumberOf
          path="universe"
          label={planningWords('universe')}
          min={0}
          digits={0}
          help={words('universeHelp')}
        />
      </div>
      {place && (
        <PlannedAudience
          brand={place}
          taken={({ title, ...edition }) => ({
            ...(audiences.includes(title) && { audience: title }),
            universe: peopleOf(edition),
          })}
        />
      )}
      <MoreFields />
    </details>
  )
}

/** Fields that are entered once, or never. */
const MoreFields = () => (
  <details className="plan-more">
    <summary>{words('more')}</summary>
    <div className="plan-fields">
      <NumberOf
        path="duplication"
        label={words('duplication')}
        min={0}
        max={3}
        digits={2}
        help={words('duplicationHelp')}
      />
      <NumberOf path="targets/reach" label={words('targetReach')} unit="%" min={0} max={100} digits={1} />
      <NumberOf path="targets/frequency" label={words('targetFrequency')} min={0} digits={1} />
      <NumberOf
        path="targets/effective"
        label={words('effective')}
        min={1}
        max={5}
        digits={0}
        help={words('effectiveHelp')}
      />
    </div>
    <h3 className="os-subtitle">{words('fees')}</h3>
    <NumberedLines
      of="fees"
      parts={['label', 'amount']}
      fresh={() => ({ amount: 0 })}
      most={20}
      add={words('fees.add')}
      removeLabel={(number) => words('fees.remove', { number })}
    >
      {(path, number) => (
        <div className="plan-fields">
          <TextOf path={`${path}/label`} label={words('fees.label', { number })} />
          <AmountOf path={`${path}/amount`} label={words('fees.amount', { number })} currencyAt="currency" />
        </div>
      )}
    </NumberedLines>
    <TextOf path="notes" label={words('notes')} lines={3} />
  </details>
)

/** Days, audience and budget at a glance. */
function HeadLine() {
  const { start, end, audience, budget, currency } = usePlanWorld().at.head
  const format = useFormat()
  const days = start && end && `${format.date(start)} – ${format.date(end)}`
  return [days, audience, budget !== null && money(format, budget, currency)].filter(Boolean).join(' · ')
}
