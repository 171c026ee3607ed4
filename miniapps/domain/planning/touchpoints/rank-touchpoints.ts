export interface RatedTouchpoint {
  id: string
  /** People asked. */
  n: number
  /** By metric, each in its own unit; what is missing was not measured. */
  values: Readonly<Record<string, number | null | undefined>>
}

export interface Metric {
  name: string
  /** In proportion to the others. */
  weight: number
  /** As cost: the least is the best. */
  lowIsGood?: boolean
}

export interface RankedTouchpoint {
  id: string
  /** 0 to 1; null where nothing that counts was measured. */
  score: number | null
  /** Contribution of each metric to the score; null where it was not measured. */
  parts: Record<string, number | null>
  /** `**`: fewer than 30 asked, `*`: fewer than 100. */
  flag: '**' | '*' | null
}

const TOO_FEW = 30
const FEW = 100

/** The mark of a low base: `**` under 30 people asked, `*` under 100. */
export const baseFlag = (n: number): RankedTouchpoint['flag'] => (n < TOO_FEW ? '**' : n < FEW ? '*' : null)

/**
 * Touchpoints by what they are worth for a task: each metric from 0 (the worst of those shown) to 1 (the best), .5 where
 * all are equal, by weight. The weight of a missing value goes to the others. Low bases are left out unless asked for.
 */
export function rankTouchpoints(asked: {
  touchpoints: readonly RatedTouchpoint[]
  metrics: readonly Metric[]
  lowBases?: boolean
}): RankedTouchpoint[] {
  const shown = asked.touchpoints.filter(({ n }) => asked.lowBases || n >= TOO_FEW)
  const scales = asked.metrics.map((metric) => scaleOf(metric, shown))
  return shown
    .map(({ id, n, values }): RankedTouchpoint => {
      const measured = asked.metrics.map(({ name, weight }, place) => {
        const value = values[name]
        return { name, weight, part: typeof value === 'number' ? scales[place]!(value) : null }
      })
      const weights = measured.reduce((sum, { weight, part }) => sum + (part === null ? 0 : weight), 0)
      const parts = measured.map(({ name, weight, part }): [string, number | null] => {
        return [name, part === null || weights === 0 ? null : (part * weight) / weights]
      })
      const score = weights > 0 ? parts.reduce((sum, [, part]) => sum + (part ?? 0), 0) : null
      return { id, score, parts: Object.fromEntries(parts), flag: baseFlag(n) }
    })
    .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1) || (one.id < other.id ? -1 : 1))
}

function scaleOf({ name, lowIsGood }: Metric, shown: readonly RatedTouchpoint[]): (value: number) => number {
  const values = shown.flatMap((touchpoint) => touchpoint.values[name] ?? [])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (value) => {
    if (most === least) return 0.5
    return lowIsGood ? (most - value) / (most - least) : (value - least) / (most - least)
  }
}
