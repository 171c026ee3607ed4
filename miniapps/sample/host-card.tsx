import { Card } from '../kit/card.tsx'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { CountedCommand } from './counted-command.tsx'
import { FetchedProfile } from './fetched-profile.tsx'
import { HostButtons } from './host-buttons.tsx'
import { KeptNote } from './kept-note.tsx'
import { OfferedTour } from './offered-tour.tsx'

/** What the host does besides taking events, one control each. */
export function HostCard() {
  const { workspace } = useMiniApp().context
  return (
    <Card title="Ask the host">
      <div className="os-stack">
        <HostButtons />
        <KeptNote key={workspace?.id /* a draft belongs to the brand */} />
        <FetchedProfile />
        <CountedCommand />
        <OfferedTour />
      </div>
    </Card>
  )
}
