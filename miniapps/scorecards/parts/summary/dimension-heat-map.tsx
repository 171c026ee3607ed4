import type { PastResult } from '../../../domain/scorecards/scorecard.ts'
import { HeatMap } from '../../../kit/charts/heat-map.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { bestAndWorst } from '../best-and-worst.ts'
import { ProvisionalNote } from '../provisional-note.tsx'
import { scoreMeasure, shownOrNull } from '../score-words.ts'
import { newestResults } from './history-figures.ts'
import { words } from './words/words.ts'

/** A row for each audit, a cell for each of its dimensions, as it was submitted last. */
export function DimensionHeatMap({ results }: { results: readonly PastResult[] }) {
  const format = useFormat()
  const newest = newestResults(results)
  const all = newest.flatMap(({ title, dimensions }) =>
    dimensions.map((one) => ({ ...one, name: words('of', { audit: title, what: one.dimension }) })),
  )
  const found = bestAndWorst(all, format)
  if (!found)
    return (
      <>
        <h2 className="os-subtitle">{words('heat.title')}</h2>
        <p className="os-muted">{words('heat.none')}</p>
      </>
    )
  const said = (name: string, score: string) => words('scored', { name, score })
  return (
    <HeatMap
      title={words('heat.title')}
      summary={words('heat.summary', {
        best: said(found.best, found.bestScore),
        worst: said(found.worst, found.worstScore),
      })}
      rowTitle={words('heat.rows')}
      rows={newest.map(({ title, dimensions }) => ({
        name: title,
        cells: dimensions.map(({ dimension, score }) => ({ name: dimension, value: shownOrNull(score) })),
      }))}
      measure={scoreMeasure()}
      min={0}
      note={
        <>
          <p className="os-help">{words('submittedOnly')}</p>
          <ProvisionalNote scores={all} />
        </>
      }
    />
  )
}
