import { ClipboardList } from 'lucide'
import { SCORECARD_ACTION } from '../../domain/scorecards/action/scorecard-action.ts'
import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { EDIT_AUDITS, IMPORT, SEE_ACTIONS, SEE_SUMMARY, START_SEVERAL } from '../actions.ts'
import { useActions } from '../parts/actions/use-actions.ts'
import { AuditRow } from '../parts/audit-row.tsx'
import { MayBeOld } from '../parts/may-be-old.tsx'
import { OverallPanel } from '../parts/overall-panel.tsx'
import { ScreenTour } from '../parts/tours/screen-tour.tsx'
import { useMayEdit } from '../parts/use-may-edit.ts'
import { useOverview } from '../parts/use-overview.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import { useScorecards } from '../use-scorecards.ts'
import { words } from '../words/words.ts'

const COLUMNS = ['column.audit', 'progress', 'score.title', 'column.lastChange'] as const
const SKELETON_LINES = Array.from({ length: 11 }, () => 100)

/** The nine audits of a brand and what they say together. */
export function Overview() {
  const { api, client, brandId } = useScorecards()
  const { context } = useMiniApp()
  const audits = useOverview(api, client, brandId)
  const open = useActions().data?.filter(({ status }) => SCORECARD_ACTION.statuses.open.includes(status))
  const mayEdit = useMayEdit()
  useAppBreadcrumbs()
  useTitleFocus()
  const brand = context.workspace?.id === brandId ? context.workspace.name : null
  return (
    <>
      <MayBeOld of={audits} />
      <div className="os-page">
        <PageHeader
          title={words('app')}
          subtitle={brand === null ? words('overview.leadUnnamed') : words('overview.lead', { brand })}
          actions={
            <>
              <ActionBar actions={[SEE_ACTIONS]} on={open?.length ?? 0} />
              <ActionBar actions={[IMPORT, SEE_SUMMARY]} on={brandId} />
            </>
          }
        />
        <Loaded of={audits} label={words('overview.loading')} lines={SKELETON_LINES} lineHeight={2.9}>
          {(all) => <Audits audits={all} onStarted={audits.reload} />}
        </Loaded>
        {mayEdit && (
          <p className="way-back">
            <ActionBar actions={[EDIT_AUDITS]} on={brandId} />
          </p>
        )}
      </div>
    </>
  )
}

function Audits({ audits, onStarted }: { audits: readonly ScorecardOverview[]; onStarted(): void }) {
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
          <ActionBar actions={[START_SEVERAL]} on={audits} size="s" onDone={onStarted} />
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
