import type { ScorecardOverview } from '../domain/scorecards/scorecard.ts'
import { ChartWithTable } from '../kit/charts/chart-with-table.tsx'
import { DataTable, type Column } from '../kit/table/data-table.tsx'
import { useFormat, type Format } from '../kit/words/format.ts'
import { RadarChart } from '../kit/charts/radar-chart.tsx'
import { Link } from '../kit/controls/link.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { LevelCell } from './level-cell.tsx'
import { COUNTS_FROM_COVERAGE } from './overall-score.ts'
import { auditPath } from './place.ts'
import { ProvisionalNote } from './provisional-note.tsx'
import { ONE_DIGIT } from './score-words.ts'

const TITLE = 'Score by audit'

/** A spoke for each audit, and the same as a table. */
export function SummaryFigure({ audits }: { audits: readonly ScorecardOverview[] }) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  return (
    <ChartWithTable
      title={TITLE}
      beside
      chart={
        <>
          <RadarChart
            summary={summaryOf(audits, format)}
            unit="score out of 100"
            max={100}
            format={(value) => format.number(value)}
            axes={audits.map(({ title }) => title)}
            series={[
              {
                name: 'Score',
                values: audits.map(({ score }) => (score === null ? null : Math.round(score * 10) / 10)),
              },
            ]}
          />
          <ProvisionalNote
            scores={audits.map(({ title, score, coverage }) => ({ name: title, score, coverage }))}
          />
        </>
      }
      table={
        <DataTable
          caption={TITLE}
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
      title: 'Audit',
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
      title: 'Score',
      align: 'end',
      sortValue: ({ score }) => score,
      cell: ({ score }) => number(score, ONE_DIGIT),
    },
    {
      key: 'level',
      title: 'Level',
      cell: ({ score, coverage }) => <LevelCell score={score} coverage={coverage} />,
    },
    {
      key: 'coverage',
      title: 'Coverage',
      align: 'end',
      sortValue: ({ coverage }) => coverage,
      cell: ({ coverage, questions }) => (questions === 0 ? '–' : percent(coverage)),
    },
    {
      key: 'counts',
      title: 'In overall',
      cell: ({ coverage, score }) => (score !== null && coverage >= COUNTS_FROM_COVERAGE ? 'Yes' : 'No'),
    },
  ]
}

function summaryOf(audits: readonly ScorecardOverview[], { number }: Format): string {
  const scored = audits
    .flatMap(({ title, score }) => (score === null ? [] : [{ title, score }]))
    .toSorted((one, other) => other.score - one.score)
  const [best, worst] = [scored[0], scored.at(-1)]
  if (!best || !worst) return `${TITLE}: no scores yet.`
  const words = ({ title, score }: typeof best) => `${title} with ${number(score, ONE_DIGIT)}`
  const counts = `${number(scored.length)} of ${number(audits.length)} scored`
  return `${TITLE}, ${counts}, rings from 0 to 100. Highest: ${words(best)}. Lowest: ${words(worst)}.`
}
