import type { Expression } from '../audience/expression.ts'
import { communities, type Edge } from '../segments/communities.ts'

export interface Group {
  /** Its first node. */
  id: string
  nodes: readonly string[]
}

/** Communities with two nodes and more; those that were merged are one, and stand where the other one was. */
export function groupsOf(asked: {
  nodes: readonly string[]
  edges: readonly Edge[]
  /** From a group's first node to that of the group that it went into. */
  merged: Readonly<Record<string, string>>
}): Group[] {
  const { nodes, edges, merged } = asked
  const found = communities({ nodes, edges }).communities.filter(({ length }) => length > 1)
  const groups = new Map<string, string[]>()
  for (const members of found) {
    const into = targetOf(members[0]!, merged, new Set(found.map(([first]) => first!)))
    groups.set(into, [...(groups.get(into) ?? []), ...members])
  }
  return [...groups].map(([id, members]) => ({ id, nodes: members }))
}

/** Group that a group ends up in: merges may follow one another, and those into a group that is gone count no more. */
function targetOf(id: string, merged: Readonly<Record<string, string>>, known: ReadonlySet<string>): string {
  const seen = new Set([id])
  let at = id
  for (;;) {
    const next = merged[at]
    if (next === undefined || !known.has(next) || seen.has(next)) return at
    seen.add(next)
    at = next
  }
}

/** Everybody of a group: those of any of its nodes, each once. */
export const unionOf = ({ nodes }: Group, ruleOf: (node: string) => Expression): Expression =>
  nodes.length === 1 ? ruleOf(nodes[0]!) : { op: 'or', of: nodes.map(ruleOf) }
