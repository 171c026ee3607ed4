import type { Json } from '../document/json.ts'

/** Of the tree's top, which is there even where none of its fields is set. */
export const ROOT = 'root'

export const GROUP_OPS = ['and', 'or', 'atLeast'] as const
export const RULE_OPS = ['in', 'range', 'answered', 'audience', 'all'] as const

export type NodeOp = (typeof GROUP_OPS)[number] | (typeof RULE_OPS)[number]

/** Fields of a document by path, as a page shows them or as they are stored. */
export type NodeFields = Readonly<Record<string, { value: Json; at?: string }>>

/** A rule or a group, as its fields `nodes/<id>/…` say it. */
export interface AudienceNode {
  id: string
  parent: string | null
  order: number
  /** None where two people changed it at once and half of it was kept. */
  op: NodeOp | null
  not: boolean
  variable: string | null
  codes: readonly number[]
  min: number | null
  max: number | null
  k: number | null
  audience: string | null
  edition: number | null
  /** ISO moment of its last move. */
  movedAt: string
}

export const NODE_CELLS = [
  'parent',
  'order',
  'op',
  'not',
  'variable',
  'codes',
  'min',
  'max',
  'k',
  'audience',
  'edition',
] as const

export type NodeCell = (typeof NODE_CELLS)[number]

export const nodePath = (id: string, cell: NodeCell): string => `nodes/${id}/${cell}`

export const isGroup = ({ id, op }: Pick<AudienceNode, 'id' | 'op'>): boolean =>
  id === ROOT || GROUP_OPS.some((group) => group === op)

/** All nodes of a document, the root among them. What is left of a node that somebody deleted is none. */
export function nodesOf(fields: NodeFields): ReadonlyMap<string, AudienceNode> {
  const ids = Object.keys(fields).flatMap((path) => /^nodes\/([^/]+)\//.exec(path)?.[1] ?? [])
  const nodes = [...new Set([ROOT, ...ids])].map((id) => nodeAt(fields, id))
  return new Map(
    nodes
      .filter(({ id, op, parent }) => id === ROOT || op !== null || parent !== null)
      .map((node) => [node.id, node]),
  )
}

function nodeAt(fields: NodeFields, id: string): AudienceNode {
  const cell = <Value extends Json>(name: NodeCell) =>
    (fields[nodePath(id, name)]?.value ?? null) as Value | null
  return {
    id,
    parent: id === ROOT ? null : cell<string>('parent'),
    order: cell<number>('order') ?? 0,
    op: id === ROOT ? (GROUP_OPS.find((group) => group === cell('op')) ?? 'and') : cell<NodeOp>('op'),
    not: cell('not') === true,
    variable: cell<string>('variable'),
    codes: cell<number[]>('codes') ?? [],
    min: cell<number>('min'),
    max: cell<number>('max'),
    k: cell<number>('k'),
    audience: cell<string>('audience'),
    edition: cell<number>('edition'),
    movedAt: fields[nodePath(id, 'parent')]?.at ?? '',
  }
}
