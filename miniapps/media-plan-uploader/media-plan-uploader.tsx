import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

/** The list comes with the app, what reads a file when one is uploaded. */
const SCREENS: ScreenTable = {
  '/': Overview,
  '/list': Overview,
  '/new': lazyPart(async () => (await import('./screens/upload.tsx')).Upload),
}

/** Plans of vendors: a file in, a comparable plan out. */
export function MediaPlanUploader() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
