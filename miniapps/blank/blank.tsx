import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { ThingList } from './screens/thing-list.tsx'

/** The first comes with the app, each further one when it is opened. */
const SCREENS: ScreenTable = {
  '/': ThingList,
  '/:thingId': lazyPart(async () => (await import('./screens/thing-page.tsx')).ThingPage),
}

/** What `npm run new` makes an app of: a list and a page for each thing in it. */
export function Blank() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
