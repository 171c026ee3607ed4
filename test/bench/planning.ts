import { linePath, linesOf } from '../../miniapps/domain/budgets/budget-lines.ts'
import { nodeId, WHOLE } from '../../miniapps/domain/budgets/budget-node.ts'
import { editedLeaves } from '../../miniapps/domain/budgets/edited-leaves.ts'
import { NOTHING_SPENT } from '../../miniapps/domain/budgets/standing.ts'
import { treeRows } from '../../miniapps/domain/budgets/tree-rows.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import { split } from '../../miniapps/domain/kernel/money/split.ts'
import { spread } from '../../miniapps/domain/kernel/money/spread.ts'
import { randomOf } from '../../miniapps/domain/kernel/random.ts'
import { lineCost } from '../../miniapps/domain/planning/costs/line-cost.ts'
import { bestCurve } from '../../miniapps/domain/planning/curves/best-curve.ts'
import type { Curve } from '../../miniapps/domain/planning/curves/curve.ts'
import type { Point } from '../../miniapps/domain/planning/curves/pchip.ts'
import { planReach } from '../../miniapps/domain/planning/curves/plan-reach.ts'
import { greedy } from '../../miniapps/domain/planning/optimise/greedy.ts'
import { optimise } from '../../miniapps/domain/planning/optimise/optimise.ts'
import { rankTouchpoints } from '../../miniapps/domain/planning/touchpoints/rank-touchpoints.ts'
import type { Basis } from '../../miniapps/domain/scenarios/basis.ts'
import { figuresOf, reachOfMoney } from '../../miniapps/domain/scenarios/figures-of.ts'
import { movedSpend } from '../../miniapps/domain/scenarios/moved-spend.ts'
import { threeOptions } from '../../miniapps/domain/scenarios/three-options.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'

const ROUNDS = 15
const WARM_UP = 5
const TOUCHPOINTS = 15
const LINES = 500
const LEAVES = 14_000
const RANKED = 120
const METRICS = 30
const BUDGET = 1_000_000

const random = randomOf(27)
const upTo = (most: number) => Math.ceil(random() * most)

const curves: Record<string, Extract<Curve, { family: 'exponential' }>> = Object.fromEntries(
  Array.from({ length: TOUCHPOINTS }, (_, place) => [
    `t${place}`,
    { family: 'exponential', max: 20 + upTo(60), k: 20_000 + upTo(200_000) },
  ]),
)
const channels = Object.values(curves).map((curve) => ({ curve }))
/** Some curves are S-shaped, so that contacts of all kinds are computed. */
const scenario: Basis = {
  channels: Object.entries(curves).map(([code, { max, k }], place) => ({
    code,
    curve:
      place % 3 === 0
        ? { family: 'hill', max, half: k / 1000, slope: 1.5 }
        : { family: 'exponential', max, k: k / 1000 },
    unit: 'grp',
    price: 1000,
    min: 0,
    max: Infinity,
    score: 1,
  })),
  budget: BUDGET,
  duplication: 1,
  seed: 27,
}
const efficient = threeOptions(scenario).efficient
if ('refused' in efficient) throw new Error(`No split: ${JSON.stringify(efficient)}`)
const spends = efficient
const lines = Array.from({ length: LINES }, (_, line) => {
  const weight = upTo(900)
  return { touchpoint: `t${line % TOUCHPOINTS}`, weight, grp: weight }
})
const points = Array.from({ length: 50 }, (_, place): Point => {
  const x = 10 + place * 12
  return [x, 85 * (1 - Math.exp(-x / 220))]
})
const metrics = Array.from({ length: METRICS }, (_, place) => ({ name: `m${place}`, weight: upTo(100) }))
const rated = Array.from({ length: RANKED }, (_, place) => ({
  id: `t${place}`,
  n: 20 + upTo(600),
  values: Object.fromEntries(metrics.map(({ name }) => [name, random() < 0.1 ? null : upTo(200)])),
}))
const leaves = Array.from({ length: LEAVES }, (_, leaf) => ({ amount: upTo(1e7), locked: leaf % 50 === 0 }))

/** A line has twelve months. */
const BUDGET_LINES = Math.ceil(LEAVES / 12)
const budget: Record<string, Json> = Object.fromEntries(
  Array.from({ length: BUDGET_LINES }, (_, line) => [
    linePath(`${String.fromCodePoint(65 + (line % 26))}A.C${Math.floor(line / 26)}`),
    { planned: Array.from({ length: 12 }, () => upTo(1e7)) },
  ]),
)
const OPEN = new Set([nodeId(WHOLE), 'AA.all.all'])

/** Computations a planner waits for while a slider moves or a cell is left. */
const MEASURES: readonly { measure: string; most: number; run(): void }[] = [
  {
    measure: `a plan of ${LINES} lines recomputed: costs, flights, reach`,
    most: 30,
    run() {
      for (const { weight } of lines) {
        const { net } = lineCost({ currency: 'GBP', rateType: 'cpp', rate: 24_000_000, quantity: weight })
        split({ total: net, weights: [4, 3, 2, 1] })
      }
      planReach({ lines, curves })
    },
  },
  {
    measure: 'a fit of 50 points by all families',
    most: 30,
    run: () => void bestCurve({ points }),
  },
  {
    measure: `a ranking of ${RANKED} touchpoints by ${METRICS} metrics`,
    most: 5,
    run: () => void rankTouchpoints({ touchpoints: rated, metrics }),
  },
  {
    measure: `a scenario of ${TOUCHPOINTS} touchpoints: the best split, and 1,000 steps`,
    most: 50,
    run() {
      optimise({ channels, budget: BUDGET, goal: 'reach' })
      greedy({ channels, budget: BUDGET, step: BUDGET / 1000 })
    },
  },
  {
    measure: `a scenario of ${TOUCHPOINTS} touchpoints: a slider moved, its figures, and reach in 1,000 steps`,
    most: 50,
    run() {
      const moved = movedSpend({ channels: scenario.channels, spends, code: 't3', amount: upTo(BUDGET / 3) })
      figuresOf(scenario, moved)
      const reachAt = reachOfMoney(scenario, moved)
      for (let step = 0; step <= 1000; step++) reachAt((BUDGET * step) / 1000)
    },
  },
  {
    measure: `a new total for ${LEAVES.toLocaleString('en')} leaves, some locked`,
    most: 30,
    run: () => void spread({ total: 9e10, parts: leaves }),
  },
  {
    measure: `a parent of a budget edited over ${LEAVES.toLocaleString('en')} months: its cells, and the tree anew`,
    most: 30,
    run() {
      const { values } = editedLeaves(budget, [{ node: WHOLE, measure: 'planned', amount: 9e10 }])
      const body = { ...budget }
      for (const [path, planned] of Object.entries(values))
        body[path.slice(0, path.lastIndexOf('/'))] = { planned }
      treeRows({ body, lines: linesOf(body), standing: NOTHING_SPENT, pivot: 'market', open: OPEN })
    },
  },
]

/** The engines of planning by themselves, without a page. */
export const planning: Part = {
  name: 'planning',
  title: `Engines of planning: median of ${ROUNDS}`,
  run: () =>
    Promise.resolve(
      MEASURES.map(({ measure, most, run }): Result => {
        const taken = Array.from({ length: WARM_UP + ROUNDS }, () => {
          const start = performance.now()
          run()
          return performance.now() - start
        })
        const ours = median(taken.slice(WARM_UP))
        return { measure, ours: `${ours.toFixed(1)} ms`, target: `at most ${most} ms`, met: ours <= most }
      }),
    ),
}
