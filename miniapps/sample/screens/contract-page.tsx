import { holds } from '../../../shell/contract/holds.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { BreakMe } from '../parts/break-me.tsx'
import { ContextView } from '../parts/context-view.tsx'
import { EventButtons } from '../parts/event-buttons.tsx'
import { PortalCard } from '../parts/portal-card.tsx'

/** What a mini-app is given, and what it may ask for. */
export function ContractPage() {
  const { permissions } = useMiniApp().context
  const isDeveloper = holds(new Set(permissions.agency), 'OsDevelopers', permissions.prefix)
  return (
    <div className="sample">
      <div className="os-stack">
        <EventButtons />
        <PortalCard />
        {isDeveloper && <BreakMe />}
      </div>
      <ContextView />
    </div>
  )
}
