import { useState } from 'react'
import { Compass, Store } from 'lucide'
import { EmptyState } from '../kit/controls/empty-state.tsx'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Link } from '../kit/controls/link.tsx'
import { useLoadedAhead } from '../kit/bridge/use-loaded-ahead.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import type { DocumentClient } from '../kit/document/document-client.ts'
import { useMyDocuments } from '../kit/document/my-documents.ts'
import { scorecardsApi, type ScorecardsApi } from './api.ts'
import { Lazily } from './parts/lazily.tsx'
import { Overview } from './screens/overview.tsx'
import { placeOf, type Place } from './parts/place.ts'
import { ScreenTour } from './parts/tours/screen-tour.tsx'
import { useScreenView } from './parts/tell-use.ts'
import { UnsavedElsewhere } from './parts/unsaved-elsewhere.tsx'
import { useBreadcrumbs } from './parts/use-breadcrumbs.ts'
import { useHelpTag } from './parts/use-help-tag.ts'
import { IsFirstScreen, useIsFirstScreen } from './parts/use-title-focus.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'

/** What comes when somebody opens it. */
const LATER = {
  actions: lazyPart(async () => (await import('./screens/actions.tsx')).Actions),
  audit: lazyPart(async () => (await import('./screens/audit.tsx')).Audit),
  client: lazyPart(async () => (await import('./screens/client.tsx')).Client),
  edit: lazyPart(async () => (await import('./screens/edit.tsx')).Edit),
  import: lazyPart(async () => (await import('./screens/import.tsx')).ImportAnswers),
  report: lazyPart(async () => (await import('./screens/report.tsx')).Report),
  summary: lazyPart(async () => (await import('./screens/summary.tsx')).Summary),
}
/** The next click most likely first. */
const AHEAD = [LATER.audit, ...Object.values(LATER)]
const TITLES = {
  actions: 'action.actions',
  client: 'client.title',
  edit: 'action.edit',
  import: 'action.import',
  report: 'action.report',
  summary: 'summary.title',
} as const

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
  return brandId ? <Screens key={brandId} brandId={brandId} /> : <NoBrand />
}

function Screens({ brandId }: { brandId: string }) {
  const { portal, route } = useMiniApp()
  const client = useMyDocuments()
  const place = placeOf(route.tail)
  useScreenView(place)
  const [api] = useState(() => scorecardsApi(portal, client))
  useLoadedAhead(AHEAD)
  return (
    <>
      <UnsavedElsewhere client={client} place={place} />
      <Screen place={place} api={api} client={client} brandId={brandId} />
      {place.screen !== 'nowhere' && place.screen !== 'overview' && (
        <ScreenTour key={place.screen} screen={place.screen} />
      )}
    </>
  )
}

function Screen({
  place,
  ...props
}: {
  place: Place
  api: ScorecardsApi
  client: DocumentClient
  brandId: string
}) {
  if (place.screen === 'overview') return <Overview {...props} />
  if (place.screen === 'nowhere') return <Nowhere />
  if ('scorecardId' in place) {
    const name = words('audit.untitled')
    return (
      <Lazily
        key={`${place.scorecardId}/${place.runId}`}
        screen={LATER.audit}
        props={{ ...props, ...place }}
        title={name}
        crumbs={[name]}
      />
    )
  }
  const title = words(TITLES[place.screen])
  return (
    <Lazily key={place.screen} screen={LATER[place.screen]} props={props} title={title} crumbs={[title]} />
  )
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

function Nowhere() {
  const { basePath } = useMiniApp().route
  useBreadcrumbs(words('nowhere.crumb'))
  return (
    <div className="os-page">
      <EmptyState
        icon={Compass}
        title={kitWords('nothingHere.title')}
        action={
          <Link look="primary" to={basePath}>
            {words('action.allAudits')}
          </Link>
        }
      >
        {words('nowhere.text')}
      </EmptyState>
    </div>
  )
}
