import type { Expression } from '../../domain/audience/expression.ts'
import { parseExpression } from '../../domain/audience/parse-expression.ts'
import type { Point } from '../../domain/galaxies/force-layout.ts'
import type { Edge } from '../../domain/segments/communities.ts'
import type { CountedCell } from '../../domain/surveys/counting.ts'
import { edgesOf } from '../../domain/galaxies/edges-of.ts'
import { type Group, groupsOf, unionOf } from '../../domain/galaxies/groups-of.ts'
import { NODES_MAX } from '../../domain/galaxies/limits.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import type { PinnedEdition } from '../../kit/audience/editions/use-editions.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import type { layoutHost } from './layout-host.ts'

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
  /** By which it was counted. */
  survey: Survey
  basis: Basis
}

/** Pinned audiences, then answers to the chosen questions. */
export function nodesOf(
  frame: Frame,
  questions: readonly string[],
  pinned: readonly PinnedEdition[],
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

interface Asked {
  basis: Basis
  nodes: readonly PlainNode[]
  threshold: number
  seed: number
  merged: Readonly<Record<string, string>>
}

/** Counts all nodes by all nodes, places them in the worker, and counts the groups that they fall into. */
export async function countGalaxy(
  survey: Survey,
  { basis, nodes: plain, threshold, seed, merged }: Asked,
  host: ReturnType<typeof layoutHost>,
  signal: AbortSignal,
): Promise<CountedGalaxy> {
  const nodes = plain.map(({ id }) => id)
  const of = { slices: basis.slices, weight: basis.weight, base: ruleOfBase(basis.base) }
  const sets = plain.map(({ rule }) => rule)
  const table = await survey.count({ ...of, rows: sets, columns: sets }, signal)
  const edges = edgesOf({ nodes, table, threshold })
  const points = await host.call('layout', { nodes, edges, seed }, { signal })
  const rules = new Map(plain.map(({ id, rule }) => [id, rule]))
  const groups = groupsOf({ nodes, edges, merged })
  const unions = groups.map((group) => unionOf(group, (node) => rules.get(node)!))
  const { cells } = await survey.count({ ...of, rows: [], columns: unions }, signal)
  return {
    nodes: plain.map((node, at) => ({ ...node, cell: table.cells[at]!.at(-1)!, at: points[at]! })),
    edges,
    groups: groups.map((group, at) => ({ ...group, rule: unions[at]!, cell: cells[0]![at]! })),
    total: cells[0]!.at(-1)!,
    survey,
    basis,
  }
}

/** An expression that cannot be read is never stored. */
export function ruleOfBase(text: string): Expression {
  const read = text ? parseExpression({ text }) : null
  return read && !('error' in read) ? read : { op: 'all' }
}
