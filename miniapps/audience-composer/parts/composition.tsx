import { Blocks } from 'lucide'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { type CompositionWorld, CompositionWorldContext, useCompositionWorld } from './composition-world.tsx'
import { JoinedSets } from './joined-sets.tsx'
import { NewerEditions } from './newer-editions.tsx'
import { useBridge } from './use-bridge.ts'

// Pictures and files come once there is something to count.
const CountedParts = lazily(async () => (await import('./counted-parts.tsx')).CountedParts)
const EstimateCard = lazily(async () => (await import('./estimate-card.tsx')).EstimateCard)

const LEAST = 2

/** The audiences, how they are joined, and below them the size and the overlaps of the result. */
export function Composition() {
  const { composition, sets } = useCompositionWorld()
  if (!composition)
    return (
      <p className="os-notice" data-tone="information">
        {words('otherForm')}
      </p>
    )
  return (
    <div className="composition" data-source="once">
      <JoinedSets />
      <NewerEditions />
      {sets.length < LEAST ? (
        <EmptyState icon={Blocks} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      ) : (
        <ReadSets />
      )}
      <TextOf path="notes" label={audienceWords('notes')} lines={4} />
    </div>
  )
}

/** The result of the audiences whose editions are here; those of before stay while others are read. */
function ReadSets() {
  const world = useCompositionWorld()
  const { sets, resource } = world
  const bridge = useBridge(world)
  const isRead = resource.data !== undefined || areRead(sets)
  const read = useLastCounted(isRead ? bridge : { ...resource, data: undefined }, world.document)
  return (
    <LastFigures
      of={read}
      label={kitWords('loading', { what: audienceWords('audiences') })}
      lines={[100, 100, 100]}
      lineHeight={4}
    >
      {(shown) => (
        <CompositionWorldContext value={shown}>
          <Result />
        </CompositionWorldContext>
      )}
    </LastFigures>
  )
}

const areRead = (sets: CompositionWorld['sets']): boolean => sets.every(({ edition }) => edition)

function Result() {
  const { sets, apart } = useCompositionWorld()
  if (!areRead(sets))
    return (
      <p className="os-notice" data-tone="warning">
        {words('cannotCount')}
      </p>
    )
  return apart ? <EstimateCard apart={apart} /> : <CountedParts />
}
