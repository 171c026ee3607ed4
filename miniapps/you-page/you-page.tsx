import type { User } from '../../shell/contract/entities.ts'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { Home } from './screens/home.tsx'
import { Profile } from './screens/profile.tsx'
import { Settings } from './screens/settings.tsx'

const SEARCH: ScreenTable = {
  '/': lazyPart(async () => (await import('./screens/search/search.tsx')).Search),
}

/** The person's own pages: home, profile, settings and the search; the address says which. */
export function YouPage() {
  const {
    context: { user },
    route: { basePath },
  } = useMiniApp()
  return user && <div className="os-page">{pageAt(basePath, user)}</div>
}

function pageAt(basePath: string, user: User) {
  if (basePath.startsWith('/search')) return <Screens of={SEARCH} />
  if (basePath.startsWith('/user/profile')) return <Profile user={user} />
  return basePath.startsWith('/user/settings') ? <Settings /> : <Home user={user} />
}
