import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { basisOf } from '../../domain/audience-maps/basis-fields.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { parseExpression } from '../../domain/audience/parse-expression.ts'
import type { Body } from '../../domain/document/change.ts'
import { edgesOf } from '../../domain/galaxies/edges-of.ts'
import type { Point } from '../../domain/galaxies/force-layout.ts'
import { seedOf, thresholdOf } from '../../domain/galaxies/galaxy.ts'
import { type Group, groupsOf, unionOf } from '../../domain/galaxies/groups-of.ts'
import { NODES_MAX } from '../../domain/galaxies/limits.ts'
import type { Edge } from '../../domain/segments/communities.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import type { CountedCell } from '../../domain/surveys/counting.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import type { Survey } from '../../kit/audience/survey/survey.ts'
import { type SurveyResource, useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { layoutHost } from './layout-host.ts'

/** An answer that is a node. */
export interface GalaxyNode {
  /** Question and code. */
  id: string
  title: string
  question: string
  rule: Expression
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

interface GalaxyWorld {
  body: Body
  basis: Basis | null
  survey: SurveyResource
  counted: Resource<CountedGalaxy>
  questions: readonly string[]
}

const GalaxyWorldContext = createContext<GalaxyWorld | null>(null)

export function useGalaxyWorld(): GalaxyWorld {
  const world = useContext(GalaxyWorldContext)
  if (!world) throw new Error('A part of a galaxy stands outside of GalaxyWorldProvider')
  return world
}

/** What stands below a folder of fields, by the step after it. */
export const fieldsIn = (body: Body, folder: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([path, value]) =>
      path.startsWith(`${folder}/`) && value !== null && value !== false
        ? [[path.slice(folder.length + 1), value]]
        : [],
    ),
  )

export function GalaxyWorldProvider({ children }: { children: ReactNode }) {
  const body = useBody()
  const basis = useMemo(() => basisOf(body), [body])
  const survey = useSurvey(basis)
  const questions = Object.keys(fieldsIn(body, 'questions'))
  const merged = fieldsIn(body, 'merged') as Readonly<Record<string, string>>
  const host = useRef<ReturnType<typeof layoutHost>>(undefined)
  useEffect(() => () => host.current?.end(), [])
  const asked = { basis, questions, threshold: thresholdOf(body), seed: seedOf(body), merged }
  const counted = useResource(
    survey.data && basis && questions.length > 0 ? JSON.stringify(asked) : null,
    (signal) => {
      host.current ??= layoutHost()
      return countGalaxy(survey.data!, { ...asked, basis: basis! }, host.current, signal)
    },
  )
  return (
    <GalaxyWorldContext value={{ body, basis, survey, counted, questions }}>{children}</GalaxyWorldContext>
  )
}

type PlainNode = Omit<GalaxyNode, 'cell' | 'at'>

function nodesOf(frame: Frame, questions: readonly string[]): PlainNode[] {
  const chosen = new Set(questions)
  return frame
    .filter(({ name }) => chosen.has(name))
    .flatMap(({ name, label, codes }) =>
      codes
        .filter(({ net, missing }) => !net && !missing)
        .map((code): PlainNode => ({
          id: `${name}.${code.code}`,
          title: `${label}: ${code.label}`,
          question: label,
          rule: { op: 'in', variable: name, codes: [code.code] },
        })),
    )
    .slice(0, NODES_MAX)
}

interface Asked {
  basis: Basis
  questions: readonly string[]
  threshold: number
  seed: number
  merged: Readonly<Record<string, string>>
}

async function countGalaxy(
  survey: Survey,
  { basis, questions, threshold, seed, merged }: Asked,
  host: ReturnType<typeof layoutHost>,
  signal: AbortSignal,
): Promise<CountedGalaxy> {
  const plain = nodesOf(survey.frame, questions)
  const nodes = plain.map(({ id }) => id)
  const read = basis.base ? parseExpression({ text: basis.base }) : { op: 'all' as const }
  const base: Expression = 'error' in read ? { op: 'all' } : read
  const of = { slices: basis.slices, weight: basis.weight, base }
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
  }
}
