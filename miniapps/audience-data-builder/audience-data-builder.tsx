import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { CrosstabList } from './screens/crosstab-list.tsx'

const SCREENS: ScreenTable = {
  '/': lazyPart(async () => (await import('./screens/data-list.tsx')).DataList),
  '/data/:id': lazyPart(async () => (await import('./screens/data-page.tsx')).DataPage),
  '/crosstab': CrosstabList,
  '/crosstab/:id': lazyPart(async () => (await import('./screens/crosstab-page.tsx')).CrosstabPage),
}

/** Datasets that people trust, and crosstabs of them. */
export function AudienceDataBuilder() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
