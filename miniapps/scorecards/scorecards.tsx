import { useMemo, useState } from 'react'
import { Store } from 'lucide'
import { EmptyState } from '../kit/controls/empty-state.tsx'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useMyDocuments } from '../kit/document/my-documents.ts'
import { scorecardsApi } from './api.ts'
import { Overview } from './screens/overview.tsx'
import { PATHS, placeOf } from './parts/place.ts'
import { ScreenTour } from './parts/tours/screen-tour.tsx'
import { useScreenView } from './parts/use-screen-view.ts'
import { UnsavedElsewhere } from './parts/unsaved-elsewhere.tsx'
import { useHelpTag } from './parts/use-help-tag.ts'
import { IsFirstScreen, useIsFirstScreen } from './parts/use-title-focus.ts'
import { ScorecardsContext } from './use-scorecards.ts'
import { words } from './words/words.ts'

const audit = lazyPart(async () => (await import('./screens/audit.tsx')).Audit)

const PARTS = {
  intro: audit,
  questions: audit,
  result: audit,
  second: audit,
  overview: Overview,
  actions: lazyPart(async () => (await import('./screens/actions.tsx')).Actions),
  client: lazyPart(async () => (await import('./screens/client.tsx')).Client),
  edit: lazyPart(async () => (await import('./screens/edit.tsx')).Edit),
  import: lazyPart(async () => (await import('./screens/import.tsx')).ImportAnswers),
  report: lazyPart(async () => (await import('./screens/report.tsx')).Report),
  summary: lazyPart(async () => (await import('./screens/summary.tsx')).Summary),
}

const SCREENS: ScreenTable = Object.fromEntries(
  Object.entries(PATHS).map(([path, screen]) => [path, PARTS[screen]]),
)

/** Nine audits of a brand: where it stands, what to fix first. */
export function Scorecards() {
  const isFirstScreen = useIsFirstScreen()
  return (
    <IsFirstScreen value={isFirstScreen}>
      <OfBrand />
    </IsFirstScreen>
  )
}

function OfBrand() {
  const { context, route } = useMiniApp()
  const brandId = route.params['brandId'] ?? context.workspace?.id
  const { screen } = placeOf(route.tail)
  useHelpTag(!brandId || screen === 'nowhere' ? '' : `scorecards-${screen}`)
  return brandId ? <BrandScreens key={brandId} brandId={brandId} /> : <NoBrand />
}

function BrandScreens({ brandId }: { brandId: string }) {
  const { portal, route } = useMiniApp()
  const client = useMyDocuments()
  const place = placeOf(route.tail)
  useScreenView(place)
  const [api] = useState(() => scorecardsApi(portal, client))
  const shared = useMemo(() => ({ api, client, brandId }), [api, client, brandId])
  return (
    <ScorecardsContext value={shared}>
      <UnsavedElsewhere client={client} place={place} />
      <Screens of={SCREENS} frame="os-page" />
      {place.screen === 'nowhere' && <NowhereCrumb />}
      {place.screen !== 'nowhere' && place.screen !== 'overview' && (
        <ScreenTour key={place.screen} screen={place.screen} />
      )}
    </ScorecardsContext>
  )
}

/** The last screen's steps in the header would stay otherwise. */
function NowhereCrumb() {
  useAppBreadcrumbs(words('nowhere.crumb'))
  return null
}

function NoBrand() {
  return (
    <div className="os-page">
      <EmptyState icon={Store} headingLevel={2} title={words('noBrand.title')}>
        {words('noBrand.text')}
      </EmptyState>
    </div>
  )
}
