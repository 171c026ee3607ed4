import { useLayout } from '../kit/bridge/use-layout.ts'

/** Below a list of apps that does not hold all of them yet. */
export function MoreApps() {
  const { furtherApps } = useLayout()
  if (!furtherApps) return null
  return (
    <output className="more-apps os-small os-muted">
      {furtherApps === 'coming' ? 'Loading all apps…' : 'Some apps could not be loaded.'}
    </output>
  )
}
