import type { Reference } from '../document/definition.ts'
import type { Triangle } from '../kernel/random.ts'
import type { Driver, SegmentValue } from './segment-value.ts'
import type { NamedLever, Segment } from './segments-of.ts'

/** A segment as a backlog of growth opportunities takes it: what it is worth, by which levers, and on what that rests. */
export interface GrowthOpportunity {
  title: string
  /** Minor units a year: more than it is worth now. */
  value: number
  currency: string
  ranges: Readonly<Record<Driver, Triangle>>
  levers: readonly Pick<NamedLever, 'name' | 'driver' | 'lift'>[]
  evidence: readonly (
    | { text: string }
    | (Reference & { figure: 'population'; value: number; unit: 'people' })
  )[]
}

export function growthOpportunity(
  segment: Segment,
  { change }: SegmentValue,
  { currency, audience }: { currency: string; audience?: Reference | undefined },
): GrowthOpportunity {
  const { name: title, drivers, levers } = segment
  return {
    title,
    value: Math.round(change),
    currency,
    ranges: drivers,
    levers: levers.map(({ name, driver, lift }) => ({ name, driver, lift })),
    evidence: [
      ...levers.flatMap(({ evidence }) => (evidence ? [{ text: evidence }] : [])),
      ...(audience
        ? [{ ...audience, figure: 'population', value: drivers.population.mode, unit: 'people' } as const]
        : []),
    ],
  }
}
