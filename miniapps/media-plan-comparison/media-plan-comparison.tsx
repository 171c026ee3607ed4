import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

/** The first comes with the app, the other when it is opened. The menu leads to the list by its own path. */
const SCREENS: ScreenTable = {
  '/': Overview,
  '/list': Overview,
  '/:id': lazyPart(async () => (await import('./screens/comparison-page.tsx')).ComparisonPage),
}

/** Media plan comparison: plan versions side by side, and why one costs and reaches more. */
export function MediaPlanComparison() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
