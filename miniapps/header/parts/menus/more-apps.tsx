import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { words } from '../../words/words.ts'

/** Below a list of apps that does not hold all of them yet. */
export function MoreApps() {
  const { furtherApps } = useLayout()
  if (!furtherApps) return null
  return (
    <output className="more-apps os-small os-muted">
      {words(furtherApps === 'coming' ? 'menu.loadingApps' : 'menu.missingApps')}
    </output>
  )
}
