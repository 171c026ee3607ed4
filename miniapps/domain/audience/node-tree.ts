import { type AudienceNode, isGroup, type NodeFields, nodesOf, ROOT } from './audience-nodes.ts'

export interface NodeTree {
  nodes: ReadonlyMap<string, AudienceNode>
  /** In order; empty for a rule. */
  childrenOf(id: string): readonly AudienceNode[]
  /** Without a group above them: neither they nor what is below them belongs to the audience. */
  loose: readonly string[]
  /** Of the loose ones, those that two moves would have put below themselves. */
  cut: readonly string[]
}

/**
 * The nodes as one tree. Where two people moved two groups into each other at the same moment, the later move is cut,
 * so that both see the same tree.
 */
export function nodeTree(fields: NodeFields): NodeTree {
  const nodes = nodesOf(fields)
  const cut = cutNodes(nodes)
  const children = new Map<string, AudienceNode[]>()
  const loose: string[] = []
  for (const node of nodes.values()) {
    if (node.id === ROOT) continue
    const above = cut.includes(node.id) || node.parent === null ? undefined : nodes.get(node.parent)
    if (!above || !isGroup(above)) loose.push(node.id)
    else children.set(above.id, [...(children.get(above.id) ?? []), node])
  }
  for (const siblings of children.values()) siblings.sort(byOrder)
  return { nodes, childrenOf: (id) => children.get(id) ?? [], loose, cut }
}

const byOrder = (one: AudienceNode, other: AudienceNode): number =>
  one.order - other.order || (one.id < other.id ? -1 : 1)

/** Of each circle the node that was moved last. */
function cutNodes(nodes: ReadonlyMap<string, AudienceNode>): string[] {
  const known = new Set<string>()
  return [...nodes.keys()].flatMap((start) => {
    const path: AudienceNode[] = []
    let at = nodes.get(start)
    while (at && !known.has(at.id)) {
      known.add(at.id)
      path.push(at)
      at = at.parent === null ? undefined : nodes.get(at.parent)
    }
    const circle = at ? path.slice(path.indexOf(at)) : []
    return at && path.includes(at) ? [circle.toSorted(byMove).at(-1)!.id] : []
  })
}

const byMove = (one: AudienceNode, other: AudienceNode): number =>
  one.movedAt === other.movedAt ? (one.id < other.id ? -1 : 1) : one.movedAt < other.movedAt ? -1 : 1

/** Ids of all nodes below one, and its own. */
export const withAllBelow = (tree: NodeTree, id: string): string[] => [
  id,
  ...tree.childrenOf(id).flatMap((child) => withAllBelow(tree, child.id)),
]
