import type { ReactNode } from 'react'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { usePrinting } from '../../../kit/bridge/use-printing.ts'
import { TabPanels } from '../../../kit/controls/tab-panels.tsx'
import { AuditProfile } from './audit-profile.tsx'
import { BrandPart } from './brand-part.tsx'
import { DimensionHeatMap } from './dimension-heat-map.tsx'
import { HistoryChart } from './history-chart.tsx'
import { Roadmap } from './roadmap.tsx'
import type { BrandResults } from './use-brand-results.ts'
import { words } from './words/words.ts'

/** The views that an address may name. */
export const VIEWS = ['profile', 'dimensions', 'history', 'roadmap'] as const
export type View = (typeof VIEWS)[number]

interface SummaryViewsProps extends BrandResults {
  audits: readonly ScorecardOverview[]
  view: string | undefined
  onView(view: string): void
}

/** All audits from other sides: one at a time on the screen, one below the other on paper. */
export function SummaryViews({ view, onView, ...data }: SummaryViewsProps) {
  const isPrinting = usePrinting()
  if (isPrinting)
    return VIEWS.map((key) => (
      <div key={key} className="summary-on-paper">
        {contentOf(key, data)}
      </div>
    ))
  return (
    <TabPanels
      label={words('views')}
      current={view ?? VIEWS[0]}
      onChange={onView}
      tabs={VIEWS.map((key) => ({
        key,
        label: words(`view.${key}`),
        content: () => contentOf(key, data),
      }))}
    />
  )
}

function contentOf(
  view: View,
  { audits, history, recommendations }: Omit<SummaryViewsProps, 'view' | 'onView'>,
): ReactNode {
  switch (view) {
    case 'profile':
      return (
        <section className="os-card">
          <AuditProfile audits={audits} />
        </section>
      )
    case 'dimensions':
      return (
        <BrandPart title={words('heat.title')} from={history}>
          {(results) => <DimensionHeatMap results={results} />}
        </BrandPart>
      )
    case 'history':
      return (
        <BrandPart title={words('history.title')} from={history}>
          {(results) => <HistoryChart results={results} />}
        </BrandPart>
      )
    case 'roadmap':
      return (
        <BrandPart title={words('roadmap.title')} from={recommendations}>
          {(found) => <Roadmap recommendations={found} />}
        </BrandPart>
      )
  }
}
