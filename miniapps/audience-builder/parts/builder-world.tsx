import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { NodeFields } from '../../domain/audience/audience-nodes.ts'
import type { Expression } from '../../domain/audience/expression.ts'
import { type NodesExpression, builtNodes, expressionOf } from '../../domain/audience/nodes-expression.ts'
import { type NodeTree, nodeTree } from '../../domain/audience/node-tree.ts'
import { type RuleFinding, ruleFindings } from '../../domain/audience/rule-findings.ts'
import type { Json } from '../../domain/document/json.ts'
import { baseOf } from '../../domain/surveys/base-of.ts'
import { basisOf } from '../../domain/surveys/basis-fields.ts'
import type { Basis } from '../../domain/surveys/basis.ts'
import type { Frame } from '../../domain/surveys/frame.ts'
import type { TableWish } from '../../domain/surveys/counting.ts'
import { type SurveyResource, useSurvey } from '../../kit/audience/survey/use-survey.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useAudienceNames } from './use-audience-names.ts'
import { type AudienceText, useAudienceText } from './text/use-audience-text.ts'

/** All that the parts of an audience’s page show. */
export interface BuilderWorld {
  basis: Basis | null
  survey: SurveyResource
  /** Empty until the survey is here. */
  frame: Frame
  fields: NodeFields
  tree: NodeTree
  /** The rule that each node stands for; null where it is unfinished. */
  built: ReadonlyMap<string, Expression | null>
  nodes: NodesExpression
  text: AudienceText
  /** As it is edited: of the text while that is written, else of the tree; undefined where the text cannot be read. */
  expression: Expression | undefined
  findings: readonly RuleFinding[]
  isClosed: boolean
  /** Title of an audience that a rule names; its id where nobody knows it. */
  audienceName: (id: string, version: number) => string
  set(changes: Readonly<Record<string, Json>>, pauseMs?: number): void
  /** A table of these sets; null while something of it cannot be counted. */
  asks(rows: readonly Expression[] | null, columns?: readonly Expression[]): TableWish | null
}

const WorldContext = createContext<BuilderWorld | null>(null)

export function useBuilderWorld(): BuilderWorld {
  const world = useContext(WorldContext)
  if (!world) throw new Error('A part of an audience stands outside of BuilderWorldProvider')
  return world
}

const NO_FRAME: Frame = []

export function BuilderWorldProvider({ children }: { children: ReactNode }) {
  const { document, isClosed } = useOpenFields()
  const { place } = useStore(document.$about)
  const body = useBody()
  const fields: NodeFields = useStore(document.$fields)
  const basis = useMemo(() => basisOf(body), [body])
  const survey = useSurvey(basis)
  const frame = survey.data?.frame ?? NO_FRAME
  const tree = useMemo(() => nodeTree(fields), [fields])
  const built = useMemo(() => builtNodes(tree), [tree])
  const nodes = useMemo(() => expressionOf(fields), [fields])
  const set = (changes: Readonly<Record<string, Json>>, pauseMs = 0) => document.set(changes, { pauseMs })
  const text = useAudienceText({ fields, stored: nodes.expression, frame, set })
  const findings = useMemo(
    () => ruleFindings({ expression: built.get('root') ?? { op: 'all' }, frame }),
    [built, frame],
  )
  const audienceName = useAudienceNames(place, nodes.expression)
  const base = basis && baseOf(basis)
  const asks = (rows: readonly Expression[] | null, columns: readonly Expression[] = []): TableWish | null =>
    rows && basis && base && basis.slices.length > 0
      ? { slices: basis.slices, weight: basis.weight, base, rows, columns }
      : null
  const world: BuilderWorld = {
    basis,
    survey,
    frame,
    fields,
    tree,
    built,
    nodes,
    text,
    expression: text.expression,
    findings,
    isClosed,
    audienceName,
    set,
    asks,
  }
  return <WorldContext value={world}>{children}</WorldContext>
}
