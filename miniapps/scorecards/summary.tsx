import { ErrorState } from '../kit/controls/error-state.tsx'
import { EmptyState } from '../kit/controls/empty-state.tsx'
import { Link } from '../kit/controls/link.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { useSheet } from '../kit/bridge/use-sheet.ts'
import { Skeleton } from '../kit/controls/skeleton.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { ChartPie } from 'lucide'
import type { ScorecardOverview } from '../domain/scorecards/scorecard.ts'
import type { ScorecardsApi } from './api.ts'
import type { DocumentClient } from '../kit/document/document-client.ts'
import { MayBeOld } from './may-be-old.tsx'
import { OfferedLink } from './offered-link.tsx'
import { OverallPanel } from './overall-panel.tsx'
import { SummaryFigure } from './summary-figure.tsx'
import { useBreadcrumbs } from './use-breadcrumbs.ts'
import { useOverview } from './use-overview.ts'
import { useTitleFocus } from './use-title-focus.ts'
import sheet from './result.css?sheet'

/** All audits of a brand in one picture. */
export function Summary({
  api,
  client,
  brandId,
}: {
  api: ScorecardsApi
  client: DocumentClient
  brandId: string
}) {
  const { context, route } = useMiniApp()
  useSheet(sheet)
  const { data, error, loading, reload } = useOverview(api, client, brandId)
  useBreadcrumbs('Summary')
  useTitleFocus()
  const brand = context.workspace?.id === brandId ? context.workspace.name : 'This brand'
  const failed = error && { problem: error, onRetry: reload, busy: loading }
  return (
    <>
      {failed && data && <MayBeOld {...failed} />}
      <div className="os-page">
        <PageHeader
          title="Summary"
          subtitle={`${brand} across all audits.`}
          actions={
            <OfferedLink
              command={{ id: 'see-all-audits', title: 'See all audits', hint: 'Scorecards' }}
              look="secondary"
              to={route.basePath}
            >
              See all audits
            </OfferedLink>
          }
        />
        {data ? (
          <Picture audits={data} />
        ) : failed ? (
          <ErrorState {...failed} />
        ) : (
          <Skeleton label="Loading the summary" lines={[100, 100]} lineHeight={12} />
        )}
      </div>
    </>
  )
}

function Picture({ audits }: { audits: readonly ScorecardOverview[] }) {
  const { basePath } = useMiniApp().route
  if (audits.every(({ score }) => score === null)) {
    return (
      <EmptyState
        icon={ChartPie}
        title="No scores yet"
        action={
          <Link look="primary" to={basePath}>
            Choose an audit
          </Link>
        }
      >
        The first answered audit draws the first spoke here.
      </EmptyState>
    )
  }
  return (
    <div className="result">
      <OverallPanel audits={audits} />
      <section className="os-card">
        <SummaryFigure audits={audits} />
      </section>
    </div>
  )
}
