import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import type { ScorecardsApi } from '../../api.ts'
import { BrandPart } from './brand-part.tsx'
import { DimensionHeatMap } from './dimension-heat-map.tsx'
import { HistoryChart } from './history-chart.tsx'
import { words } from './words/words.ts'

interface HistoryPartProps {
  api: ScorecardsApi
  brandId: string
  /** In the order of the list. */
  audits: readonly ScorecardOverview[]
}

/** What submitted audits said: each dimension as it is now, and each audit over the quarters. */
export function HistoryPart({ api, brandId, audits }: HistoryPartProps) {
  const order = audits.map(({ id }) => id)
  return (
    <BrandPart
      title={words('history.title')}
      brandId={brandId}
      load={async (signal) =>
        (await api.history(brandId, signal)).toSorted(
          (one, other) => order.indexOf(one.scorecardId) - order.indexOf(other.scorecardId),
        )
      }
    >
      {(results) => (
        <>
          <section className="os-card" aria-label={words('heat.title')}>
            <DimensionHeatMap results={results} />
          </section>
          <section className="os-card" aria-label={words('history.title')}>
            <HistoryChart results={results} />
          </section>
        </>
      )}
    </BrandPart>
  )
}
