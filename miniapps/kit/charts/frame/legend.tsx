import { FillPatterns, patternFill } from '../parts/fill-patterns.tsx'
import { PointShape } from '../parts/point-shape.tsx'
import { dashOf, kindColor } from '../parts/kinds.ts'

/** How one series looks: an area by its pattern, a line by its dashes and points, so that nobody depends on colours. */
export interface LegendKey {
  name: string
  kind: 'area' | 'line' | 'point' | 'marker'
  /** Which colour, pattern and shape: 0 for the first. */
  place: number
}

/** What each series looks like, above the picture. */
export function Legend({ keys, id }: { keys: readonly LegendKey[]; id: string }) {
  return (
    <ul className="os-chart-legend">
      {keys.map((key) => (
        <li key={key.name}>
          <svg width={24} height={12} aria-hidden="true" focusable="false">
            <Swatch {...key} id={`${id}-${key.place}`} />
          </svg>
          <span data-drawn>{key.name}</span>
        </li>
      ))}
    </ul>
  )
}

function Swatch({ kind, place, id }: LegendKey & { id: string }) {
  if (kind === 'area')
    return (
      <>
        <FillPatterns id={id} places={[place]} />
        <rect width={24} height={12} rx={2} style={{ fill: patternFill(id, place) }} />
      </>
    )
  if (kind === 'marker') return <rect className="os-chart-marker" x={10} width={4} height={12} />
  return (
    <>
      {kind === 'line' && (
        <line
          x2={24}
          y1={6}
          y2={6}
          strokeWidth={2}
          strokeDasharray={dashOf(place)}
          style={{ stroke: kindColor(place) }}
        />
      )}
      <PointShape place={place} x={12} y={6} />
    </>
  )
}
