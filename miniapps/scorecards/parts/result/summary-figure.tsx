import { countsInOverall } from '../../../domain/scorecards/overall-score.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { DataTable, type Column } from '../../../kit/table/data-table.tsx'
import { useFormat, type Format } from '../../../kit/words/format.ts'
import { RadarChart } from '../../../kit/charts/radar-chart.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { LevelCell } from '../level-cell.tsx'
import { auditPath } from '../place.ts'
import { ProvisionalNote } from '../provisional-note.tsx'
import { scoreNumber, shownOrNull } from '../score-words.ts'
import { words } from '../../words/words.ts'

/** A spoke for each audit, and the same as a table. */
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
      series={[{ name: words('score.title'), values: audits.map(({ score }) => shownOrNull(score)) }]}
      measure={{ title: words('score.title'), unit: words('figure.unit'), max: 100 }}
      note={
        <ProvisionalNote
          scores={audits.map(({ title, score, coverage }) => ({ name: title, score, coverage }))}
        />
      }
      table={
        <DataTable
          caption={words('figure.audits.title')}
          hideCaption
          rows={audits}
          rowKey={({ id }) => id}
          columns={columns(basePath, format)}
        />
      }
    />
  )
}

function columns(basePath: string, { number, percent }: Format): readonly Column<ScorecardOverview>[] {
  return [
    {
      key: 'title',
      title: words('column.audit'),
      sortValue: ({ title }) => title,
      cell: ({ id, title, score }) =>
        score === null ? (
          title
        ) : (
          <Link quiet to={auditPath(basePath, id, 'result')}>
            {title}
          </Link>
        ),
    },
    {
      key: 'score',
      title: words('score.title'),
      align: 'end',
      sortValue: ({ score }) => score,
      cell: ({ score }) => scoreNumber(score, number),
    },
    {
      key: 'level',
      title: words('column.level'),
      cell: ({ score, coverage }) => <LevelCell score={score} coverage={coverage} />,
    },
    {
      key: 'coverage',
      title: words('column.coverage'),
      align: 'end',
      sortValue: ({ coverage }) => coverage,
      cell: ({ coverage, questions }) => (questions === 0 ? '–' : percent(coverage)),
    },
    {
      key: 'counts',
      title: words('column.inOverall'),
      cell: ({ last }) => words(last && countsInOverall(last) ? 'yes' : 'no'),
    },
  ]
}

function summaryOf(audits: readonly ScorecardOverview[], { number }: Format): string {
  const scored = audits
    .flatMap(({ title, score }) => (score === null ? [] : [{ title, score }]))
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
