import { countedOf, draftOf } from '../../../domain/scorecards/counted-result.ts'
import { countsInOverall } from '../../../domain/scorecards/overall-score.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { DataTable, type Column } from '../../../kit/table/data-table.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { RadarChart } from '../../../kit/charts/radar-chart.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { LevelCell } from '../level-cell.tsx'
import { auditPath, resultPath } from '../place.ts'
import { ProvisionalNote } from '../provisional-note.tsx'
import { scoreMeasure, scoreNumber, shownOrNull } from '../score-words.ts'
import { words } from '../../words/words.ts'

/** A spoke for each audit, and the same as a table: what was submitted, and beside it what is in progress. */
export function SummaryFigure({ audits }: { audits: readonly ScorecardOverview[] }) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  return (
    <RadarChart
      title={words('figure.audits.title')}
      summary={summaryOf(audits, format)}
      beside
      axisTitle={words('column.audit')}
      axes={audits.map(({ title }) => title)}
      series={seriesOf(audits)}
      measure={scoreMeasure()}
      note={<ProvisionalNote scores={audits.map((audit) => ({ name: audit.title, ...countedOf(audit) }))} />}
      table={
        <DataTable
          caption={words('figure.audits.title')}
          hideCaption
          rows={audits}
          rowKey={({ id }) => id}
          columns={columns(basePath, format).filter(({ key }) => isNeeded(key, audits))}
        />
      }
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

/** What says the same of all audits is left out: beside the picture there is room for four or five columns. */
function isNeeded(key: string, audits: readonly ScorecardOverview[]): boolean {
  if (key === 'counts') return audits.some(({ last }) => last && !countsInOverall(last))
  return key !== 'inProgress' || audits.some((audit) => draftOf(audit).score !== null)
}

function columns(basePath: string, { number, percent }: Format): readonly Column<ScorecardOverview>[] {
  return [
    {
      key: 'title',
      title: words('column.audit'),
      sortValue: ({ title }) => title,
      cell: ({ id, title, score, last }) =>
        score === null && last === null ? (
          title
        ) : (
          <Link quiet to={last ? resultPath(basePath, id, last.runId) : auditPath(basePath, id, 'result')}>
            {title}
          </Link>
        ),
    },
    {
      key: 'score',
      title: words('score.title'),
      align: 'end',
      sortValue: (audit) => countedOf(audit).score,
      cell: (audit) => scoreNumber(countedOf(audit).score, number),
    },
    {
      key: 'level',
      title: words('column.level'),
      cell: (audit) => <LevelCell {...countedOf(audit)} />,
    },
    {
      key: 'coverage',
      title: words('column.coverage'),
      align: 'end',
      sortValue: (audit) => countedOf(audit).coverage,
      cell: ({ last }) => (last === null ? '–' : percent(last.coverage)),
    },
    {
      key: 'counts',
      title: words('column.inOverall'),
      cell: ({ last }) => words(last && countsInOverall(last) ? 'yes' : 'no'),
    },
    {
      key: 'inProgress',
      title: words('column.inProgress'),
      align: 'end',
      sortValue: (audit) => draftOf(audit).score,
      cell: (audit) => scoreNumber(draftOf(audit).score, number),
    },
  ]
}

function summaryOf(audits: readonly ScorecardOverview[], { number }: Format): string {
  const scored = audits
    .flatMap((audit) => {
      const { score } = countedOf(audit)
      return score === null ? [] : [{ title: audit.title, score }]
    })
    .toSorted((one, other) => other.score - one.score)
  const [best, worst] = [scored[0], scored.at(-1)]
  if (!best || !worst) return words('figure.audits.none')
  return words('figure.audits.summary', {
    scored: number(scored.length),
    all: number(audits.length),
    best: best.title,
    bestScore: scoreNumber(best.score, number),
    worst: worst.title,
    worstScore: scoreNumber(worst.score, number),
  })
}
