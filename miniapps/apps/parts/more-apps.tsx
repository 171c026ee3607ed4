import { useLayout } from '../../kit/bridge/use-layout.ts'
import { words } from '../words/words.ts'

/** Below a list that does not hold all apps yet. The shell offers to try again where they could not be loaded. */
export function MoreApps() {
  const furtherApps = useLayout((layout) => layout.furtherApps)
  if (!furtherApps) return null
  return (
    <output className="os-muted">{words(furtherApps === 'coming' ? 'loadingMore' : 'failedMore')}</output>
  )
}
