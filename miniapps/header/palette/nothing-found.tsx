import { MoreApps } from '../more-apps.tsx'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { WhyButton } from '../why-button.tsx'

/** No results: what to try, and why something may not be there. */
export function NothingFound({ query, onClose }: { query: string; onClose(): void }) {
  const { furtherApps } = useLayout()
  if (furtherApps === 'coming')
    return (
      <div className="palette-none">
        <MoreApps />
      </div>
    )
  return (
    <div className="palette-none">
      <output>
        {query.trim()
          ? `Nothing matches “${query.trim()}”. Try a shorter word, or the name of a client or country.`
          : 'Nothing is open to you yet.'}
      </output>
      <MoreApps />
      <WhyButton done={onClose} />
    </div>
  )
}
