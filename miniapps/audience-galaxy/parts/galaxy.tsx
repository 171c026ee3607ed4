import { Orbit } from 'lucide'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { GalaxySettings } from './galaxy-settings.tsx'
import { useGalaxyWorld } from './galaxy-world.tsx'

const Counted = lazily(async () => (await import('./counted-galaxy.tsx')).Counted)

/** Questions and limits, and below them the neighbours that were found. */
export function Galaxy() {
  const { basis, survey, counted, questions } = useGalaxyWorld()
  const { loading, reload } = survey.error ? survey : counted
  return (
    <div className="galaxy">
      <GalaxySettings />
      {!basis || questions.length === 0 ? (
        <EmptyState icon={Orbit} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      ) : (
        <Loaded
          of={{ data: counted.data, error: survey.error ?? counted.error, loading, reload }}
          label={kitWords('loading', { what: words('nodes') })}
          lines={[100, 100, 100]}
          lineHeight={8}
        >
          {(galaxy) => <Counted galaxy={galaxy} />}
        </Loaded>
      )}
      <TextOf path="notes" label={words('notes')} lines={4} />
    </div>
  )
}
