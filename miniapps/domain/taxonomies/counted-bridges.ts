import type { Expression } from '../audience/expression.ts'
import { leavesOf } from '../audience/leaves.ts'
import { withinFrame } from '../audience/names-checked.ts'
import { type Frame, isCoded, type Variable } from '../surveys/frame.ts'
import { BRIDGES_COUNTED } from './limits.ts'
import type { CountedSegment } from './propose-cover.ts'
import type { Bridge } from './taxonomy.ts'

/** Bridges that a version of a survey can count: it has their questions, of the right kind, and at least one of their answers. */
export function countedBridges(bridges: readonly Bridge[], dataset: string, frame: Frame): CountedSegment[] {
  const variables = new Map(frame.map((variable) => [variable.name, variable]))
  return bridges
    .filter((bridge) => bridge.dataset === dataset)
    .map(({ node, expression }) => ({ id: node, expression: withinFrame(expression, frame) }))
    .filter(({ expression }) => isCounted(expression, variables))
    .slice(0, BRIDGES_COUNTED)
}

const isCounted = (expression: Expression, variables: ReadonlyMap<string, Variable>): boolean =>
  leavesOf(expression).every((leaf) => {
    if (leaf.op === 'all') return true
    const variable = leaf.op === 'audience' ? undefined : variables.get(leaf.variable)
    if (!variable) return false
    if (leaf.op === 'in') return isCoded(variable) && leaf.codes.length > 0
    return leaf.op === 'answered' || !isCoded(variable)
  })

/** Names for an audience: its title, and the answers that it is made of. */
export const namesOf = (title: string, expression: Expression, frame: Frame): string[] => [
  title,
  ...leavesOf(expression).flatMap((leaf) => {
    const variable = leaf.op === 'in' ? frame.find(({ name }) => name === leaf.variable) : undefined
    if (!variable || leaf.op !== 'in') return []
    const chosen = variable.codes.filter(({ code }) => leaf.codes.includes(code))
    return chosen.flatMap(({ label }) => [label, `${variable.label}: ${label}`])
  }),
]
