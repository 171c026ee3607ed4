import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { Workspaces } from './screens/workspaces.tsx'

const FURTHER: ScreenTable = {
  '/new': lazyPart(async () => (await import('./screens/new-workspace.tsx')).NewWorkspacePage),
  '/import': lazyPart(async () => (await import('./screens/import-brands.tsx')).ImportBrandsPage),
  '/requests': lazyPart(async () => (await import('./screens/requests.tsx')).RequestsPage),
}

/** An agency's clients: advertisers, their markets and brands, and who works in them. */
export function WorkspaceManagement() {
  useAppBreadcrumbs()
  const { tail } = useMiniApp().route
  // the tree stays as it stands while one workspace after the other is looked at
  const isTree = !(tail in FURTHER) && !tail.slice(1).includes('/')
  return (
    <div className="os-page">
      {isTree ? <Workspaces id={decodeURIComponent(tail.slice(1)) || null} /> : <Screens of={FURTHER} />}
    </div>
  )
}
