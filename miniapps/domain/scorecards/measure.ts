import type { Level, Measure, MeasureUnit } from './scorecard.ts'

export const isWhole = (unit: MeasureUnit): boolean => unit === 'count' || unit === 'point'

/**
 * From where to where a level goes; null where it is open. Where higher is better `from` belongs to the level and `to`
 * to the next one; where lower is better it is the other way round.
 */
export interface LevelRange {
  from: number | null
  to: number | null
}

export function rangeOfLevel({ better, cuts }: Measure, level: Level): LevelRange {
  const [own, next] = [null, ...cuts, null].slice(level) as [number | null, number | null]
  return better === 'higher' ? { from: own, to: next } : { from: next, to: own }
}

/** Rising where higher is better, falling where lower is: otherwise some level could never be reached. */
export const isInOrder = ({ better, cuts }: Pick<Measure, 'better' | 'cuts'>): boolean =>
  cuts.every(
    (cut, index) =>
      Number.isFinite(cut) &&
      (index === 0 || (better === 'higher' ? cut > cuts[index - 1]! : cut < cuts[index - 1]!)),
  )
