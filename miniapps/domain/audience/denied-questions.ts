import { type AudienceNode, isGroup, ROOT } from './audience-nodes.ts'
import type { Expression } from './expression.ts'
import { addedNodes, groupedNode, narrowedNodes, type NodeChanges, parentIn } from './node-moves.ts'
import type { NodeTree } from './node-tree.ts'

/** A question under a NOT: those who were never asked are taken in. */
export interface DeniedQuestion {
  variable: string
  /** The rule or group that the NOT is of. */
  node: string
}

/** Each question once. A NOT within a NOT asks for an answer again. `built` has null for rules that do not count yet. */
export function deniedQuestions(
  tree: NodeTree,
  built: ReadonlyMap<string, Expression | null>,
): readonly DeniedQuestion[] {
  const found = new Map<string, DeniedQuestion>()
  const walk = (node: AudienceNode, above: string | null) => {
    const { id, op, not, variable } = node
    const denied = not ? (above === null ? id : null) : above
    if (isGroup(node)) for (const child of tree.childrenOf(id)) walk(child, denied)
    else if (denied !== null && variable && (op === 'in' || op === 'range') && built.get(id))
      found.set(variable, { variable, node: denied })
  }
  walk(tree.nodes.get(ROOT)!, null)
  return [...found.values()]
}

/** AND ANSWERED beside the NOT, in a group of its own where the one around it is no plain AND. @param newId gives each node its id */
export function withAnswered(
  tree: NodeTree,
  { node, variable }: DeniedQuestion,
  newId: () => string,
): NodeChanges {
  const answered = [{ id: newId(), content: { op: 'answered', variable } }]
  if (node === ROOT) return narrowedNodes(tree, answered, newId())
  const around = tree.nodes.get(parentIn(tree, node) ?? ROOT)!
  if (around.op === 'and' && !around.not) return addedNodes(tree, around.id, answered)
  const group = newId()
  const [{ id, content }] = answered as [(typeof answered)[0]]
  return {
    ...groupedNode(tree, node, 'and', group),
    ...addedNodes(tree, group, [{ id, content: { ...content, order: 2 } }]),
  }
}
