import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

/** The first comes with the app, each further one when it is opened. */
const SCREENS: ScreenTable = {
  '/': Overview,
  '/learnings': lazyPart(async () => (await import('./screens/learnings.tsx')).Learnings),
  '/learnings/:id': lazyPart(async () => (await import('./screens/learning-page.tsx')).LearningPage),
  '/:id': lazyPart(async () => (await import('./screens/results-page.tsx')).ResultsPage),
}

/** Media plan results: delivered against planned, what to claim, and what to do better. */
export function MediaPlanResults() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
