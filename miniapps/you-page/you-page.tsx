import type { User } from '../../shell/contract/entities.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { Home } from './screens/home.tsx'
import { Profile } from './screens/profile.tsx'
import { Settings } from './screens/settings.tsx'

/** The person's own pages: home, profile and settings; the address says which. */
export function YouPage() {
  const {
    context: { user },
    route: { basePath },
  } = useMiniApp()
  return user && <div className="os-page">{pageAt(basePath, user)}</div>
}

function pageAt(basePath: string, user: User) {
  if (basePath.startsWith('/user/profile')) return <Profile user={user} />
  return basePath.startsWith('/user/settings') ? <Settings /> : <Home user={user} />
}
