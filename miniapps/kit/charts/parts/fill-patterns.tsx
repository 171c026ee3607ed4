import { kindColor } from './kinds.ts'

/** Drawn over the colour; the first kind is plain. */
const MOTIFS = [
  '',
  'M-2,2L2,-2M0,8L8,0M6,10L10,6',
  'M1,4h2M5,0h2M5,8h2',
  'M0,0L8,8M0,8L8,0',
  'M0,4H8',
  'M4,0V8',
  'M-2,6L2,10M0,0L8,8M6,-2L10,2',
  'M0,4H8M4,0V8',
] as const

const TILE = 8

/** Fills of several kinds; `id` is that of the picture they stand in. */
export function FillPatterns({ id, places }: { id: string; places: readonly number[] }) {
  return (
    <defs>
      {places.map((place) => (
        <pattern
          key={place}
          id={`${id}-kind-${place % MOTIFS.length}`}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
        >
          <rect width={TILE} height={TILE} style={{ fill: kindColor(place) }} />
          <path d={MOTIFS[place % MOTIFS.length]} className="os-chart-motif" />
        </pattern>
      ))}
    </defs>
  )
}

export const patternFill = (id: string, place: number): string => `url(#${id}-kind-${place % MOTIFS.length})`
