import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { AppList } from './screens/app-list.tsx'

const settings = lazyPart(async () => (await import('./screens/app-settings.tsx')).AppSettings)

const announcements = lazyPart(async () => (await import('./screens/announcements.tsx')).Announcements)
const usage = lazyPart(async () => (await import('./screens/usage.tsx')).Usage)

const SCREENS: ScreenTable = {
  '/': AppList,
  '/list': AppList,
  '/admin-panel': settings,
  '/admin-panel/announcements': announcements,
  '/admin-panel/usage': usage,
}

/** Every app that a person may open here. */
export function Apps() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
