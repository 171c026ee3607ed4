import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Libraries } from './screens/libraries.tsx'

/** The first comes with the app, each further one when it is opened. */
const SCREENS: ScreenTable = {
  '/': Libraries,
  '/names': lazyPart(async () => (await import('./screens/names.tsx')).Names),
  '/markets': lazyPart(async () => (await import('./screens/markets.tsx')).Markets),
  '/:id': lazyPart(async () => (await import('./screens/library-page.tsx')).LibraryPage),
}

/** The agency's touchpoints: for all markets, per market and date, and what others call them. */
export function TouchpointsConfiguration() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
