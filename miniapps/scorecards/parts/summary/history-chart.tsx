import type { PastResult } from '../../../domain/scorecards/scorecard.ts'
import { LineChart } from '../../../kit/charts/line-chart.tsx'
import { periodWords } from '../period-words.ts'
import { ProvisionalNote } from '../provisional-note.tsx'
import { scoreMeasure, shownOrNull } from '../score-words.ts'
import { historyOf } from './history-figures.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** A line for each audit over the quarters; a quarter without it is a gap. */
export function HistoryChart({ results }: { results: readonly PastResult[] }) {
  const { periods, audits } = historyOf(results)
  const last = periods.at(-1)
  if (last === undefined)
    return (
      <>
        <h2 className="os-subtitle">{words('history.title')}</h2>
        <p className="os-muted">{words('history.none')}</p>
      </>
    )
  return (
    <LineChart
      title={words('history.title')}
      summary={words('history.summary', {
        audits: audits.length,
        quarters: periods.length,
        last: periodWords(last),
      })}
      categoryTitle={appWords('quarter')}
      categories={periods.map(periodWords)}
      series={audits.map(({ title, results: own }) => ({
        name: title,
        values: own.map((result) => shownOrNull(result?.score ?? null)),
      }))}
      measure={scoreMeasure()}
      note={
        <>
          <p className="os-help">{words('submittedOnly')}</p>
          <ProvisionalNote
            scores={results.map(({ title, period, score, coverage }) => ({
              name: words('of', { audit: title, what: periodWords(period) }),
              score,
              coverage,
            }))}
          />
        </>
      }
    />
  )
}
