import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { SEE_ALL_AUDITS, SEE_ALL_BRANDS } from '../actions.ts'
import { useRef } from 'react'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { useAddressValues } from '../../kit/views/use-address-values.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ChartPie } from 'lucide'
import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import type { ScorecardsApi } from '../api.ts'
import { MayBeOld } from '../parts/may-be-old.tsx'
import { OverallPanel } from '../parts/overall-panel.tsx'
import { resultsSheet } from '../parts/result/results-sheet.ts'
import { ExportResults } from '../parts/report/export-results.tsx'
import { loadInHand, loadResults } from '../parts/report/use-reports.ts'
import { focusAtTop } from '../parts/focus-at-top.ts'
import { AuditBars } from '../parts/summary/audit-bars.tsx'
import { BrandPart } from '../parts/summary/brand-part.tsx'
import { SummaryViews } from '../parts/summary/summary-views.tsx'
import { TopFixes } from '../parts/summary/top-fixes.tsx'
import { useBrandResults } from '../parts/summary/use-brand-results.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useOverview } from '../parts/use-overview.ts'
import { useScorecards } from '../use-scorecards.ts'
import { useTitleFocus } from '../parts/use-title-focus.ts'
import sheet from './result.css?sheet'
import { words } from '../words/words.ts'

/** All audits of a brand in one picture. */
export function Summary() {
  const { api, client, brandId } = useScorecards()
  const { context } = useMiniApp()
  useSheet(sheet)
  const audits = useOverview(api, client, brandId)
  useAppBreadcrumbs(words('summary.title'))
  useTitleFocus()
  const { data } = audits
  const brand = context.workspace?.id === brandId ? context.workspace.name : null
  return (
    <>
      <MayBeOld of={audits} />
      <div className="os-page">
        <PageHeader
          title={words('summary.title')}
          subtitle={brand === null ? words('summary.leadUnnamed') : words('summary.lead', { brand })}
          actions={
            <>
              {data?.some(saysSomething) && (
                <ExportResults
                  load={(what) =>
                    what === 'results' ? loadResults(api, brandId, {}) : loadInHand(api, brandId)
                  }
                  summary={() => resultsSheet(data)}
                />
              )}
              <ActionBar actions={[SEE_ALL_BRANDS, SEE_ALL_AUDITS]} on={brandId} />
            </>
          }
        />
        <Loaded of={audits} label={words('summary.loading')} lines={[100, 100]} lineHeight={12}>
          {(all) => <Picture audits={all} api={api} brandId={brandId} />}
        </Loaded>
      </div>
    </>
  )
}

/** By what was submitted, or by what is answered so far: an audit that was begun anew says nothing yet. */
const saysSomething = ({ score, last }: ScorecardOverview): boolean => score !== null || last !== null

interface PictureProps {
  audits: readonly ScorecardOverview[]
  api: ScorecardsApi
  brandId: string
}

function Picture(props: PictureProps) {
  const { audits } = props
  const { basePath } = useMiniApp().route
  if (!audits.some(saysSomething)) {
    return (
      <EmptyState
        icon={ChartPie}
        title={words('summary.none.title')}
        action={
          <Link look="primary" to={basePath}>
            {words('action.chooseAudit')}
          </Link>
        }
      >
        {words('summary.none.text')}
      </EmptyState>
    )
  }
  return <Scored {...props} />
}

function Scored({ audits, api, brandId }: PictureProps) {
  const results = useBrandResults(api, brandId, audits)
  const [{ view }, setValues] = useAddressValues(['view'])
  const views = useRef<HTMLDivElement>(null)
  const showRoadmap = () => {
    setValues({ view: 'roadmap' })
    focusAtTop(views.current)
  }
  return (
    <div className="result">
      <OverallPanel audits={audits} />
      <div className="summary-first">
        <section className="os-card">
          <AuditBars audits={audits} />
        </section>
        <BrandPart title={words('fix.title')} from={results.recommendations}>
          {(found) => <TopFixes recommendations={found} onAll={showRoadmap} />}
        </BrandPart>
      </div>
      <div ref={views} tabIndex={-1}>
        <SummaryViews {...results} audits={audits} view={view} onView={(next) => setValues({ view: next })} />
      </div>
    </div>
  )
}
