import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

/** The first comes with the app, each further one when it is opened. */
const SCREENS: ScreenTable = {
  '/': Overview,
  '/templates': lazyPart(async () => (await import('./screens/templates.tsx')).Templates),
  '/templates/:id': lazyPart(async () => (await import('./screens/template-page.tsx')).TemplatePage),
  '/:id': lazyPart(async () => (await import('./screens/campaign-page.tsx')).CampaignPage),
}

/** Campaigns of a brand, from their brief to their review. */
export function CampaignsSetup() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
