import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

const SCREENS: ScreenTable = {
  '/': Overview,
  '/duplicates': lazyPart(async () => (await import('./screens/duplicates.tsx')).DuplicatesScreen),
  '/compare/:audiences': lazyPart(async () => (await import('./screens/compare.tsx')).Compare),
  '/:audience/:version': lazyPart(async () => (await import('./screens/audience.tsx')).Audience),
}

/** Audience library: what was published, found, judged and shared. */
export function AudienceLibrary() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
