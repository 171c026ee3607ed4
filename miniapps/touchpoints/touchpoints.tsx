import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { RankingScreen } from './screens/ranking-screen.tsx'

/** The ranking comes with the app; lists are loaded when they are opened. */
const SCREENS: ScreenTable = {
  '/': RankingScreen,
  '/lists': lazyPart(async () => (await import('./screens/lists.tsx')).Lists),
  '/lists/:id': lazyPart(async () => (await import('./screens/list-page.tsx')).ListPage),
}

/** Which channels deserve money for an audience and a task, and why. */
export function Touchpoints() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
