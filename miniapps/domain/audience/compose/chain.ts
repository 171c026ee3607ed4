import type { Expression } from '../expression.ts'
import { type AudienceRef, refText } from './audience-refs.ts'

export type ChainOp = 'and' | 'or' | 'minus'

/** An audience and how it joins those before it; of the first the word means nothing. */
export interface ChainStep extends AudienceRef {
  op: ChainOp
}

/** Audiences joined one after another, as `(A or B) minus C`, or those who belong to at least some of them. */
export type Composition =
  | { kind: 'chain'; steps: readonly ChainStep[] }
  | { kind: 'atLeast'; k: number; steps: readonly ChainStep[] }

/** Audiences that can be joined: pictures of more cannot be read. */
export const SETS_MAX = 8

const leaf = ({ id, version }: AudienceRef): Expression => ({ op: 'audience', id, version })

/** Null without audiences. */
export function expressionOfComposition(composition: Composition): Expression | null {
  const [first, ...further] = composition.steps
  if (!first) return null
  if (composition.kind === 'atLeast' && further.length > 0)
    return {
      op: 'atLeast',
      k: Math.min(composition.k, composition.steps.length),
      of: composition.steps.map(leaf),
    }
  return further.reduce(joined, leaf(first))
}

/** Steps of one kind stand in one group, so that they read as one. */
function joined(running: Expression, step: ChainStep): Expression {
  const op = step.op === 'or' ? 'or' : 'and'
  const operand: Expression = step.op === 'minus' ? { op: 'not', of: leaf(step) } : leaf(step)
  return running.op === op ? { op, of: [...running.of, operand] } : { op, of: [running, operand] }
}

/** Sets up to each step, the last is the whole chain. */
export const runningSets = (steps: readonly ChainStep[]): readonly Expression[] =>
  steps.map((_, at) => expressionOfComposition({ kind: 'chain', steps: steps.slice(0, at + 1) })!)

/** Null where an expression has another form, such as two groups side by side. */
export function compositionOf(expression: Expression): Composition | null {
  if (expression.op === 'atLeast') {
    const steps = expression.of.map((each) => stepOf(each, 'and'))
    return steps.every((step) => step?.op === 'and')
      ? { kind: 'atLeast', k: expression.k, steps: steps as ChainStep[] }
      : null
  }
  const steps = stepsOf(expression)
  const isOnce = steps && new Set(steps.map(refText)).size === steps.length
  return isOnce ? { kind: 'chain', steps } : null
}

function stepsOf(expression: Expression): readonly ChainStep[] | null {
  if (expression.op === 'audience') return [{ id: expression.id, version: expression.version, op: 'and' }]
  if (expression.op !== 'and' && expression.op !== 'or') return null
  const [first, ...further] = expression.of
  const before = first ? stepsOf(first) : []
  const rest = further.map((each) => stepOf(each, expression.op))
  if (!before || rest.some((step) => !step || (expression.op === 'or' && step.op === 'minus'))) return null
  return [...before, ...(rest as ChainStep[])]
}

function stepOf(expression: Expression, op: 'and' | 'or'): ChainStep | null {
  const isMinus = expression.op === 'not'
  const set = isMinus ? expression.of : expression
  return set.op === 'audience' ? { id: set.id, version: set.version, op: isMinus ? 'minus' : op } : null
}
