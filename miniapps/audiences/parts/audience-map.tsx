import { MapPinned } from 'lucide'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { UncountedEditions } from '../../kit/audience/editions/uncounted-editions.tsx'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { words } from '../words/words.ts'
import { MapSettings } from './map-settings.tsx'
import { useMapWorld } from './map-world.tsx'
import { TakeOff } from './take-off.tsx'

// Charts and files come once there is something to show.
const Counted = lazily(async () => (await import('./counted-map.tsx')).CountedMap)

/** The audiences of a map, and below them the answers that tell one from the other. */
export function AudienceMap() {
  const { basis, survey, editions, uncounted, counted } = useMapWorld()
  const isEmpty = editions.data?.length === 0
  const { loading, reload } = survey.error ? survey : counted
  return (
    <div className="map" data-source="once">
      <MapSettings />
      <UncountedEditions editions={uncounted} basis={basis}>
        {(audience) => <TakeOff audience={audience} />}
      </UncountedEditions>
      {isEmpty || !basis ? (
        <EmptyState icon={MapPinned} title={words(basis ? 'choose' : 'chooseData')}>
          {words('chooseText')}
        </EmptyState>
      ) : uncounted.length === editions.data?.length ? null : (
        <LastFigures
          of={{ ...counted, error: survey.error ?? editions.error ?? counted.error, loading, reload }}
          label={kitWords('loading', { what: audienceWords('audiences') })}
          lines={[100, 100, 100]}
          lineHeight={6}
        >
          {(data) => <Counted counted={data} />}
        </LastFigures>
      )}
      <TextOf path="notes" label={words('notes')} lines={4} />
    </div>
  )
}
