import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { People } from './screens/people.tsx'

/** People come first; what else an administrator opens is loaded then. */
const SCREENS: ScreenTable = {
  '/': People,
  '/panel': People,
  '/panel/users': People,
  '/panel/users/import': lazyPart(async () => (await import('./screens/import-people.tsx')).ImportPeople),
  '/panel/users/:personId': lazyPart(async () => (await import('./screens/person.tsx')).Person),
  '/panel/roles': lazyPart(async () => (await import('./screens/roles.tsx')).Roles),
  '/panel/roles/:roleId': lazyPart(async () => (await import('./screens/role.tsx')).Role),
  '/panel/groups': lazyPart(async () => (await import('./screens/groups.tsx')).Groups),
  '/panel/groups/:groupId': lazyPart(async () => (await import('./screens/group.tsx')).Group),
  '/panel/requests': lazyPart(async () => (await import('./screens/requests.tsx')).Requests),
  '/panel/reviews': lazyPart(async () => (await import('./screens/reviews.tsx')).Reviews),
  '/panel/reviews/:reviewId': lazyPart(async () => (await import('./screens/review.tsx')).Review),
  '/panel/mini-apps': lazyPart(async () => (await import('./screens/mini-apps.tsx')).MiniApps),
  '/panel/audit': lazyPart(async () => (await import('./screens/audit.tsx')).Audit),
}

/** People, roles and groups of the agencies that somebody administers, who holds what and why, and what was changed. */
export function Admin() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
