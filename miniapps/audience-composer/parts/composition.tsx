import { Blocks } from 'lucide'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import { JoinedSets } from './joined-sets.tsx'
import { NewerEditions } from './newer-editions.tsx'

// Pictures and files come once there is something to count.
const CountedParts = lazily(async () => (await import('./counted-parts.tsx')).CountedParts)
const EstimateCard = lazily(async () => (await import('./estimate-card.tsx')).EstimateCard)

const LEAST = 2

/** The audiences, how they are joined, and below them what is known of the result. */
export function Composition() {
  const { composition, sets, apart, resource } = useCompositionWorld()
  const isRead = sets.every(({ edition }) => edition)
  if (!composition)
    return (
      <p className="os-notice" data-tone="information">
        {words('otherForm')}
      </p>
    )
  return (
    <div className="composition">
      <JoinedSets />
      <NewerEditions />
      {sets.length < LEAST ? (
        <EmptyState icon={Blocks} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      ) : (
        <Loaded
          of={{ ...resource, data: isRead || resource.data ? sets : undefined }}
          label={kitWords('loading', { what: audienceWords('audiences') })}
          lines={[100, 100, 100]}
          lineHeight={4}
        >
          {() => isRead && (apart ? <EstimateCard apart={apart} /> : <CountedParts />)}
        </Loaded>
      )}
      <TextOf path="notes" label={audienceWords('notes')} lines={4} />
    </div>
  )
}
