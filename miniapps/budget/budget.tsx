import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

/** The first comes with the app, each further one when it is opened. */
const SCREENS: ScreenTable = {
  '/': Overview,
  '/client': lazyPart(async () => (await import('./screens/client.tsx')).Client),
  '/:id': lazyPart(async () => (await import('./screens/budget-page.tsx')).BudgetPage),
}

/** A brand's money: planned, committed, spent and still to come. */
export function Budget() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
