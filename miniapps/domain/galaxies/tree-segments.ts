import type { Expression } from '../audience/expression.ts'
import { randomOf } from '../kernel/random.ts'
import { growTree, type Leaf, type Predictor } from '../segments/grow-tree.ts'
import { halvesAgree } from '../segments/halves-agree.ts'
import { FLOOR } from '../surveys/dataset.ts'
import type { Frame, Variable } from '../surveys/frame.ts'
import type { Points } from '../surveys/store/points-of.ts'
import type { SurveySegment, SurveySegments } from './survey-segments.ts'

/** Groups of about as many people that the values of a number are cut into. */
const BANDS = 10

type Span = readonly [min: number, max: number]

/** A feature as the tree reads it; spans are those of a number's bands. */
interface Feature extends Predictor {
  variable: Variable
  spans: readonly Span[]
}

/**
 * Segments of respondents that differ most in how they answer one question: leaves of a tree, each with the answers that lead to it as
 * its rule, which finds all of its people and nobody else.
 * @param asked.people points with a number for each feature, then the place of the answer to `target`, from 1
 */
export function treeSegments(asked: {
  people: Points
  features: readonly string[]
  target: string
  frame: Frame
  seed: number
}): SurveySegments {
  const { people, frame, seed } = asked
  const named = (name: string) => frame.find((each) => each.name === name)!
  const features = asked.features.map((name, axis) =>
    featureOf(
      named(name),
      people.points.map((point) => point[axis]!),
    ),
  )
  const answers = named(asked.target).codes
  const target = people.points.map((point) => point.at(-1)! - 1)
  const leavesOf = (places: readonly number[]) => {
    const pick = <Value>(all: readonly Value[]) => places.map((place) => all[place]!)
    return growTree({
      predictors: features.map((each) => ({ ...each, places: pick(each.places) })),
      target: pick(target),
      classes: answers.length,
      weights: pick(people.weights),
    })
  }
  const leaves = leavesOf(target.map((_, place) => place))
  const assignment = assigned(leaves, target.length)
  const again = (half: readonly number[]) => assigned(leavesOf(half), half.length)
  const segments = leaves
    .filter(({ members }) => members.length >= FLOOR)
    .map((leaf) => segmentOf(leaf, features, people, mostGivenBy(leaf, target, people, answers)))
    .toSorted((one, other) => other.universe - one.universe)
  return { stability: halvesAgree({ assignment, random: randomOf(seed), again }), segments, assignment }
}

const segmentOf = (
  leaf: Leaf,
  features: readonly Feature[],
  { universe }: Points,
  mostGiven: SurveySegment['mostGiven'],
): SurveySegment => ({
  n: leaf.members.length,
  universe: leaf.members.reduce((sum, at) => sum + universe[at]!, 0),
  rule: ruleOf(leaf, features),
  precision: 1,
  recall: 1,
  mostGiven,
})

function featureOf(variable: Variable, values: readonly number[]): Feature {
  if (variable.type === 'single') {
    const { length: categories } = variable.codes
    return { variable, places: values.map((place) => place - 1), categories, ordinal: true, spans: [] }
  }
  const sorted = values.toSorted((one, other) => one - other)
  const cuts = Array.from(
    { length: BANDS - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BANDS)]!,
  )
  const starts = [...new Set([sorted[0]!, ...cuts])]
  const places = values.map((value) => starts.findLastIndex((start) => start <= value))
  const spans = starts.map((start, at): Span => {
    const last = sorted.findLast((value) => at === starts.length - 1 || value < starts[at + 1]!)
    return [start, last!]
  })
  return { variable, places, categories: starts.length, ordinal: true, spans }
}

function assigned(leaves: readonly Leaf[], count: number): number[] {
  const assignment = Array.from({ length: count }, () => 0)
  leaves.forEach(({ members }, leaf) => members.forEach((at) => (assignment[at] = leaf)))
  return assignment
}

/** A later split by the same feature is within the earlier one, and stands for both; everybody where nothing was split. */
function ruleOf({ path }: Leaf, features: readonly Feature[]): Expression {
  const last = new Map(path.map(({ predictor, places }) => [predictor, places]))
  const rules = [...last].map(([predictor, places]): Expression => {
    const { variable, spans } = features[predictor]!
    if (spans.length === 0)
      return { op: 'in', variable: variable.name, codes: places.map((place) => variable.codes[place]!.code) }
    const [from, to] = [Math.min(...places), Math.max(...places)]
    return {
      op: 'range',
      variable: variable.name,
      min: from === 0 ? null : spans[from]![0],
      max: to === spans.length - 1 ? null : spans[to]![1],
    }
  })
  if (rules.length === 0) return { op: 'all' }
  return rules.length === 1 ? rules[0]! : { op: 'and', of: rules }
}

function mostGivenBy(
  { members }: Leaf,
  target: readonly number[],
  { weights }: Points,
  answers: Variable['codes'],
): SurveySegment['mostGiven'] {
  const sums = (places: readonly number[]) => {
    const found = new Map<number, { n: number; w: number }>()
    for (const at of places) {
      const { n, w } = found.get(target[at]!) ?? { n: 0, w: 0 }
      found.set(target[at]!, { n: n + 1, w: w + weights[at]! })
    }
    return found
  }
  const own = sums(members)
  const all = sums(target.map((_, place) => place))
  const total = (of: typeof own) => [...of.values()].reduce((sum, { w }) => sum + w, 0)
  const [place, { n, w }] = [...own].toSorted(([, one], [, other]) => other.w - one.w)[0]!
  if (n < FLOOR) return null
  const { label } = answers[place]!
  return { label, share: w / total(own), baseShare: all.get(place)!.w / total(all) }
}
