import type { Body } from '../document/change.ts'
import { type AudienceNode, isGroup, type NodeFields, ROOT } from './audience-nodes.ts'
import type { Expression } from './expression.ts'
import { nodeTree, type NodeTree } from './node-tree.ts'

export interface NodesExpression {
  /** Everybody where there is no rule. */
  expression: Expression
  /** Nodes without a group above them. */
  loose: readonly string[]
  /** Of the loose ones, those whose move was cut, because it closed a circle. */
  cut: readonly string[]
  /** Rules without an answer, a bound or an audience, and groups without a rule: left out until they have one. */
  unfinished: readonly string[]
}

/** The expression that a document's nodes stand for. */
export function expressionOf(fields: NodeFields): NodesExpression {
  const tree = nodeTree(fields)
  const built = builtNodes(tree)
  const { loose, cut } = tree
  const unfinished = [...built].flatMap(([id, expression]) => (expression || id === ROOT ? [] : [id]))
  return { expression: built.get(ROOT) ?? { op: 'all' }, loose, cut, unfinished }
}

/** For who has the fields without their authors. */
export const fieldsOfBody = (body: Body): NodeFields =>
  Object.fromEntries(Object.entries(body).map(([path, value]) => [path, { value }]))

/** Of all nodes below the root, and the root, each by its id; null where it is unfinished. */
export function builtNodes(tree: NodeTree): ReadonlyMap<string, Expression | null> {
  const built = new Map<string, Expression | null>()
  const build = (node: AudienceNode): Expression | null => {
    const rule = isGroup(node) ? groupOf(node, tree.childrenOf(node.id).map(build)) : ruleOf(node)
    const whole: Expression | null = rule && node.not ? { op: 'not', of: rule } : rule
    built.set(node.id, whole)
    return whole
  }
  build(tree.nodes.get(ROOT)!)
  return built
}

function groupOf({ op, k }: AudienceNode, operands: readonly (Expression | null)[]): Expression | null {
  const of = operands.filter((each) => each !== null)
  if (of.length < 2) return of[0] ?? null
  if (op === 'atLeast') return { op, k: Math.min(Math.max(k ?? 1, 1), of.length), of }
  return { op: op === 'or' ? 'or' : 'and', of }
}

function ruleOf({ op, variable, codes, min, max, audience, edition }: AudienceNode): Expression | null {
  if (op === 'all') return { op }
  if (op === 'audience') return audience && edition ? { op, id: audience, version: edition } : null
  if (!variable) return null
  if (op === 'answered') return { op, variable }
  if (op === 'in') return codes.length ? { op, variable, codes } : null
  return op === 'range' && (min !== null || max !== null) ? { op, variable, min, max } : null
}
