import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { MapList } from './screens/map-list.tsx'

const SCREENS: ScreenTable = {
  '/': MapList,
  '/map': MapList,
  '/map/:id': lazyPart(async () => (await import('./screens/map-page.tsx')).MapPage),
}

/** Audience map: published audiences by size, index and growth, and how they overlap. */
export function Audiences() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
