import { RadarChart } from '../../../kit/charts/radar-chart.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { scoreColumns } from '../score-columns.tsx'
import { scoreMeasure, shownOrNull } from '../score-words.ts'
import { words as ofApp } from '../../words/words.ts'
import { overallOf } from '../../../domain/scorecards/counted-result.ts'
import type { AuditReport } from './report-data.ts'
import type { Reports } from './use-reports.ts'
import { RecommendationTable } from './recommendation-table.tsx'
import { overallWords, provisionalWords } from './report-words.ts'
import { words } from './words/words.ts'

const TOP = 10

/** All audits on one page: the figure, the picture, the table, and what to do first. */
export function OverallPage({ all, audits }: Reports) {
  const format = useFormat()
  const { score, counted, provisional } = overallOf(audits)
  const top = audits
    .flatMap(({ recommendations }) => recommendations)
    .toSorted((one, other) => other.priority - one.priority)
    .slice(0, TOP)
  return (
    <section className="report-page">
      <h2 className="report-title">{words('overall')}</h2>
      <p className="report-score">{overallWords(score, format)}</p>
      <p className="os-muted">
        {ofApp('overall.mean', { counted: counted.length, all })}
        {provisional && ` ${provisionalWords(format)}`}
      </p>
      <RadarChart
        title={ofApp('figure.audits.title')}
        headingLevel={3}
        summary={overallWords(score, format)}
        beside
        axisTitle={ofApp('column.audit')}
        axes={audits.map(({ title }) => title)}
        series={[
          {
            name: ofApp('score.title'),
            values: audits.map((audit) => shownOrNull(audit.score)),
          },
        ]}
        measure={scoreMeasure()}
        table={<AuditTable audits={audits} />}
      />
      <h3 className="os-subtitle">{words('recommendations')}</h3>
      <RecommendationTable recommendations={top} withAudit />
    </section>
  )
}

function AuditTable({ audits }: { audits: readonly AuditReport[] }) {
  const format = useFormat()
  return (
    <DataTable
      caption={ofApp('figure.audits.title')}
      hideCaption
      rows={audits}
      rowKey={({ id }) => id}
      columns={[
        { key: 'audit', title: ofApp('column.audit'), value: ({ title }) => title },
        ...scoreColumns<AuditReport>((audit) => audit, format),
      ]}
    />
  )
}
