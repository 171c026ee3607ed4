import type { Frame, Variable } from '../../surveys/frame.ts'
import type { Expression } from '../expression.ts'
import { type Leaf, leavesOf } from '../leaves.ts'
import { withinFrame } from '../names-checked.ts'
import { spelledOut } from '../spelled-out.ts'

/** The question that keeps an audience from being counted in another survey: missing there, asked differently, or with another answer text. */
export interface BridgeObstacle {
  kind: 'missing' | 'changed' | 'answer'
  /** Label of the question, or its name where neither survey tells it. */
  question: string
  /** Label of the answer; empty where the whole question stands in the way. */
  answer: string
}

/**
 * Rules as another survey, or another version of one, counts them by the same questions: of one name, type, text and unit, put to the
 * same people, with the same text of every answer that is named. A net becomes the answers that it adds up where it comes from.
 * @throws Error where an audience is not there
 */
export function bridged(asked: {
  expression: Expression
  /** Published audiences that it is made of, by `id@version`. */
  audiences?: Readonly<Record<string, Expression>>
  from: Frame
  to: Frame
}): Expression | BridgeObstacle {
  const { from, to, audiences = {} } = asked
  const expression = withinFrame(spelledOut(asked.expression, { frame: from, audiences }), from)
  return leavesOf(expression).flatMap((leaf) => obstacleOf(leaf, from, to) ?? [])[0] ?? expression
}

const SAME = ['type', 'label', 'unit', 'askedOf'] as const

function obstacleOf(leaf: Leaf, from: Frame, to: Frame): BridgeObstacle | undefined {
  if (!('variable' in leaf)) return undefined
  const [own, other] = [from, to].map((frame) => frame.find(({ name }) => name === leaf.variable))
  const question = (own ?? other)?.label ?? leaf.variable
  if (!own || !other) return { kind: 'missing', question, answer: '' }
  if (SAME.some((field) => own[field] !== other[field])) return { kind: 'changed', question, answer: '' }
  const named = leaf.op === 'in' ? own.codes.filter(({ code }) => leaf.codes.includes(code)) : []
  const changed = named.find(({ code, label }) => labelOf(other, code) !== label)
  return changed && { kind: 'answer', question, answer: changed.label }
}

/** None of nets and of what is declared as no answer. */
const labelOf = ({ codes }: Variable, asked: number): string | undefined =>
  codes.find(({ code, net, missing }) => code === asked && !net && !missing)?.label
