import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Markets } from './screens/markets.tsx'

/** The list comes first; one market and the import are loaded when they are opened. */
const SCREENS: ScreenTable = {
  '/': Markets,
  '/panel': Markets,
  '/panel/import': lazyPart(async () => (await import('./screens/import-markets.tsx')).ImportMarkets),
  '/panel/:code': lazyPart(async () => (await import('./screens/market-page.tsx')).MarketPage),
}

/** What each market of an agency is switched to, whether it is ready for work, and since when. */
export function MarketAdmin() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
