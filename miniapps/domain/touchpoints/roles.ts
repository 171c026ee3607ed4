import { baseFlag, type RatedTouchpoint } from '../planning/touchpoints/rank-touchpoints.ts'
import type { CHARACTERISTICS } from './wire.ts'

type Attribute = (typeof CHARACTERISTICS)[number]
type Stage = (typeof STAGES)[number]

/** On the way of a person with a brand. */
export const STAGES = ['discover', 'consider', 'buy', 'stay'] as const

/** Strengths that help in a stage. */
const HELPING: Readonly<Record<Stage, readonly Attribute[]>> = {
  discover: ['attention', 'emotion'],
  consider: ['information', 'trust'],
  buy: ['action', 'information'],
  stay: ['trust', 'emotion'],
}

export interface StageRole {
  stage: Stage
  attribute: Attribute
  standing: 'high' | 'above' | 'below'
  /**
   * Standard deviations above the mean of all touchpoints; undefined for people who may not see strengths.
   */
  z?: number
}

export interface TouchpointRoles {
  touchpoint: string
  roles: readonly StageRole[]
}

/** Above it a touchpoint stands out among the others. */
const STANDS_OUT_Z = 1

const standingOf = (z: number): StageRole['standing'] =>
  z >= STANDS_OUT_Z ? 'high' : z >= 0 ? 'above' : 'below'

/** Roles as people see them who may not see the strengths they come from. */
export const withoutFigures = ({ touchpoint, roles }: TouchpointRoles): TouchpointRoles => ({
  touchpoint,
  roles: roles.map(({ stage, attribute, standing }) => ({ stage, attribute, standing })),
})

/**
 * The role of each touchpoint in each stage: the attribute by which it stands out most among the touchpoints
 * of the edition. A touchpoint rated by too few people gets no role, and does not
 * count towards the average that the others are compared with.
 */
export function rolesOf(rated: readonly RatedTouchpoint[]): readonly TouchpointRoles[] {
  const trusted = rated.filter(({ n }) => baseFlag(n) !== '**')
  const scores = new Map<Attribute, (value: number) => number>()
  for (const attribute of new Set(Object.values(HELPING).flat())) {
    const score = zScore(trusted.flatMap(({ values }) => values[attribute] ?? []))
    if (score) scores.set(attribute, score)
  }
  return trusted.map(({ id, values }) => ({
    touchpoint: id,
    roles: STAGES.flatMap((stage) => {
      const found = HELPING[stage].flatMap((attribute) => {
        const [value, score] = [values[attribute], scores.get(attribute)]
        return typeof value === 'number' && score ? [{ attribute, z: score(value) }] : []
      })
      const [best] = found.toSorted((one, other) => other.z - one.z)
      return best ? [{ stage, ...best, standing: standingOf(best.z) }] : []
    }),
  }))
}

/** Undefined where all values are equal, or there are fewer than two. */
function zScore(values: readonly number[]): ((value: number) => number) | undefined {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const deviation = Math.sqrt(squares / (values.length - 1))
  return deviation > 0 ? (value) => (value - mean) / deviation : undefined
}
