import type { Json } from '../document/json.ts'
import { isGroup, NODE_CELLS, type NodeCell, nodePath, ROOT } from './audience-nodes.ts'
import { type NodeTree, withAllBelow } from './node-tree.ts'
import { spacedOrders } from './spaced-orders.ts'

/** Fields to set, by path; null empties one. */
export type NodeChanges = Readonly<Record<string, Json>>
export type NodeContent = Readonly<Partial<Record<NodeCell, Json>>>

/** One step of a rule or group by keyboard. */
export type Step = 'up' | 'down' | 'in' | 'out'

/** Puts a node into a group, before what stands at this place there without it; nothing where the group is within the node. */
export function movedNode(tree: NodeTree, id: string, parent: string, at: number): NodeChanges {
  const above = tree.nodes.get(parent)
  if (!above || !isGroup(above) || withAllBelow(tree, id).includes(parent)) return {}
  const siblings = idsIn(tree, parent).filter((each) => each !== id)
  const place = Math.min(Math.max(at, 0), siblings.length)
  const from = idsIn(tree, parent).indexOf(id)
  if (from === place) return {}
  const changes = ordered(tree, parent, siblings.toSpliced(place, 0, id), id)
  return from < 0 ? { ...changes, [nodePath(id, 'parent')]: parent } : changes
}

/** `in`: into the group before it, at its end; `out`: behind the group that it is in. */
export function steppedNode(tree: NodeTree, id: string, step: Step): NodeChanges {
  const parent = parentIn(tree, id)
  if (parent === undefined) return {}
  const siblings = idsIn(tree, parent)
  const at = siblings.indexOf(id)
  if (step === 'up') return at > 0 ? movedNode(tree, id, parent, at - 1) : {}
  if (step === 'down') return movedNode(tree, id, parent, at + 1)
  if (step === 'in') {
    const before = siblings.slice(0, at).findLast((each) => isGroup(tree.nodes.get(each)!))
    return before === undefined ? {} : movedNode(tree, id, before, Infinity)
  }
  const outer = parentIn(tree, parent)
  return outer === undefined ? {} : movedNode(tree, id, outer, idsIn(tree, outer).indexOf(parent) + 1)
}

/** With all below it. */
export const removedNode = (tree: NodeTree, id: string): NodeChanges =>
  Object.assign({}, ...withAllBelow(tree, id).map((each) => emptied(each))) as NodeChanges

/** All rules go. */
export const withoutRules = (tree: NodeTree): NodeChanges =>
  Object.assign({}, ...idsIn(tree, ROOT).map((id) => removedNode(tree, id))) as NodeChanges

/** Before what stands at this place of a group, or at its end. */
export function addedNodes(
  tree: NodeTree,
  parent: string,
  contents: readonly { id: string; content: NodeContent }[],
  at = Infinity,
): NodeChanges {
  const siblings = tree.childrenOf(parent)
  const after = siblings[at]?.order ?? (siblings.at(-1)?.order ?? 0) + contents.length + 1
  const before =
    (at < siblings.length ? siblings[at - 1] : siblings.at(-1))?.order ?? after - contents.length - 1
  const between = (after - before) / (contents.length + 1)
  const added = contents.map(({ id, content }, place) =>
    withContent(id, { parent, order: before + between * (place + 1), ...content }),
  )
  return Object.assign({}, ...added) as NodeChanges
}

/**
 * Rules that all of the audience must meet, too. Where the outermost group is no plain AND, all that is in it moves into a group of its kind:
 * beside the operands of an OR a rule would widen the audience.
 */
export function narrowedNodes(
  tree: NodeTree,
  contents: readonly { id: string; content: NodeContent }[],
  group: string,
): NodeChanges {
  const { op, not, k } = tree.nodes.get(ROOT)!
  const within = idsIn(tree, ROOT)
  if (op === 'and' && !not) return addedNodes(tree, ROOT, contents)
  const isEmpty = within.length === 0
  return {
    ...withContent(ROOT, { op: 'and', not: null, k: null }),
    ...(!isEmpty && withContent(group, { parent: ROOT, order: 1, op, not: not || null, k })),
    ...Object.fromEntries(within.map((id) => [nodePath(id, 'parent'), group])),
    ...Object.assign(
      {},
      ...contents.map(({ id, content }, at) => withContent(id, { parent: ROOT, order: at + 2, ...content })),
    ),
  }
}

/** A new group in the place of a node, around it. */
export function groupedNode(tree: NodeTree, id: string, op: 'and' | 'or', group: string): NodeChanges {
  const { order } = tree.nodes.get(id)!
  return {
    ...withContent(group, { parent: parentIn(tree, id) ?? ROOT, order, op }),
    ...withContent(id, { parent: group, order: 1 }),
  }
}

/** The group goes, what is in it stays in its place; not of one that is a NOT, which would be another audience. */
export function ungroupedNode(tree: NodeTree, id: string): NodeChanges {
  const parent = parentIn(tree, id)
  if (parent === undefined || tree.nodes.get(id)!.not) return {}
  const within = idsIn(tree, id)
  const siblings = idsIn(tree, parent)
  const next = siblings.toSpliced(siblings.indexOf(id), 1, ...within)
  const parents = within.map((each) => [nodePath(each, 'parent'), parent])
  return { ...ordered(tree, parent, next), ...Object.fromEntries(parents), ...emptied(id) }
}

export const withContent = (id: string, content: NodeContent): NodeChanges =>
  Object.fromEntries(Object.entries(content).map(([cell, value]) => [nodePath(id, cell as NodeCell), value]))

const emptied = (id: string): NodeChanges =>
  Object.fromEntries(NODE_CELLS.map((cell) => [nodePath(id, cell), null]))

const idsIn = (tree: NodeTree, parent: string): string[] => tree.childrenOf(parent).map(({ id }) => id)

/** Undefined of the root and of a loose node. */
export const parentIn = (tree: NodeTree, id: string): string | undefined =>
  tree.loose.includes(id) ? undefined : (tree.nodes.get(id)?.parent ?? undefined)

/** Orders of a group's nodes that are others than today. */
function ordered(tree: NodeTree, parent: string, ids: readonly string[], moved?: string): NodeChanges {
  const today = (id: string) => {
    const node = tree.nodes.get(id)!
    return id !== moved && node.parent === parent ? node.order : null
  }
  const orders = spacedOrders(ids.map(today))
  return Object.fromEntries(
    ids.flatMap((id, at) => (orders[at] === today(id) ? [] : [[nodePath(id, 'order'), orders[at]!]])),
  )
}
