import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { ErrorState, type ErrorStateProps } from '../kit/controls/error-state.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { Link } from '../kit/controls/link.tsx'
import { EmptyState } from '../kit/controls/empty-state.tsx'
import { Skeleton } from '../kit/controls/skeleton.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { useResource } from '../kit/bridge/use-resource.ts'
import { ClipboardList } from 'lucide'
import type { ScorecardsApi } from './api.ts'
import type { KeptAudits } from './kept-audits.ts'
import { MayBeOld } from './may-be-old.tsx'
import { OpenAudit } from './open-audit.tsx'
import type { AuditScreen } from './place.ts'
import { preloadScreens } from './audit-screens.ts'
import { useKnownOverview } from './use-overview.ts'
import { useBreadcrumbs } from './use-breadcrumbs.ts'
import { useTitleFocus } from './use-title-focus.ts'

export interface AuditProps {
  api: ScorecardsApi
  audits: KeptAudits
  brandId: string
  scorecardId: string
  screen: AuditScreen
}

/** One audit, loaded once for its intro, questions and result. */
export function Audit({ api, audits, brandId, scorecardId, screen }: AuditProps) {
  const { data, error, loading, reload, setData } = useResource(
    `${brandId}/${scorecardId}`,
    async (signal) => {
      const audit = await api.scorecard(brandId, scorecardId, signal)
      signal.throwIfAborted()
      return audits.take(audit)
    },
  )
  const [submittedId, setSubmittedId] = useState<string>()
  const left = useStore(audits.$left).filter((run) => run.scorecardId === scorecardId)
  const kept = audits.get(scorecardId)
  const audit = data ?? kept // what is unsaved can be seen without a connection
  useEffect(() => preloadScreens(screen), [screen]) // beside the data, not after it
  if (error && !kept)
    return (
      <NotThere brandId={brandId} scorecardId={scorecardId} problem={error} onRetry={reload} busy={loading} />
    )
  if (!audit) return <OnItsWay screen={screen} />
  if (audit.scorecard.questions.length === 0) return <Unpublished title={audit.scorecard.title} />
  return (
    <>
      {error && <MayBeOld problem={error} onRetry={reload} busy={loading} />}
      <OpenAudit
        key={`${audit.run?.id}/${audit.run?.status}`}
        api={api}
        brandId={brandId}
        screen={screen}
        audit={audit}
        left={left}
        letGo={audits.letGo}
        isSubmittedNow={audit.run !== null && audit.run.id === submittedId}
        onSubmitted={setSubmittedId}
        onChange={(change) => setData(audits.take({ ...audit, ...change }))}
        reload={reload}
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
  const title = useKnownOverview(brandId)?.find(({ id }) => id === scorecardId)?.title ?? 'Audit'
  useBreadcrumbs(title)
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader title={title} />
      <ErrorState {...failure} />
      <p className="way-back">
        <Link to={basePath}>See all audits</Link>
      </p>
    </div>
  )
}

/** The shape of what comes. */
function OnItsWay({ screen }: { screen: AuditScreen }) {
  const label = 'Loading the audit'
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
  useBreadcrumbs(title)
  useTitleFocus()
  return (
    <div className="os-page">
      <PageHeader title={title} />
      <EmptyState
        icon={ClipboardList}
        title="No questions are published yet"
        action={
          <Link look="secondary" to={basePath}>
            See all audits
          </Link>
        }
      >
        This audit can be started as soon as its questions are published.
      </EmptyState>
    </div>
  )
}
