import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Directory } from './screens/directory.tsx'

const SCREENS: ScreenTable = {
  '/': Directory,
  '/compare': lazyPart(async () => (await import('./screens/compare-hours.tsx')).CompareHours),
  '/me': lazyPart(async () => (await import('./screens/own-details.tsx')).OwnDetails),
  '/:personId': lazyPart(async () => (await import('./screens/person-page.tsx')).PersonPage),
}

/** Who knows what, where and when: the directory of colleagues. */
export function Contacts() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
