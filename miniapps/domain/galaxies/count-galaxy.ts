import type { Edition } from '../audience/edition.ts'
import type { Expression } from '../audience/expression.ts'
import type { Body } from '../document/change.ts'
import type { Edge } from '../segments/communities.ts'
import { baseOf } from '../surveys/base-of.ts'
import type { Basis } from '../surveys/basis.ts'
import type { CountedCell, Counting } from '../surveys/counting.ts'
import type { Frame } from '../surveys/frame.ts'
import { edgesOf } from './edges-of.ts'
import type { forceLayout, Point } from './force-layout.ts'
import { fieldsIn } from './galaxy.ts'
import { type Group, groupsOf, unionOf } from './groups-of.ts'
import { NODES_MAX } from './limits.ts'

/** A set of people to be counted. */
export interface PlainNode {
  /** Question and code, or an audience by its pin. */
  id: string
  title: string
  rule: Expression
}

/** An answer or an audience that is a node. */
export interface GalaxyNode extends PlainNode {
  cell: CountedCell
  at: Point
}

export interface CountedGroup extends Group {
  rule: Expression
  /** The union of its nodes. */
  cell: CountedCell
}

export interface CountedGalaxy {
  nodes: readonly GalaxyNode[]
  edges: readonly Edge[]
  groups: readonly CountedGroup[]
  total: CountedCell
}

/** Pinned audiences, whose editions are all there, then answers to the chosen questions. */
export function nodesOf(
  frame: Frame,
  questions: readonly string[],
  pinned: readonly { key: string; edition: Edition | null }[],
): PlainNode[] {
  const chosen = new Set(questions)
  const audiences = pinned.map(({ key, edition }): PlainNode => ({
    id: `audience.${key}`,
    title: edition!.title,
    rule: edition!.expression,
  }))
  const answers = frame
    .filter(({ name }) => chosen.has(name))
    .flatMap(({ name, label, codes }) =>
      codes
        .filter(({ net, missing }) => !net && !missing)
        .map((code): PlainNode => ({
          id: `${name}.${code.code}`,
          title: `${label}: ${code.label}`,
          rule: { op: 'in', variable: name, codes: [code.code] },
        })),
    )
  return [...audiences, ...answers].slice(0, NODES_MAX)
}

const EVERYBODY: Expression = { op: 'all' }

interface Asked {
  basis: Basis
  nodes: readonly PlainNode[]
  threshold: number
  seed: number
  merged: Readonly<Record<string, string>>
}

/** Counts all nodes by all nodes, places them, and counts the groups that they fall into. */
export async function countGalaxy(
  survey: Pick<Counting, 'count'>,
  { basis, nodes: plain, threshold, seed, merged }: Asked,
  layout: (asked: Parameters<typeof forceLayout>[0]) => Promise<readonly Point[]>,
): Promise<CountedGalaxy> {
  const nodes = plain.map(({ id }) => id)
  const of = { slices: basis.slices, weight: basis.weight, base: baseOf(basis) ?? EVERYBODY }
  const sets = plain.map(({ rule }) => rule)
  const table = await survey.count({ ...of, rows: sets, columns: sets })
  const edges = edgesOf({ nodes, table, threshold })
  const points = await layout({ nodes, edges, seed })
  const rules = new Map(plain.map(({ id, rule }) => [id, rule]))
  const groups = groupsOf({ nodes, edges, merged })
  const unions = groups.map((group) => unionOf(group, (node) => rules.get(node)!))
  const { cells } = await survey.count({ ...of, rows: [], columns: unions })
  return {
    nodes: plain.map((node, at) => ({ ...node, cell: table.cells[at]!.at(-1)!, at: points[at]! })),
    edges,
    groups: groups.map((group, at) => ({ ...group, rule: unions[at]!, cell: cells[0]![at]! })),
    total: cells[0]!.at(-1)!,
  }
}

/** A name that somebody gave, else its first two nodes. */
export function groupName(
  { id, nodes }: Group,
  { nodes: all }: Pick<CountedGalaxy, 'nodes'>,
  body: Body,
): string {
  const given = fieldsIn(body, 'names')[id]
  if (typeof given === 'string' && given) return given
  const titles = nodes.slice(0, 2).map((node) => all.find((each) => each.id === node)?.title ?? node)
  return titles.join(' + ')
}

/** Name of the group that a node is in; empty where it is in none. */
export function groupNames(
  galaxy: Pick<CountedGalaxy, 'nodes' | 'groups'>,
  body: Body,
): (node: string) => string {
  const names = new Map(
    galaxy.groups.flatMap((group) => {
      const name = groupName(group, galaxy, body)
      return group.nodes.map((node) => [node, name] as const)
    }),
  )
  return (node) => names.get(node) ?? ''
}
