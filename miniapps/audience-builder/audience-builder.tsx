import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

/** The first comes with the app, the other when it is opened. */
const SCREENS: ScreenTable = {
  '/': Overview,
  '/:id': lazyPart(async () => (await import('./screens/audience-page.tsx')).AudiencePage),
}

/** Audience builder: who an audience is, by rules over a survey’s answers, and how many they are. */
export function AudienceBuilder() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
