import solver from 'javascript-lp-solver'
import { randomOf } from '../../miniapps/domain/kernel/random.ts'
import { type Curve, shapeOf } from '../../miniapps/domain/planning/curves/curve.ts'
import { optimise } from '../../miniapps/domain/planning/optimise/optimise.ts'
import { combineReach } from '../../miniapps/domain/planning/reach/random-reach.ts'
import { median } from './median.ts'
import { atMost, type Part, type Result } from './result.ts'

const ROUNDS = 9
const POINTS = 1_000_000
const SEGMENTS = 50
const GRID_STEPS = 100
const BUDGET = 300
/** Touchpoints of a plan. */
const TOGETHER = 12

const random = randomOf(29)
const curveOf = (): Extract<Curve, { family: 'exponential' }> => ({
  family: 'exponential',
  max: 30 + random() * 60,
  k: 30 + random() * 120,
})
const timed = (run: () => void): number => {
  const start = performance.now()
  run()
  return performance.now() - start
}
/** Side by side, since machines are noisy: the middle of the ratios. */
const ratio = (ours: () => void, other: () => void): number =>
  median(Array.from({ length: ROUNDS }, () => timed(ours) / timed(other)))

/** A million weights on one curve, beside a loop over arrays of numbers that does nothing else. */
function curvesBesideLoop(): Result {
  const curve = curveOf()
  const weights = Float64Array.from({ length: POINTS }, () => random() * 500)
  const out = new Float64Array(POINTS)
  const { max, k } = curve
  const loop = () => {
    for (let at = 0; at < POINTS; at++) out[at] = max * (1 - Math.exp(-weights[at]! / k))
  }
  const own = () => {
    const { reach } = shapeOf(curve)
    for (let at = 0; at < POINTS; at++) out[at] = reach(weights[at]!)
  }
  return atMost('a million weights read on a curve, beside a plain loop', ratio(own, loop), 2)
}

/** The reach of twelve touchpoints together, beside the same formula written down. */
function combinedBesideLoop(): Result {
  const sets = Array.from({ length: 20_000 }, () => Array.from({ length: TOGETHER }, () => random() * 0.8))
  let sum = 0
  const loop = () => {
    for (const reaches of sets) {
      let missed = 0
      for (let at = 0; at < TOGETHER; at++) missed += Math.log1p(-reaches[at]!)
      sum -= Math.expm1(missed)
    }
  }
  const own = () => {
    for (const reaches of sets) {
      const combined = combineReach({ reaches })
      sum += 'reach' in combined ? combined.reach : 0
    }
  }
  return atMost('20,000 plans of twelve touchpoints combined, beside a plain loop', ratio(own, loop), 2, {
    others: sum > 0 ? 'plain loop' : '', // so that nothing of it is left out as unused
  })
}

/** Concave curves cut into segments, as a linear programme has to. */
function solvedByProgramme(curves: readonly Curve[]): number[] {
  const width = BUDGET / SEGMENTS
  const variables: Record<string, Record<string, number>> = {}
  const constraints: Record<string, { max: number }> = { budget: { max: BUDGET } }
  curves.forEach((curve, channel) => {
    const { reach } = shapeOf(curve)
    for (let segment = 0; segment < SEGMENTS; segment++) {
      const gain = (reach((segment + 1) * width) - reach(segment * width)) / width
      variables[`${channel}.${segment}`] = { value: gain, budget: 1, [`s${channel}.${segment}`]: 1 }
      constraints[`s${channel}.${segment}`] = { max: width }
    }
  })
  const solved = solver.Solve({ optimize: 'value', opType: 'max', constraints, variables }) as Record<
    string,
    number
  >
  return curves.map((_, channel) =>
    Array.from({ length: SEGMENTS }, (__, segment) => solved[`${channel}.${segment}`] ?? 0).reduce(
      (sum, part) => sum + part,
      0,
    ),
  )
}

const valueOf = (curves: readonly Curve[], spend: readonly number[]): number =>
  curves.reduce((sum, curve, channel) => sum + shapeOf(curve).reach(spend[channel]!), 0)

function ownSplit(curves: readonly Curve[]): { spend: number[]; value: number } {
  const found = optimise({ channels: curves.map((curve) => ({ curve })), budget: BUDGET })
  if ('refused' in found) throw new Error(`No split: ${found.refused}`)
  return found
}

function optimiserBesideProgramme(): Result[] {
  const curves = Array.from({ length: 6 }, curveOf)
  const better = ownSplit(curves).value - valueOf(curves, solvedByProgramme(curves))
  const time = ratio(
    () => void ownSplit(curves),
    () => void solvedByProgramme(curves),
  )
  return [
    {
      measure: 'the best split over six channels: value beside javascript-lp-solver, in points',
      ours: `+${better.toFixed(4)}`,
      target: 'equal or better',
      met: better >= -1e-6,
    },
    atMost('the best split over six channels: time beside javascript-lp-solver', time, 1),
  ]
}

/** All splits over three channels in steps of a hundredth. */
function optimiserBesideGrid(): Result {
  const curves = Array.from({ length: 3 }, curveOf)
  const step = BUDGET / GRID_STEPS
  let best = 0
  for (let one = 0; one <= GRID_STEPS; one++)
    for (let two = 0; one + two <= GRID_STEPS; two++)
      best = Math.max(
        best,
        valueOf(
          curves,
          [one, two, GRID_STEPS - one - two].map((each) => each * step),
        ),
      )
  const better = ownSplit(curves).value - best
  return {
    measure: 'the best split over three channels: value beside all splits in steps of a hundredth, in points',
    ours: `+${better.toFixed(4)}`,
    target: 'equal or better',
    met: better >= -1e-9,
  }
}

/** The engines of planning beside other makers and plain code. */
export const planningMakers: Part = {
  name: 'planning-makers',
  title: `Engines of planning beside others: median of ${ROUNDS}`,
  run: () =>
    Promise.resolve([
      curvesBesideLoop(),
      combinedBesideLoop(),
      ...optimiserBesideProgramme(),
      optimiserBesideGrid(),
    ]),
}
