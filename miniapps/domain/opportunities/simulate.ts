import { randomOf, type Triangle } from '../kernel/random.ts'
import { quantile } from '../kernel/statistics/quantile.ts'
import { DRIVERS, type Driver, type Lever, product, withLevers } from './segment-value.ts'
import { triangular } from './triangular.ts'

export const DRAWS = 10_000
/** A segment draws the same whether or not another one stands beside it. */
const SEED_STEP = 7919

export interface Drawn {
  drivers: Readonly<Record<Driver, Triangle>>
  categoryPenetration: number
  levers: readonly Lever[]
}

export interface Spread {
  mean: number
  /** One in ten is less; half is; nine in ten are. */
  p10: number
  p50: number
  p90: number
}

export interface Simulated {
  /** Worth with all levers, of each segment. */
  after: Spread[]
  /** Change of it by levers. */
  change: Spread[]
  total: { after: Spread; change: Spread }
}

/** Worth of segments whose figures are guesses, drawn many times: the same seed gives the same figures to the last bit. */
export function simulate(asked: {
  segments: readonly (Drawn & { number: number })[]
  seed: number
  draws?: number
}): Simulated {
  const { segments, seed, draws = DRAWS } = asked
  const drawn = segments.map((segment) =>
    drawsOf(segment, randomOf(seed + SEED_STEP * segment.number), draws),
  )
  const sumOf = (of: 'after' | 'change') =>
    Array.from({ length: draws }, (_, draw) => drawn.reduce((sum, each) => sum + each[of][draw]!, 0))
  return {
    after: drawn.map(({ after }) => spreadOf(after)),
    change: drawn.map(({ change }) => spreadOf(change)),
    total: { after: spreadOf(sumOf('after')), change: spreadOf(sumOf('change')) },
  }
}

function drawsOf({ drivers, categoryPenetration, levers }: Drawn, random: () => number, draws: number) {
  const [after, change]: [number[], number[]] = [[], []]
  for (let draw = 0; draw < draws; draw++) {
    const values = Object.fromEntries(
      DRIVERS.map((driver) => [driver, triangular({ ...drivers[driver], u: random() })]),
    ) as Record<Driver, number>
    const { old, now } = withLevers(values, levers, categoryPenetration)
    after.push(product(now))
    change.push(product(now) - product(old))
  }
  return { after, change }
}

function spreadOf(values: readonly number[]): Spread {
  const at = (share: number) => quantile(values, share) ?? 0
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
  return { mean, p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}
