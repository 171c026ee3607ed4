import { words as planningWords } from '../../kit/planning/words/words.ts'
import { briefOf } from '../../domain/provoke-brief/brief-of.ts'
import { cost } from '../../domain/provoke-brief/contradictions.ts'
import { AGE_MAX } from '../../domain/provoke-brief/limits.ts'
import { Card } from '../../kit/controls/card.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { Checks } from './checks.tsx'
import { money } from '../../kit/planning/money.ts'

/** Whom to reach, how much of them, and what that costs at least. */
export function Audience() {
  const brief = briefOf(useBody())
  const format = useFormat()
  const needed = cost(brief)
  const age = { min: 0, max: AGE_MAX, digits: 0 }
  return (
    <Card title={words('audience')}>
      <div className="fields">
        <TextOf path="audience/name" label={words('audienceName')} />
        <NumberOf path="audience/ageMin" label={words('ageMin')} {...age} />
        <NumberOf path="audience/ageMax" label={words('ageMax')} {...age} />
        <NumberOf path="audience/universe" label={planningWords('universe')} min={0} digits={0} />
        <NumberOf path="reach/percent" label={planningWords('reach')} unit="%" min={0} />
        <NumberOf path="reach/frequency" label={words('frequency')} min={0} />
        <AmountOf path="reach/cpm" label={planningWords('cpm')} />
      </div>
      {needed && (
        <p>
          {words('needed', {
            impressions: format.number(needed.impressions),
            cost: money(format, needed.cost, brief.budget.currency ?? ''),
            share: format.percent(needed.share),
          })}
        </p>
      )}
      <Checks at={/^(audience|reach)\//} />
    </Card>
  )
}
