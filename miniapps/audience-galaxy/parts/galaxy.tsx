import { Orbit } from 'lucide'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { UncountedEditions } from '../../kit/audience/editions/uncounted-editions.tsx'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import type { LastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { SERVER_NODES_MAX } from '../../domain/galaxies/limits.ts'
import { words } from '../words/words.ts'
import { GalaxySettings } from './galaxy-settings.tsx'
import { useGalaxyWorld } from './galaxy-world.tsx'
import { TakeOff } from './galaxy-audiences.tsx'

const Counted = lazily(async () => (await import('./counted-galaxy.tsx')).Counted)

/** Questions and limits, and below them the neighbours that were found. */
export function Galaxy() {
  const { basis, survey, pins, editions, uncounted, counted, questions, asked } = useGalaxyWorld()
  const { loading, reload } = survey.error ? survey : counted
  const isEmpty = questions.length === 0 && pins.length === uncounted.length
  return (
    <div className="galaxy">
      <GalaxySettings />
      <UncountedEditions editions={uncounted} basis={basis}>
        {(audience) => <TakeOff audience={audience} />}
      </UncountedEditions>
      {!basis || isEmpty ? (
        <EmptyState icon={Orbit} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      ) : (
        <LastFigures
          of={{
            ...counted,
            error: survey.error ?? editions.error ?? errorOf(counted, asked),
            loading,
            reload,
          }}
          label={kitWords('loading', { what: words('nodes') })}
          lines={[100, 100, 100]}
          lineHeight={8}
        >
          {(galaxy) => <Counted galaxy={galaxy} />}
        </LastFigures>
      )}
      <TextOf path="notes" label={words('notes')} lines={4} />
    </div>
  )
}

/** The server refuses so many nodes as a count that is not valid; here it is known why. */
const errorOf = ({ error }: LastCounted<unknown>, asked: number) =>
  error?.canRetry === false && asked > SERVER_NODES_MAX
    ? {
        title: words('tooMany'),
        text: words('tooManyText', { most: SERVER_NODES_MAX }),
        canRetry: false,
      }
    : error
