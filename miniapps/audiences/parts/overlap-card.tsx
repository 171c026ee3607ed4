import { OVERLAPS_MAX } from '../../domain/audience-maps/limits.ts'
import { closestOf, overlapsOf } from '../../domain/audience-maps/overlaps.ts'
import type { SetFigures } from '../../domain/audience/set-figures.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { chartFiles } from '../../kit/audience/survey/source-lines.ts'
import { HeatMap } from '../../kit/charts/heat-map.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { useLastCounted } from '../../kit/audience/survey/use-last-counted.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words } from '../words/words.ts'
import { bySize, type MappedAudience } from '../../domain/audience-maps/count-map.ts'
import { type CountedMap, sourceOfMap } from './map-world.tsx'

/** Overlaps of the largest audiences, each with each. */
export function OverlapCard({ counted }: { counted: CountedMap }) {
  const { audiences, survey, asks } = counted
  const largest = bySize(audiences.filter(({ figures }) => figures.size !== null)).slice(0, OVERLAPS_MAX)
  const sets = largest.map(({ edition }) => edition.expression)
  const isAsked = largest.length > 1
  const { slices, weight, base } = asks
  const answer = useResource(isAsked ? JSON.stringify([asks, sets]) : null, async (signal) => {
    const table = await survey.count({ slices, weight, base, rows: sets, columns: sets }, signal)
    return { largest, pairs: overlapsOf(table), counted }
  })
  const overlaps = useLastCounted(answer, isAsked ? 'overlaps' : null)
  if (!isAsked) return null
  return (
    <LastFigures
      of={overlaps}
      label={kitWords('loading', { what: words('overlaps') })}
      lines={[100]}
      lineHeight={12}
    >
      {(found) => <Overlaps audiences={found.largest} {...found} />}
    </LastFigures>
  )
}

interface OverlapsProps {
  audiences: readonly MappedAudience[]
  pairs: readonly (readonly (SetFigures | null)[])[]
  counted: CountedMap
}

function Overlaps({ audiences, pairs, counted }: OverlapsProps) {
  const format = useFormat()
  const closest = closestOf(pairs)
  const isAnyHidden = pairs.some((row) => row.includes(null))
  return (
    <HeatMap
      title={words('overlaps')}
      summary={
        closest
          ? words('overlapsSummary', {
              one: audiences[closest.one]!.title,
              other: audiences[closest.other]!.title,
              share: format.percent(closest.jaccard, 1),
            })
          : words('overlapsHidden')
      }
      rowTitle={planningWords('audience')}
      columns={audiences.map(({ title }) => title)}
      rows={audiences.map(({ title }, at) => ({
        name: title,
        cells: pairs[at]!.map((pair, of) => ({
          value: pair?.jaccard == null ? null : pair.jaccard * 100,
          isSelf: of === at,
        })),
      }))}
      measure={{ title: words('jaccard'), unit: '%', digits: 1 }}
      min={0}
      {...chartFiles(sourceOfMap(counted))}
      note={
        <p className="os-help">
          {words('overlapsHelp')} {isAnyHidden && `– ${audienceWords('hidden')}`}
        </p>
      }
    />
  )
}
