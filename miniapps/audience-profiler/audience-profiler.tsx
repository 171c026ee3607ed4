import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

const SCREENS: ScreenTable = {
  '/': Overview,
  '/:id': lazyPart(async () => (await import('./screens/profile-page.tsx')).ProfilePage),
}

/** Audience profiler: portraits of audiences, told from what a survey knows of them. */
export function AudienceProfiler() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
