import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { ErrorState, type ErrorStateProps } from '../../kit/controls/error-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { ClipboardList } from 'lucide'
import type { RunFacts } from '../../domain/scorecards/scorecard-run.ts'
import { loadAudit } from '../parts/run/load-audit.ts'
import { MayBeOld } from '../parts/may-be-old.tsx'
import { OpenAudit } from './open-audit.tsx'
import { auditPath, type AuditScreen, placeOf } from '../parts/place.ts'
import { answersOf } from '../parts/run/run-answers.ts'
import { preloadScreens } from './audit-screens.ts'
import { useKnownOverview } from '../parts/use-overview.ts'
import { useReloadInLanguage } from '../parts/use-reload-in-language.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { words } from '../words/words.ts'

const KEPT_AS = 'audit'

interface AuditProps {
  scorecardId: string
  screen: AuditScreen
  /** A result that was: of it alone, whatever is in hand. */
  runId?: string
}

/** The audit of the address. */
export function Audit() {
  const place = placeOf(useMiniApp().route.tail)
  return 'scorecardId' in place && <LoadedAudit key={`${place.scorecardId}/${place.runId}`} {...place} />
}

/** One audit, loaded once for its intro, questions and result; who comes back finds it there at once. */
function LoadedAudit({ scorecardId, screen, runId }: AuditProps) {
  const { api, client, brandId } = useScorecards()
  const address = auditPath(useMiniApp().route.basePath, scorecardId, 'questions')
  const read = (signal?: AbortSignal) => loadAudit({ api, client }, { brandId, scorecardId, address }, signal)
  const audit = useResource(
    [brandId, scorecardId, runId ?? []].flat().join('/'),
    (signal) => (runId === undefined ? read(signal) : api.result(brandId, scorecardId, runId, signal)),
    KEPT_AS,
  )
  const { data, error, loading, reload, setData } = audit
  useReloadInLanguage(reload)
  const [submittedId, setSubmittedId] = useState<string>()
  useEffect(() => preloadScreens(screen), [screen]) // beside the data, not after it
  const isOpen = data?.run ? isOpenRun(data.run.status) : false
  const document = isOpen ? client.opened<RunFacts>(data!.run!.id) : undefined
  const isThere = data && (!isOpen || document)
  if (error && !isThere)
    return (
      <NotThere brandId={brandId} scorecardId={scorecardId} problem={error} onRetry={reload} busy={loading} />
    )
  if (!isThere) return <OnItsWay screen={screen} />
  const { scorecard, run } = data
  if (scorecard.questions.length === 0) return <Unpublished title={scorecard.title} />
  return (
    <>
      <MayBeOld of={audit} />
      <OpenAudit
        key={`${run?.id}/${run?.status}`}
        screen={screen}
        audit={data}
        answers={document ? answersOf(client, document, scorecard.questions) : null}
        isSubmittedNow={run !== null && run.id === submittedId}
        onSubmitted={setSubmittedId}
        onChange={(change) => setData({ ...data, ...change })}
        reload={reload}
        address={address}
        read={read}
      />
    </>
  )
}

function NotThere({
  brandId,
  scorecardId,
  ...failure
}: ErrorStateProps & { brandId: string; scorecardId: string }) {
  const { basePath } = useMiniApp().route
  const title =
    useKnownOverview(brandId)?.find(({ id }) => id === scorecardId)?.title ?? words('audit.untitled')
  return (
    <WithoutAudit title={title}>
      <ErrorState {...failure} />
      <p className="way-back">
        <Link to={basePath}>{words('action.allAudits')}</Link>
      </p>
    </WithoutAudit>
  )
}

/** The shape of what comes. */
function OnItsWay({ screen }: { screen: AuditScreen }) {
  const label = words('audit.loading')
  return (
    <div className="os-page">
      <Skeleton label={label} lines={[24, 40]} lineHeight={1.5} />
      {screen === 'questions' ? (
        <div className="waiting">
          <div>
            <Skeleton label={label} lines={[60, 95, 90, 40, 95, 85, 92, 50, 90, 88]} />
          </div>
          <Skeleton label={label} lines={[100, 100]} lineHeight={17} />
        </div>
      ) : (
        <Skeleton label={label} lines={[100, 100]} lineHeight={9} />
      )}
    </div>
  )
}

function Unpublished({ title }: { title: string }) {
  const { basePath } = useMiniApp().route
  return (
    <WithoutAudit title={title}>
      <EmptyState
        icon={ClipboardList}
        title={words('audit.unpublished.title')}
        action={
          <Link look="secondary" to={basePath}>
            {words('action.allAudits')}
          </Link>
        }
      >
        {words('audit.unpublished.text')}
      </EmptyState>
    </WithoutAudit>
  )
}

function WithoutAudit({ title, children }: { title: string; children: ReactNode }) {
  useAppBreadcrumbs(title)
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader title={title} />
      {children}
    </div>
  )
}
