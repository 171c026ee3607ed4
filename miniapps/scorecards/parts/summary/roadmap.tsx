import {
  ROADMAP_MIDDLE,
  roadmapField,
  type OpenRecommendation,
} from '../../../domain/scorecards/open-recommendation.ts'
import { ScatterChart } from '../../../kit/charts/scatter-chart.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { RoadmapTable } from './roadmap-table.tsx'
import { words as appWords } from '../../words/words.ts'
import { words } from './words/words.ts'

/** Marks are from 1 to 5, with room for a bubble beyond. */
const SCALE = { min: 0.5, max: 5.5 }

/** What low answers ask for, by impact and effort: the same numbers in the picture and in the list beside it. */
export function Roadmap({ recommendations }: { recommendations: readonly OpenRecommendation[] }) {
  const { number } = useFormat()
  const [first] = recommendations
  if (!first)
    return (
      <>
        <h2 className="os-subtitle">{words('roadmap.title')}</h2>
        <p className="os-muted">{words('roadmap.none')}</p>
      </>
    )
  return (
    <ScatterChart
      title={words('roadmap.title')}
      summary={words('roadmap.summary', { count: recommendations.length, first: first.text })}
      beside
      pointTitle={appWords('part.recommendation')}
      points={recommendations.map(({ text, effort, impact, priority }, index) => ({
        name: words('roadmap.numbered', { rank: number(index + 1), text }),
        across: effort,
        up: impact,
        size: priority,
        mark: number(index + 1),
        kind: FIELDS.indexOf(roadmapField({ impact, effort })),
      }))}
      across={{ ...SCALE, title: words('roadmap.effort') }}
      up={{ ...SCALE, title: words('roadmap.impact') }}
      size={{ title: words('roadmap.priority'), format: (value) => number(value, WHOLE) }}
      quadrants={{
        across: ROADMAP_MIDDLE,
        up: ROADMAP_MIDDLE,
        topLeft: words('field.quick-win'),
        topRight: words('field.big-bet'),
        bottomLeft: words('field.fill-in'),
        bottomRight: words('field.later'),
      }}
      spread
      note={<p className="os-help">{words('roadmap.note')}</p>}
      table={<RoadmapTable recommendations={recommendations} />}
    />
  )
}

const FIELDS = ['quick-win', 'big-bet', 'fill-in', 'later'] as const
const WHOLE = { maximumFractionDigits: 0 }
