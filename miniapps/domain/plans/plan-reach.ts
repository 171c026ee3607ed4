import type { ApprovedCurve } from '../curves/wire.ts'
import { buildReach, type ReachStep } from '../planning/curves/build-reach.ts'
import { curveAt } from '../planning/curves/curve-at.ts'
import { planReach } from '../planning/curves/plan-reach.ts'
import { frequencyOf } from '../planning/reach/exposures.ts'
import { combineReach } from '../planning/reach/random-reach.ts'
import type { NoWeight, WeighedLine } from './line-weight.ts'

/** Version of the rule behind the figures: touchpoints by `planReach`, markets by the size of their universes. */
export const REACH_RULE = 1

export type NoReach = NoWeight | 'duplication'

/** Shares are percent of the universe; null with the code of what is missing. */
export interface Reached {
  reach: number | null
  /** Null where nobody is reached, or contacts are not known. */
  frequency: number | null
  code?: NoReach
}

export interface ReachGroup extends Reached {
  market: string
  touchpoint: string
  /** In the unit of its curve. */
  weight: number
  /** Null where money says nothing of contacts. */
  grp: number | null
  curve: ApprovedCurve
  /** Its weight lies far beyond what was observed. */
  extrapolated: boolean
}

export interface PlanReached extends Reached {
  /** Percent with one contact and more, two and more, … five; null where contacts are not known. */
  plus: readonly number[] | null
  grp: number | null
  /** People in all markets that are reached at. */
  universe: number
}

export interface PlanFigures {
  lines: ReadonlyMap<string, Reached>
  groups: readonly ReachGroup[]
  total: PlanReached
  /** Percent at the end of each week. */
  build: readonly number[]
  /** Lines that buy something and are in no total, with the reason. */
  left: ReadonlyMap<string, NoWeight>
}

export interface ReachAsked {
  lines: readonly WeighedLine[]
  /** Of the head; 1 meets as often as by chance. */
  duplication: number
  /** Number of weeks of the plan. */
  weeks: number
  /** Of the head; it counts where a plan has one market. */
  universe: number | null
}

interface Group {
  market: string
  touchpoint: string
  lines: WeighedLine[]
  weight: number
  grp: number | null
  curve: ApprovedCurve
}

/** Reach and frequency of lines, of each touchpoint in each market, and of all together. Lines of one touchpoint share its curve. */
export function reachOfPlan({ lines, duplication, weeks, universe }: ReachAsked): PlanFigures {
  const groups = [...groupsOf(lines).values()]
  const figures = groups.map(figuresOfGroup)
  const markets = marketsOf(groups, universe)
  const builds = markets.map(({ groups: own }) => buildOf(own, duplication, weeks))
  const all = markets.map((market) => ({ ...market, reached: reachedIn(market.groups, duplication) }))
  const whole = markets.reduce((sum, market) => sum + market.universe, 0)
  const build = Array.from({ length: weeks }, (_, week) =>
    meanOf(markets.map((market, place) => [builds[place]![week]!, market.universe])),
  )
  return {
    lines: new Map(lines.map((line) => [line.id, reachedBy(line)])),
    groups: figures,
    total: { ...totalOf(all), universe: whole },
    build,
    left: new Map(lines.flatMap(({ id, refused }) => (refused ? [[id, refused] as const] : []))),
  }
}

/** Reach of some of the lines, such as those of a vendor or a package. */
export const reachOfSome = (lines: readonly WeighedLine[], asked: Omit<ReachAsked, 'lines'>): Reached =>
  reachOfPlan({ ...asked, lines, weeks: 0 }).total

function groupsOf(lines: readonly WeighedLine[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    if (line.refused) continue
    const { market, touchpoint, curve } = line
    const key = `${market}.${touchpoint}`
    const group = groups.get(key) ?? { market, touchpoint, lines: [], weight: 0, grp: 0, curve }
    group.lines.push(line)
    group.weight += line.weight
    group.grp = group.grp === null || line.grp === null ? null : group.grp + line.grp
    groups.set(key, group)
  }
  return groups
}

function figuresOfGroup({ market, touchpoint, curve, weight, grp }: Group): ReachGroup {
  const { reach, extrapolated } = curveAt({ curve: curve.fit, x: weight })
  return {
    market,
    touchpoint,
    weight,
    grp,
    curve,
    reach,
    extrapolated,
    frequency: grp === null ? null : frequencyOf(grp, reach),
  }
}

function reachedBy(line: WeighedLine): Reached {
  if (line.refused) return { reach: null, frequency: null, code: line.refused }
  const { reach } = curveAt({ curve: line.curve.fit, x: line.weight })
  return { reach, frequency: line.grp === null ? null : frequencyOf(line.grp, reach) }
}

interface Market {
  groups: readonly Group[]
  universe: number
}

/** With one market the plan's own universe counts, with several those of their curves. */
function marketsOf(groups: readonly Group[], universe: number | null): readonly Market[] {
  const codes = [...new Set(groups.map(({ market }) => market))]
  return codes.map((code) => {
    const own = groups.filter(({ market }) => market === code)
    return { groups: own, universe: (codes.length === 1 && universe) || own[0]!.curve.universe }
  })
}

function reachedIn(groups: readonly Group[], duplication: number) {
  const found = planReach({
    lines: groups.map(({ touchpoint, weight, grp }) => ({ touchpoint, weight, grp: grp ?? 0 })),
    curves: Object.fromEntries(groups.map(({ touchpoint, curve }) => [touchpoint, curve.fit])),
    duplication,
  })
  if ('refused' in found) return null
  const isCounted = groups.every(({ grp }) => grp !== null)
  const grp = groups.reduce((sum, group) => sum + (group.grp ?? 0), 0)
  return { reach: found.reach, grp: isCounted ? grp : null, plus: isCounted ? found.plus : null }
}

function totalOf(
  markets: readonly (Market & { reached: ReturnType<typeof reachedIn> })[],
): Omit<PlanReached, 'universe'> {
  const found = markets.flatMap(({ reached, universe }) => (reached ? [{ ...reached, universe }] : []))
  if (found.length < markets.length)
    return { reach: null, frequency: null, plus: null, grp: null, code: 'duplication' }
  const reach = meanOf(found.map((market) => [market.reach, market.universe]))
  const grp = found.every((market) => market.grp !== null)
    ? meanOf(found.map((market) => [market.grp!, market.universe]))
    : null
  const plus = found.every((market) => market.plus !== null)
    ? (found[0]?.plus ?? []).map((_, place) =>
        meanOf(found.map((market) => [market.plus![place]!, market.universe])),
      )
    : null
  return { reach, grp, plus, frequency: grp === null ? null : frequencyOf(grp, reach) }
}

/** Weighted by people. */
function meanOf(values: readonly (readonly [value: number, people: number])[]): number {
  const people = values.reduce((sum, [, each]) => sum + each, 0)
  return people > 0 ? values.reduce((sum, [value, each]) => sum + value * each, 0) / people : 0
}

/** Percent at the end of each week. */
function buildOf(groups: readonly Group[], duplication: number, weeks: number): readonly number[] {
  const steps = groups.map((group) => stepsOf(group, weeks))
  return Array.from({ length: weeks }, (_, week) => {
    const found = combineReach({ reaches: steps.map((each) => each[week]!.reach / 100), duplication })
    return 'refused' in found ? 0 : found.reach * 100
  })
}

function stepsOf({ lines, curve }: Group, weeks: number): readonly ReachStep[] {
  const weights = new Float64Array(weeks)
  for (const line of lines)
    if (!line.refused) for (const [week, weight] of line.weekly) weights[week]! += weight
  return buildReach({ curve: curve.fit, weights: [...weights] })
}
