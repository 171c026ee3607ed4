import { Card } from '../../kit/controls/card.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { CountedCommand } from './counted-command.tsx'
import { FetchedProfile } from './fetched-profile.tsx'
import { PortalButtons } from './portal-buttons.tsx'
import { KeptNote } from './kept-note.tsx'
import { OfferedKey } from './offered-key.tsx'
import { OfferedTour } from './offered-tour.tsx'

/** What the portal does besides taking events, one control each. */
export function PortalCard() {
  const { workspace } = useMiniApp().context
  return (
    <Card title="Ask the portal">
      <div className="os-stack">
        <PortalButtons />
        <KeptNote key={workspace?.id /* a draft belongs to the brand */} />
        <FetchedProfile />
        <CountedCommand />
        <OfferedKey />
        <OfferedTour />
      </div>
    </Card>
  )
}
