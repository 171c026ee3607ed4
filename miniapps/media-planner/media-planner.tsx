import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

const SCREENS: ScreenTable = {
  '/': Overview,
  '/:id': lazyPart(async () => (await import('./screens/plan-page.tsx')).PlanPage),
}

/** Media plans of the chosen brand: lines by weeks, what they cost and whom they reach. */
export function MediaPlanner() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
