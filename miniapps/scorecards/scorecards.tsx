import { useEffect, useState } from 'react'
import { Compass, Store } from 'lucide'
import { EmptyState } from '../kit/controls/empty-state.tsx'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Link } from '../kit/controls/link.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import type { DocumentClient } from '../kit/document/document-client.ts'
import { useMyDocuments } from '../kit/document/my-documents.ts'
import { scorecardsApi, type ScorecardsApi } from './api.ts'
import { Lazily } from './parts/lazily.tsx'
import { Overview } from './screens/overview.tsx'
import { placeOf, type Place } from './parts/place.ts'
import { useScreenView } from './parts/tell-use.ts'
import { UnsavedElsewhere } from './parts/unsaved-elsewhere.tsx'
import { useBreadcrumbs } from './parts/use-breadcrumbs.ts'
import { useHelpTag } from './parts/use-help-tag.ts'
import { IsFirstScreen, useIsFirstScreen } from './parts/use-title-focus.ts'
import { words } from './words/words.ts'

const importScreen = lazyPart(async () => (await import('./screens/import.tsx')).ImportAnswers)
const auditScreen = lazyPart(async () => (await import('./screens/audit.tsx')).Audit)
const editScreen = lazyPart(async () => (await import('./screens/edit.tsx')).Edit)
const reportScreen = lazyPart(async () => (await import('./screens/report.tsx')).Report)
const summaryScreen = lazyPart(async () => (await import('./screens/summary.tsx')).Summary)

/** Nine audits of a brand: where it stands, what to mend first. */
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
  useEffect(() => void auditScreen.load().catch(() => {}), []) // the next click most likely
  return (
    <>
      <UnsavedElsewhere client={client} place={place} />
      <Screen place={place} api={api} client={client} brandId={brandId} />
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
  switch (place.screen) {
    case 'overview':
      return <Overview {...props} />
    case 'summary':
      return (
        <Lazily
          screen={summaryScreen}
          props={props}
          title={words('summary.title')}
          crumbs={[words('summary.title')]}
        />
      )
    case 'import':
      return (
        <Lazily
          screen={importScreen}
          props={props}
          title={words('action.import')}
          crumbs={[words('action.import')]}
        />
      )
    case 'edit':
      return (
        <Lazily
          screen={editScreen}
          props={props}
          title={words('action.edit')}
          crumbs={[words('action.edit')]}
        />
      )
    case 'report':
      return (
        <Lazily
          screen={reportScreen}
          props={props}
          title={words('action.report')}
          crumbs={[words('action.report')]}
        />
      )
    case 'nowhere':
      return <Nowhere />
    default:
      return (
        <Lazily
          key={place.scorecardId}
          screen={auditScreen}
          props={{ ...props, ...place }}
          title={words('audit.untitled')}
          crumbs={[words('audit.untitled')]}
        />
      )
  }
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
        title={words('nowhere.title')}
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
