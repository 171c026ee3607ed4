import { countedOf, draftOf } from '../../../domain/scorecards/counted-result.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { RadarChart } from '../../../kit/charts/radar-chart.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { scoreMeasure, shownOrNull } from '../score-words.ts'
import { auditSummary } from './audit-summary.ts'

/** A spoke for each audit: what was submitted, and beside it what is in progress. */
export function AuditProfile({ audits }: { audits: readonly ScorecardOverview[] }) {
  const format = useFormat()
  return (
    <RadarChart
      title={words('figure.profile.title')}
      summary={auditSummary('figure.audits.summary', audits, format)}
      axisTitle={words('column.audit')}
      axes={audits.map(({ title }) => title)}
      series={seriesOf(audits)}
      measure={scoreMeasure()}
    />
  )
}

function seriesOf(audits: readonly ScorecardOverview[]) {
  const submitted = audits.map((audit) => shownOrNull(countedOf(audit).score))
  const inProgress = audits.map((audit) => shownOrNull(draftOf(audit).score))
  const isScored = (score: number | null) => score !== null
  return [
    { name: words('status.submitted'), values: submitted },
    ...(inProgress.some(isScored) ? [{ name: words('column.inProgress'), values: inProgress }] : []),
  ]
}
