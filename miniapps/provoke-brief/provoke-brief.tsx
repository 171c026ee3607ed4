import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

/** The first comes with the app, each further one when it is opened. */
const SCREENS: ScreenTable = {
  '/': Overview,
  '/:id': lazyPart(async () => (await import('./screens/brief-page.tsx')).BriefPage),
}

/** A client's brief, what the agency makes of it, and the brief that both agree on. */
export function ProvokeBrief() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
