import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Gaps } from './screens/gaps.tsx'

/** The first comes with the app, each further one when it is opened. */
const SCREENS: ScreenTable = {
  '/': Gaps,
  '/list': lazyPart(async () => (await import('./screens/all-curves.tsx')).AllCurves),
  '/:id': lazyPart(async () => (await import('./screens/curve-page.tsx')).CurvePage),
}

/** Reach of touchpoints by their weight: from observed points to a curve that somebody else approved. */
export function ArchitectRfCurvesAdmin() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
