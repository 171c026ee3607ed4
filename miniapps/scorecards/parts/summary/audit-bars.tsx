import { countedOf } from '../../../domain/scorecards/counted-result.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { BarChart } from '../../../kit/charts/bar-chart.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { ProvisionalNote } from '../provisional-note.tsx'
import { scoreMeasure, shownOrNull } from '../score-words.ts'
import { auditSummary } from './audit-summary.ts'
import { AuditTable } from './audit-table.tsx'

/** A bar for each audit, the strongest first, marked with the quarter before; and the same as a table. */
export function AuditBars({ audits }: { audits: readonly ScorecardOverview[] }) {
  const format = useFormat()
  const scoreOf = (audit: ScorecardOverview) => countedOf(audit).score
  const sorted = audits.toSorted((one, other) => (scoreOf(other) ?? -1) - (scoreOf(one) ?? -1))
  const before = sorted.map((audit) => shownOrNull(audit.before?.score ?? null))
  return (
    <BarChart
      title={words('figure.audits.title')}
      summary={auditSummary('figure.bars.summary', audits, format)}
      categoryTitle={words('column.audit')}
      categories={sorted.map(({ title }) => title)}
      series={[{ name: words('score.title'), values: sorted.map((audit) => shownOrNull(scoreOf(audit))) }]}
      {...(before.some((score) => score !== null) && {
        marker: { name: words('figure.before'), values: before },
      })}
      measure={scoreMeasure()}
      missing={words('figure.missing')}
      note={<ProvisionalNote scores={audits.map((audit) => ({ name: audit.title, ...countedOf(audit) }))} />}
      table={<AuditTable audits={sorted} />}
    />
  )
}
