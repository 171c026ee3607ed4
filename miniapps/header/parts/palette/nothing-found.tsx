import { MoreApps } from '../menus/more-apps.tsx'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { WhyButton } from '../dialogs/why-button.tsx'
import { words } from './words/words.ts'

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
      <output>{query.trim() ? words('noMatch', { query: query.trim() }) : words('nothingOpen')}</output>
      <MoreApps />
      <WhyButton done={onClose} />
    </div>
  )
}
