import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useTrail } from './parts/use-trail.ts'
import { Home } from './screens/home.tsx'
import { words } from './words/words.ts'

const HOME: ScreenTable = { '/': HomeOfUser }
const SEARCH: ScreenTable = {
  '/': lazyPart(async () => (await import('./screens/search/search.tsx')).Search),
}
const ACCOUNT: Readonly<Record<'profile' | 'settings' | 'accessibility', ScreenTable>> = {
  profile: { '/': lazyPart(async () => (await import('./screens/account/profile.tsx')).Profile) },
  settings: { '/': lazyPart(async () => (await import('./screens/account/settings.tsx')).Settings) },
  accessibility: {
    '/accessibility': lazyPart(
      async () => (await import('./screens/account/accessibility/accessibility.tsx')).Accessibility,
    ),
  },
}

/** The person's own pages: home, profile, settings and the search; the address says which. */
export function YouPage() {
  const {
    context: { user },
    route: { basePath, tail },
  } = useMiniApp()
  if (!user) return null
  return <div className="os-page">{pageAt(basePath, tail)}</div>
}

function pageAt(basePath: string, tail: string) {
  if (basePath.startsWith('/search')) return <Screens of={SEARCH} />
  if (basePath.startsWith('/user/profile')) return <Account key="profile" page="profile" />
  if (!basePath.startsWith('/user/settings')) return <Screens of={HOME} />
  const page = tail === '/accessibility' ? 'accessibility' : 'settings'
  return <Account key={page} page={page} />
}

function HomeOfUser() {
  const user = useMiniApp(({ context }) => context.user)
  return user && <Home user={user} />
}

/** Where one is is said before the page has loaded, or the arrival would be announced by the page before. */
function Account({ page }: { page: keyof typeof ACCOUNT }) {
  useTrail(words(page))
  return <Screens of={ACCOUNT[page]} />
}
