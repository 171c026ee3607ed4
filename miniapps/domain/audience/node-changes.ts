import { type Json, sameJson } from '../document/json.ts'
import { GROUP_OPS, NODE_CELLS, type NodeCell, type NodeFields, nodePath, ROOT } from './audience-nodes.ts'
import type { Expression } from './expression.ts'
import { nodeTree, type NodeTree, withAllBelow } from './node-tree.ts'
import { builtNodes } from './nodes-expression.ts'
import { spacedOrders } from './spaced-orders.ts'

type Content = Partial<Record<NodeCell, Json>>
type Group = Extract<Expression, { op: 'and' | 'or' | 'atLeast' }>

/**
 * Fields to set so that the nodes stand for an expression, such as one that was edited as text; null empties one. Nodes that say the
 * same keep id and fields, wherever they stand now, so that two people who edit different rules do not collide.
 * Loose and unfinished nodes stay.
 */
export function nodeChanges(
  expression: Expression,
  fields: NodeFields,
  newId: () => string,
): Readonly<Record<string, Json>> {
  const tree = nodeTree(fields)
  const built = builtNodes(tree)
  if (sameJson(built.get(ROOT) ?? ALL, expression)) return {}
  // a copy, for an operand that is there twice has two nodes
  return new Rewriting(tree, built, fields, newId).to(JSON.parse(JSON.stringify(expression)) as Expression)
}

const ALL: Expression = { op: 'all' }

class Rewriting {
  readonly #changes: Record<string, Json> = {}
  /** Nodes of before that nothing of the new expression has taken. */
  readonly #free: Set<string>
  /** Nodes that are as they were, with all below them, by the operand they stand for. */
  readonly #kept = new Map<Expression, string>()
  readonly #tree: NodeTree
  readonly #built: ReadonlyMap<string, Expression | null>
  readonly #fields: NodeFields
  readonly #newId: () => string

  constructor(
    tree: NodeTree,
    built: ReadonlyMap<string, Expression | null>,
    fields: NodeFields,
    newId: () => string,
  ) {
    this.#tree = tree
    this.#built = built
    this.#fields = fields
    this.#newId = newId
    this.#free = new Set([...built].flatMap(([id, each]) => (each && id !== ROOT ? [id] : [])))
  }

  to(expression: Expression): Readonly<Record<string, Json>> {
    const under = expression.op === 'not' ? expression.of : expression
    const group = groupIn(under)
    const operands = group ? group.of : [expression]
    for (const each of operands) this.#keepEqual(each)
    const own = group ?? { op: this.#tree.nodes.get(ROOT)!.op, k: null }
    this.#write(ROOT, {
      op: own.op === 'and' ? null : own.op,
      k: kOf(own),
      not: group && under !== expression ? true : null,
    })
    this.#fill(ROOT, operands)
    for (const id of this.#free) this.#remove(id)
    return this.#changes
  }

  /** Parts that stay the same keep their nodes, the largest part first. */
  #keepEqual(expression: Expression): void {
    const same = [...this.#free].find(
      (id) =>
        sameJson(this.#built.get(id) as Json, expression as Json) &&
        withAllBelow(this.#tree, id).every((below) => this.#isGoing(below)),
    )
    if (same === undefined) {
      const under = expression.op === 'not' ? expression.of : expression
      for (const each of groupIn(under)?.of ?? []) this.#keepEqual(each)
      return
    }
    this.#kept.set(expression, same)
    for (const id of withAllBelow(this.#tree, same)) this.#free.delete(id)
  }

  #fill(parent: string, operands: readonly Expression[]): void {
    const ids = operands.map((each) => this.#kept.get(each) ?? this.#likest(parent, each) ?? this.#newId())
    const orders = spacedOrders(
      ids.map((id) => {
        const node = this.#tree.nodes.get(id)
        return node?.parent === parent && !this.#tree.loose.includes(id) ? node.order : null
      }),
    )
    operands.forEach((each, at) => {
      const id = ids[at]!
      this.#write(id, { parent, order: orders[at]! })
      if (!this.#kept.has(each)) this.#become(id, each)
    })
  }

  /** A child that asks the same question, or a group of the same kind: its answers were edited. */
  #likest(parent: string, expression: Expression): string | undefined {
    const wanted = likeness(expression)
    const found = this.#tree
      .childrenOf(parent)
      .find(({ id }) => this.#free.has(id) && likeness(this.#built.get(id)!) === wanted)
    if (found) this.#free.delete(found.id)
    return found?.id
  }

  #become(id: string, expression: Expression): void {
    const under = expression.op === 'not' ? expression.of : expression
    const operands = groupIn(under)?.of ?? (under.op === 'not' ? [under] : [])
    this.#write(id, { ...EMPTY, ...contentOf(under), not: under === expression ? null : true })
    this.#fill(id, operands)
  }

  #write(id: string, content: Content): void {
    for (const [cell, value] of Object.entries(content) as [NodeCell, Json][]) {
      const path = nodePath(id, cell)
      if (!sameJson(this.#fields[path]?.value ?? null, value)) this.#changes[path] = value
    }
  }

  /** With all below it but what stands elsewhere by now. */
  #remove(id: string): void {
    this.#write(id, Object.fromEntries(NODE_CELLS.map((cell) => [cell, null])))
    for (const child of this.#tree.childrenOf(id)) if (this.#isGoing(child.id)) this.#remove(child.id)
  }

  #isGoing(id: string): boolean {
    return this.#free.has(id) || this.#built.get(id) === null
  }
}

const EMPTY: Content = {
  variable: null,
  codes: null,
  min: null,
  max: null,
  k: null,
  audience: null,
  edition: null,
}

function contentOf(expression: Expression): Content {
  switch (expression.op) {
    case 'audience':
      return { op: 'audience', audience: expression.id, edition: expression.version }
    case 'range':
      // everybody who answered, which a rule without bounds would leave unsaid
      if (expression.min === null && expression.max === null)
        return { op: 'answered', variable: expression.variable }
      return expression
    case 'and':
    case 'or':
    case 'atLeast':
      return { op: expression.op, k: kOf(expression) }
    case 'not':
      return { op: 'and' }
    default:
      return expression
  }
}

const groupIn = (expression: Expression): Group | undefined =>
  GROUP_OPS.some((op) => op === expression.op) ? (expression as Group) : undefined

const kOf = (group: object): number | null => ('k' in group ? (group.k as number | null) : null)

function likeness(expression: Expression): string {
  if (expression.op === 'not') return likeness(expression.of)
  const about = 'variable' in expression ? expression.variable : 'id' in expression ? expression.id : ''
  return groupIn(expression) ? 'group' : `${expression.op} ${about}`
}
