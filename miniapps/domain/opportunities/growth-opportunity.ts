import type { Edition } from '../audience/edition.ts'
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
  evidence: readonly ({ text: string } | AudienceEvidence)[]
}

/** The audience behind the people of a segment, as a flow of evidence pins it, with what it was counted by. */
export interface AudienceEvidence extends Reference {
  figure: 'population'
  unit: 'people'
  /** As the edition counted them; the planner's own figure is in the ranges. */
  value: number
  /** ISO moment of publishing; not known of an edition that is gone, nor is what follows. */
  at?: string
  title?: string
  dataset?: Reference & { name: string }
  slices?: readonly string[]
  /** Text of an expression; empty is everybody. */
  base?: string
  respondents?: number
}

const THOUSAND = 1000

/**
 * A segment for a backlog.
 * @param of currency of the money in minor units; the pinned audience, and its edition where it is still there
 */

export function growthOpportunity(
  segment: Segment,
  { change }: SegmentValue,
  of: { currency: string; audience?: Reference | undefined; edition?: Edition | undefined },
): GrowthOpportunity {
  const { name: title, drivers, levers } = segment
  return {
    title,
    value: Math.round(change),
    currency: of.currency,
    ranges: drivers,
    levers: levers.map(({ name, driver, lift }) => ({ name, driver, lift })),
    evidence: [
      ...levers.flatMap(({ evidence }) => (evidence ? [{ text: evidence }] : [])),
      ...(of.audience ? [evidenceOf(of.audience, drivers.population.mode, of.edition)] : []),
    ],
  }
}

function evidenceOf(audience: Reference, typed: number, edition: Edition | undefined): AudienceEvidence {
  const figure = { ...audience, figure: 'population', unit: 'people' } as const
  if (!edition) return { ...figure, value: typed }
  const { universe, publishedAt: at, title, dataset: id, datasetName: name, slices, base, n } = edition
  return {
    ...figure,
    value: Math.round(universe * THOUSAND),
    at,
    title,
    dataset: { type: 'dataset', id, version: edition.datasetVersion, name },
    slices,
    base,
    respondents: n,
  }
}
