import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { MARKETS_MAX, NAME_MAX_CHARACTERS } from '../../domain/campaigns/limits.ts'
import { MultiSelect } from '../../kit/controls/multi-select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { campaignOf } from '../../domain/campaigns/campaign-of.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { PlannedAudience } from '../../kit/audience/chooser/planned-audience.tsx'
import { peopleOf } from '../../kit/audience/source/newer-edition.tsx'
import { marketName, marketOptions } from '../../kit/planning/market-name.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { StepCard } from './step-card.tsx'

const LINES = 3

/** What the campaign is for, whom it is to reach, where and when. */
export function BriefStep() {
  const { start, markets } = campaignOf(useBody())
  const place = usePlace(CAMPAIGN)
  return (
    <StepCard step="brief">
      <TextOf path="objective" label={words('objective')} help={words('objectiveHelp')} lines={LINES} />
      <div className="fields">
        <Markets />
        <TextOf path="audience" label={words('audience')} />
        <NumberOf path="universe" label={planningWords('universe')} min={0} digits={0} />
        <DateOf path="start" label={planningWords('start')} />
        <DateOf path="end" label={planningWords('end')} min={start} />
      </div>
      {place && (
        <PlannedAudience
          brand={place}
          market={markets[0] ?? ''}
          taken={(edition) => ({
            audience: edition.title.slice(0, NAME_MAX_CHARACTERS),
            universe: peopleOf(edition),
          })}
        />
      )}
    </StepCard>
  )
}

function Markets() {
  const format = useFormat()
  const named = (value: unknown) => format.list((value as readonly string[]).map(marketName))
  return (
    <BoundField path="markets" label={kitWords('markets')} say={named}>
      {({ texts, value, set }) => (
        <MultiSelect
          {...texts}
          value={(value as readonly string[] | null) ?? []}
          options={marketOptions()}
          onChange={(markets) => set(markets.length ? markets.slice(0, MARKETS_MAX) : null)}
        />
      )}
    </BoundField>
  )
}
