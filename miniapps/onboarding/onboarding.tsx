import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { MyPaths } from './screens/my-paths.tsx'

const SCREENS: ScreenTable = {
  '/': MyPaths,
  '/edit': lazyPart(async () => (await import('./screens/edit-paths.tsx')).EditPaths),
  '/team': lazyPart(async () => (await import('./screens/team.tsx')).Team),
}

/** The first days with the portal, and how far people have come. */
export function Onboarding() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
