import type { Expression } from '../audience/expression.ts'

/** Something that can be bought, or a group of such. */
export interface TaxonomyNode {
  id: string
  /** Id of the node above; null at the top. */
  parent: string | null
  name: string
  /** Price of a thousand contacts, whole minor units; null where only nodes below it are sold. */
  cpm: number | null
}

/** The people of a node in terms of a survey. */
export interface Bridge {
  node: string
  dataset: string
  expression: Expression
}

/** The newest version of a taxonomy, in a list. */
export interface TaxonomyLine {
  id: string
  version: number
  name: string
  /** Of all prices. */
  currency: string
  nodes: number
  bridges: number
  /** Brands that may use it: one, or all of the agency. */
  scope: 'brand' | 'agency'
  /** ISO moment. */
  importedAt: string
}

/** One version with all that it holds; a version never changes. */
export interface TaxonomyDetail extends Omit<TaxonomyLine, 'nodes' | 'bridges'> {
  /** The newest version that there is. */
  latest: number
  nodes: readonly TaxonomyNode[]
  bridges: readonly Bridge[]
}

/** Nodes of a taxonomy by id. */
export type NodesById = ReadonlyMap<string, TaxonomyNode>

export const nodesById = (nodes: readonly TaxonomyNode[]): NodesById =>
  new Map(nodes.map((node) => [node.id, node]))

/** Names from the top down to a node. */
export function pathOf(nodes: NodesById, id: string): readonly string[] {
  const names: string[] = []
  for (let node = nodes.get(id); node; node = node.parent === null ? undefined : nodes.get(node.parent))
    names.unshift(node.name)
  return names
}
