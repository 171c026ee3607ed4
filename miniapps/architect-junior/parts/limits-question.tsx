import { useId } from 'react'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { DUPLICATION_MAX } from '../../domain/scenarios/limits.ts'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { AmountOf } from '../../kit/planning/amount-of.tsx'
import { words } from '../words/words.ts'
import { CURRENCY_AT } from './money-question.tsx'
import { useScenarioWorld } from './scenario-world.tsx'

/**
 * Least and most money of each touchpoint that may be used, its worth for the task, and how much they
 * overlap.
 */
export function LimitsQuestion() {
  const { touchpoints } = answersOf(useBody())
  return (
    <>
      {touchpoints.length === 0 ? (
        <p className="os-muted">{words('noLimits')}</p>
      ) : (
        <>
          <p className="os-help">{words('scoreHelp')}</p>
          <div className="limits">
            {touchpoints.map((code) => (
              <LimitsOf key={code} code={code} />
            ))}
          </div>
        </>
      )}
      <div className="duplication">
        <NumberOf
          path="duplication"
          label={words('duplication')}
          help={words('duplicationHelp')}
          min={0}
          max={DUPLICATION_MAX}
        />
      </div>
    </>
  )
}

function LimitsOf({ code }: { code: string }) {
  const { nameOf } = useScenarioWorld()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="limits-of">
      <p id={id}>{nameOf(code)}</p>
      <AmountOf path={`limits/${code}/min`} label={words('least')} currencyAt={CURRENCY_AT} />
      <AmountOf path={`limits/${code}/max`} label={words('most')} currencyAt={CURRENCY_AT} />
      <NumberOf path={`scores/${code}`} label={words('score')} min={0} max={1} />
    </div>
  )
}
