import { ChartPie, ClipboardList, FileUp } from 'lucide'
import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { SCORECARD_ACTION } from '../../domain/scorecards/action/scorecard-action.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useActions } from '../parts/actions/use-actions.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { AuditRow } from '../parts/audit-row.tsx'
import type { DocumentClient } from '../../kit/document/document-client.ts'
import { MayBeOld } from '../parts/may-be-old.tsx'
import { OfferedLink } from '../parts/offered-link.tsx'
import { OverallPanel } from '../parts/overall-panel.tsx'
import { StartSeveral } from '../parts/start/start-several.tsx'
import { ScreenTour } from '../parts/tours/screen-tour.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useMayEdit } from '../parts/use-may-edit.ts'
import { useOverview } from '../parts/use-overview.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { words } from '../words/words.ts'

const COLUMNS = ['column.audit', 'progress', 'score.title', 'column.lastChange'] as const

/** The nine audits of a brand and what they say together. */
export function Overview() {
  const { api, client, brandId } = useScorecards()
  const { context, route } = useMiniApp()
  const { data, error, loading, reload } = useOverview(api, client, brandId)
  const mayEdit = useMayEdit()
  useAppBreadcrumbs()
  useTitleFocus()
  const brand = context.workspace?.id === brandId ? context.workspace.name : null
  const failed = error && { problem: error, onRetry: reload, busy: loading }
  return (
    <>
      {failed && data && <MayBeOld {...failed} />}
      <div className="os-page">
        <PageHeader
          title={words('app')}
          subtitle={brand === null ? words('overview.leadUnnamed') : words('overview.lead', { brand })}
          actions={
            <>
              <OfferedLink
                command={{ id: 'see-actions', title: words('action.actions'), hint: words('app') }}
                look="quiet"
                to={`${route.basePath}/actions`}
              >
                <ActionsTitle brandId={brandId} />
              </OfferedLink>
              <OfferedLink
                command={{ id: 'import-answers', title: words('action.import'), hint: words('app') }}
                look="secondary"
                to={`${route.basePath}/import`}
              >
                <Icon of={FileUp} />
                {words('action.import')}
              </OfferedLink>
              <OfferedLink
                command={{ id: 'see-summary', title: words('action.summary'), hint: words('app') }}
                look="secondary"
                to={`${route.basePath}/summary`}
              >
                <Icon of={ChartPie} />
                {words('action.summary')}
              </OfferedLink>
            </>
          }
        />
        {data ? (
          <Audits audits={data} client={client} brandId={brandId} onStarted={reload} />
        ) : failed ? (
          <ErrorState {...failed} />
        ) : (
          <AuditsOnTheirWay />
        )}
        {mayEdit && (
          <p className="way-back">
            <OfferedLink
              command={{ id: 'edit-audits', title: words('action.edit'), hint: words('app') }}
              to={`${route.basePath}/edit`}
            >
              {words('action.edit')}
            </OfferedLink>
          </p>
        )}
      </div>
    </>
  )
}

/** With how many are open, once that is known. */
function ActionsTitle({ brandId }: { brandId: string }) {
  const { number } = useFormat()
  const open = useActions(brandId).data?.filter(({ status }) =>
    SCORECARD_ACTION.statuses.open.includes(status),
  )
  return open?.length ? words('action.actionsOpen', { count: number(open.length) }) : words('action.actions')
}

interface AuditsProps {
  audits: readonly ScorecardOverview[]
  client: DocumentClient
  brandId: string
  onStarted(): void
}

function Audits(props: AuditsProps) {
  const { audits } = props
  const now = useNow()
  if (audits.length === 0) {
    return (
      <EmptyState icon={ClipboardList} title={words('overview.none.title')}>
        {words('overview.none.text')}
      </EmptyState>
    )
  }
  const recommended =
    audits.find(({ status }) => isOpenRun(status)) ?? audits.find(({ status }) => status === 'not-started')
  return (
    <>
      <ScreenTour screen="overview" />
      <OverallPanel audits={audits} />
      <div className="audits">
        <div className="audits-heading">
          {COLUMNS.map((column) => (
            <span key={column} aria-hidden="true">
              {words(column)}
            </span>
          ))}
          <StartSeveral {...props} />
        </div>
        <ul aria-label={words('overview.audits')}>
          {audits.map((audit) => (
            <AuditRow key={audit.id} audit={audit} recommended={audit === recommended} now={now} />
          ))}
        </ul>
      </div>
    </>
  )
}

function AuditsOnTheirWay() {
  return (
    <div className="os-stack">
      <Skeleton label={words('overview.loading')} lines={[100]} lineHeight={6.5} />
      <Skeleton
        label={words('overview.loading')}
        lines={Array.from({ length: 9 }, () => 100)}
        lineHeight={2.9}
      />
    </div>
  )
}
