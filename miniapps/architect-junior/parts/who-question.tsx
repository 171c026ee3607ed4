import { textOf } from '../../domain/document/change.ts'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { versionOn } from '../../domain/scenarios/offers.ts'
import { scenarioInMarket } from '../../domain/scenarios/scenario-in-market.ts'
import { measuredAudience } from '../../domain/scenarios/measured-audience.ts'
import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { marketText } from '../../kit/audience/plan-text.ts'
import { PlannedAudience } from '../../kit/audience/chooser/planned-audience.tsx'
import { peopleOf } from '../../kit/audience/source/newer-edition.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { marketName, marketOptions } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useScenarioWorld } from './scenario-world.tsx'

/** Market, audience and universe: the audiences are those that curves of the market were approved for. */
export function WhoQuestion() {
  const { market } = answersOf(useBody())
  const { curves, resource } = useScenarioWorld()
  return (
    <>
      <MarketOf />
      {market && resource.data !== undefined && curves.length === 0 && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('noCurves')}
        </p>
      )}
      <AudienceOf />
      <FromLibrary />
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

/** A published audience brings its people; reach comes of curves of its name, or else of those chosen before. */
function FromLibrary() {
  const { curves } = useScenarioWorld()
  const { market } = answersOf(useBody())
  const place = usePlace(SCENARIO)
  const format = useFormat()
  if (!place) return null
  return (
    <PlannedAudience
      brand={place}
      market={market}
      refuse={(edition) => marketText(format, edition, market ?? '') || undefined}
      taken={(edition, body) => ({
        'answers/audience': measuredAudience(curves, edition.title, answersOf(body).audience),
        'answers/universe': peopleOf(edition),
      })}
    />
  )
}

/** A market brings its money, and asks for its people anew. */
function MarketOf() {
  const { document } = useOpenFields()
  return (
    <BoundField
      path="answers/market"
      label={kitWords('market')}
      say={(value) => (value ? marketName(textOf(value)) : undefined)}
    >
      {({ texts, value }) => (
        <Select
          {...texts}
          value={textOf(value)}
          options={[...(value === null ? [{ value: '', label: '–' }] : []), ...marketOptions()]}
          onChange={(market) => document.set(scenarioInMarket(document.body, market))}
        />
      )}
    </BoundField>
  )
}

/** An audience brings the universe of its curves, as it holds on the first day. */
function AudienceOf() {
  const { curves, today } = useScenarioWorld()
  const { document } = useOpenFields()
  const { start } = answersOf(useBody())
  const held = curves.filter(({ id, version }) => version === versionOn(curves, id, start || today))
  const universes = new Map(held.map(({ audience, universe }) => [audience, universe]))
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
