import type { Expression } from '../audience/expression.ts'
import { findSegments } from '../segments/find-segments.ts'
import { FLOOR } from '../surveys/dataset.ts'
import type { Frame } from '../surveys/frame.ts'
import type { Points } from '../surveys/store/points-of.ts'

export interface SurveySegment {
  n: number
  /** Thousands. */
  universe: number
  /** A rule that describes it: answers of nine in ten of its people, feature by feature. */
  rule: Expression
  /** Of those whom the rule finds, how many are of the segment; null where it finds nobody. */
  precision: number | null
  /** Of the segment, how many the rule finds. */
  recall: number
  /** Of a tree: the target's answer that most of the segment give; null where too few give it to be shown. */
  mostGiven?: { label: string; share: number; baseShare: number } | null
}

export interface SurveySegments {
  stability: number
  /** The largest first; those below the floor are left out. */
  segments: readonly SurveySegment[]
  /** Of each point; for tests and pictures, never for people. */
  assignment: readonly number[]
}

/** Left out at either end of a feature. */
const TAIL = 0.05

/** Segments of respondents by what they answered, each with a rule that an audience can be made of. */
export function surveySegments(asked: {
  people: Points
  features: readonly string[]
  frame: Frame
  k: number
  seed: number
}): SurveySegments {
  const { people, features, frame, k, seed } = asked
  const { assignment, stability } = findSegments({ ...people, k, seed })
  const segments = Array.from({ length: k }, (_, segment) => {
    const members = people.points.filter((__, at) => assignment[at] === segment)
    const spans = features.map((_name, axis) => spanOf(members.map((point) => point[axis]!)))
    const isFound = people.points.map((point) =>
      point.every((value, axis) => value >= spans[axis]![0] && value <= spans[axis]![1]),
    )
    const total = (of: (at: number) => boolean) =>
      people.universe.reduce((sum, each, at) => (of(at) ? sum + each : sum), 0)
    const universe = total((at) => assignment[at] === segment)
    const found = total((at) => isFound[at]!)
    const right = total((at) => isFound[at]! && assignment[at] === segment)
    return {
      n: members.length,
      universe,
      rule: { op: 'and' as const, of: features.map((name, axis) => ruleOf(name, spans[axis]!, frame)) },
      precision: found > 0 ? right / found : null,
      recall: universe > 0 ? right / universe : 0,
    }
  })
  return {
    stability,
    segments: segments.filter(({ n }) => n >= FLOOR).toSorted((one, other) => other.universe - one.universe),
    assignment,
  }
}

type Span = readonly [from: number, to: number]

function spanOf(values: readonly number[]): Span {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return [at(TAIL), at(1 - TAIL)]
}

/** A span of a number, or of answers in their order. */
function ruleOf(variable: string, [min, max]: Span, frame: Frame): Expression {
  const { type, codes } = frame.find(({ name }) => name === variable)!
  if (type === 'number' || type === 'date') return { op: 'range', variable, min, max }
  return { op: 'in', variable, codes: codes.slice(min - 1, max).map(({ code }) => code) }
}
