import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { GalaxyList } from './screens/galaxy-list.tsx'

const SCREENS: ScreenTable = {
  '/': GalaxyList,
  '/:id': lazyPart(async () => (await import('./screens/galaxy-page.tsx')).GalaxyPage),
}

/** Audience galaxy: answers that share people, in groups that nobody looked for. */
export function AudienceGalaxy() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
