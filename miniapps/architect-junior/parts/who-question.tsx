import { textOf } from '../../domain/document/change.ts'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { Select } from '../../kit/controls/select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { marketOptions } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useScenarioWorld } from './scenario-world.tsx'

/** Market, audience and universe: the audiences are those that curves of the market were approved for. */
export function WhoQuestion() {
  const { market } = answersOf(useBody())
  const { curves, resource } = useScenarioWorld()
  return (
    <>
      <SelectOf path="answers/market" label={kitWords('market')} options={marketOptions()} />
      {market && resource.data !== undefined && curves.length === 0 && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('noCurves')}
        </p>
      )}
      <AudienceOf />
      <NumberOf
        path="answers/universe"
        label={planningWords('universe')}
        help={words('universeHelp')}
        min={1}
        digits={0}
      />
    </>
  )
}

/** An audience brings the universe of its curves. */
function AudienceOf() {
  const { curves } = useScenarioWorld()
  const { document } = useOpenFields()
  const universes = new Map(curves.map(({ audience, universe }) => [audience, universe]))
  return (
    <BoundField path="answers/audience" label={planningWords('audience')} help={words('audienceHelp')}>
      {({ texts, value }) => {
        const now = textOf(value)
        const names = new Set([...(now ? [now] : ['']), ...universes.keys()])
        return (
          <Select
            {...texts}
            value={now}
            options={[...names].map((name) => ({ value: name, label: name || '–' }))}
            onChange={(audience) =>
              document.set({
                'answers/audience': audience || null,
                'answers/universe': universes.get(audience) ?? null,
              })
            }
          />
        )
      }}
    </BoundField>
  )
}
