import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { EventList } from './screens/event-list.tsx'

const SCREENS: ScreenTable = {
  '/': EventList,
  '/:eventId': lazyPart(async () => (await import('./screens/event-page.tsx')).EventPage),
}

/** Short meetings in pairs: planned, run and looked back on. */
export function SpeedDate() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
