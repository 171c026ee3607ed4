import type { Axis } from '../../domain/audience-maps/audience-map.ts'
import { chartFiles } from '../../kit/audience/survey/source-lines.ts'
import { ScatterChart } from '../../kit/charts/scatter-chart.tsx'
import type { ScatterPoint } from '../../kit/charts/scatter/scatter-chart-props.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { AudienceTable } from './audience-table.tsx'
import { measureText } from './figure-texts.ts'
import { bySize, type MappedAudience } from '../../domain/audience-maps/count-map.ts'
import { type CountedMap, sourceOfMap } from './map-world.tsx'

interface BubbleCardProps {
  counted: CountedMap
  axes: { across: Axis; up: Axis }
}

/** An audience without an index, or without growth, is drawn as the base. */
const NEUTRAL: Readonly<Partial<Record<Axis, number>>> = { index: 100, growth: 0 }

/** Audiences as bubbles: hollow on few respondents, grey where growth is within the survey's error. */
export function BubbleCard({ counted, axes }: BubbleCardProps) {
  const { audiences } = counted
  const format = useFormat()
  const points = audiences.flatMap((audience) => pointOf(audience, axes) ?? [])
  const measure = (axis: Axis) => ({
    title: words(`axis.${axis}`),
    format: (value: number) => measureText(axis, value, format),
  })
  const [largest] = bySize(audiences)
  return (
    <ScatterChart
      title={words('bubbles')}
      summary={words('bubblesSummary', { count: points.length, title: largest?.title ?? '' })}
      pointTitle={planningWords('audience')}
      points={points}
      named
      across={measure(axes.across)}
      up={measure(axes.up)}
      size={{ title: words('axis.size'), format: (value) => measureText('size', value, format) }}
      table={<AudienceTable audiences={audiences} />}
      {...chartFiles(sourceOfMap(counted))}
      note={<p className="os-help">{words('bubblesHelp')}</p>}
    />
  )
}

function pointOf({ title, figures }: MappedAudience, axes: BubbleCardProps['axes']): ScatterPoint | null {
  const at = (axis: Axis) => figures[axis] ?? NEUTRAL[axis]
  const [across, up] = [at(axes.across), at(axes.up)]
  if (figures.size === null || across === undefined || up === undefined) return null
  const isFew = figures.flag === '**'
  return {
    name: figures[axes.across] === null || figures[axes.up] === null ? words('incomplete', { title }) : title,
    across,
    up,
    size: figures.size,
    ...(isFew ? { look: 'hollow' } : figures.course === 'error' && { look: 'muted' }),
  }
}
