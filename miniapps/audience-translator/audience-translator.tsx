import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

const SCREENS: ScreenTable = {
  '/': Overview,
  '/taxonomies': lazyPart(async () => (await import('./screens/taxonomies.tsx')).Taxonomies),
  '/:id': lazyPart(async () => (await import('./screens/translation-page.tsx')).TranslationPage),
}

/** Audience translator: from an audience to segments that can be bought, and what is lost on the way. */
export function AudienceTranslator() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
