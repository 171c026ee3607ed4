import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../../kernel/near-in-tests.ts'
import { randomOf } from '../../kernel/random.ts'
import { bestCurve } from './best-curve.ts'
import { buildReach } from './build-reach.ts'
import { type Curve, shapeOf } from './curve.ts'
import { curveAt, weightFor } from './curve-at.ts'
import { curveOutliers } from './curve-outliers.ts'
import { fitCurve } from './fit-curve.ts'
import type { Point } from './pchip.ts'
import { planReach } from './plan-reach.ts'
import { pointFaults } from './point-faults.ts'
import { transferCurve } from './transfer-curve.ts'

const TV: Curve = { family: 'exponential', max: 85, k: 220 }
const HILL: Curve = { family: 'hill', max: 70, half: 150, slope: 1.5 }
const LOG: Curve = { family: 'log', a: -40, b: 17 }
const TABLE: Curve = {
  family: 'table',
  points: [
    [50, 18],
    [100, 32],
    [200, 48],
    [400, 60],
  ],
}
const reachesOf = (curve: Curve, weights: readonly number[]) =>
  weights.map((x) => curveAt({ curve, x }).reach)
const pointsOf = (curve: Curve, weights: readonly number[]) =>
  weights.map((x): Point => [x, shapeOf(curve).reach(x)])

describe('a curve', () => {
  it('[C1] [C2] has reach and slope of the exponential', () => {
    near(reachesOf(TV, [50, 100, 300]), [17.280205, 31.047404, 63.263021])
    near(curveAt({ curve: TV, x: 300 }).slope, 0.0988044)
  })

  it('[C3] tells the weight for a reach, and what it never passes', () => {
    near(weightFor({ curve: TV, reach: 50 }), { x: 195.206703 })
    near(weightFor({ curve: TV, reach: 85 }), { refused: 'above-ceiling', limit: 85 })
    near(weightFor({ curve: TV, reach: -1 }), { refused: 'not-a-percentage' })
  })

  it('[C6] has those of hill and of the logarithm, which is held at 0', () => {
    near(curveAt({ curve: HILL, x: 100 }), { reach: 24.672931, slope: 0.239647 })
    near(curveAt({ curve: LOG, x: 200 }), { reach: 50.071395, slope: 0.085 })
    near(curveAt({ curve: LOG, x: 5 }), { reach: 0, slope: 0 })
    near(curveAt({ curve: { ...HILL, slope: 0.8 }, x: 0 }), { reach: 0, slope: null })
  })

  it('[C7] goes through the points of a table and is level after them', () => {
    near(reachesOf(TABLE, [25, 75, 150, 300, 601]), [9.53125, 25.65625, 41.476064, 56.297872, 60])
    near(curveAt({ curve: TABLE, x: 601 }), { slope: 0, extrapolated: true })
    near(curveAt({ curve: TABLE, x: 600 }).extrapolated, false)
    const fromZero = { ...TABLE, points: [[0, 0] as const, ...TABLE.points] }
    near(reachesOf(fromZero, [25, 300]), [9.53125, 56.297872])
  })

  it('[RF curves 4] is a guess beyond half as much again as was observed', () => {
    const curve = { ...TV, observed: 400 }
    assert.deepEqual(
      [600, 601].map((x) => curveAt({ curve, x }).extrapolated),
      [false, true],
    )
  })

  it('rises with weight, stays under its ceiling, and leads back to the weight', () => {
    const curves = fc.constantFrom(TV, HILL, LOG, TABLE)
    fc.assert(
      fc.property(
        curves,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 50 }),
        (curve, x, more) => {
          const { reach, ceiling } = shapeOf(curve)
          assert.ok(reach(x + more) >= reach(x) && reach(x) >= 0 && reach(x) <= ceiling)
          const back = weightFor({ curve, reach: reach(x) })
          if (reach(x) === ceiling)
            return assert.deepEqual(back, { refused: 'above-ceiling', limit: ceiling })
          assert.ok('x' in back && Math.abs(reach(back.x) - reach(x)) < 1e-9 && back.x <= x + 1e-6)
        },
      ),
    )
  })
})

describe('points', () => {
  it('[C5] are faulty where reach falls', () => {
    assert.deepEqual(
      pointFaults({
        points: [
          [300, 63],
          [400, 50],
        ],
      }),
      [{ row: 2, code: 'reach-falls' }],
    )
    const codes = pointFaults({
      points: [
        [5, 60],
        [-1, 101],
        [-1, 50],
      ],
    }).map(({ row, code }) => `${row} ${code}`)
    assert.deepEqual(codes, [
      '2 x-not-positive',
      '2 reach-range',
      '2 x-not-rising',
      '3 x-not-positive',
      '3 x-not-rising',
      '3 reach-falls',
    ])
  })

  it('[C4] lead back to the curve they are of', () => {
    const points: Point[] = [
      [50, 17.2802],
      [100, 31.0474],
      [300, 63.263],
    ]
    const fit = fitCurve({ points, family: 'exponential' })
    assert.ok('params' in fit && fit.rmse < 0.001)
    near(fit.params['max'], 85, 0.01 / 85)
    near(fit.params['k'], 220, 0.1 / 220)
  })

  it('of hill and the logarithm lead back too', () => {
    for (const curve of [HILL, LOG]) {
      const { family, ...params } = curve
      const fit = fitCurve({ points: pointsOf(curve, [30, 60, 110, 200, 350, 600]), family })
      near(fit, { params, rmse: 0, maxResidual: 0, r2: 1 }, 1e-5)
    }
  })

  it('are refused where they are too few, faulty, or do not rise', () => {
    const points: Point[] = [
      [50, 20],
      [100, 20],
      [200, 20],
    ]
    near(fitCurve({ points, family: 'hill' }), { refused: 'too-few-points', needed: 4 })
    near(fitCurve({ points, family: 'log' }), { refused: 'not-rising' })
    near(fitCurve({ points: points.toReversed(), family: 'log' }), { refused: 'x-not-rising', row: 2 })
  })

  it('[C9] suggest the family with the fewest parameters of those that fit alike', () => {
    const points: Point[] = [
      [50, 17.4],
      [100, 30.8],
      [200, 50.9],
      [300, 63.4],
      [450, 74],
    ]
    const best = bestCurve({ points })
    near(best, { family: 'exponential' })
    near('aic' in best && best.aic.exponential, -15.1795, 5e-5 / 15)
  })

  it('[C8] betray the one that the others speak against', () => {
    const points = pointsOf(TV, [50, 100, 200, 300, 450]).map(([x, reach], place): Point => [
      x,
      place === 2 ? reach + 10 : reach,
    ])
    const found = curveOutliers({ points, family: 'exponential' })
    near(found, { outliers: [{ row: 3, residual: 10, limit: 1.5 }] })
    const rest = fitCurve({ points: points.toSpliced(2, 1), family: 'exponential' })
    assert.ok('rmse' in rest && rest.rmse < 0.01)
    near(curveOutliers({ points: points.slice(2), family: 'exponential' }), {
      refused: 'too-few-points',
      needed: 4,
    })
  })

  it('[RF curves 5] of known curves with noise lead back to family and ceiling, and betray what was planted', () => {
    const random = randomOf(27)
    const steps = [0.2, 0.4, 0.7, 1, 1.4, 1.9, 2.5, 3.2]
    for (const curve of [TV, { ...HILL, slope: 1.7 }]) {
      const unit = curve.family === 'hill' ? 150 : 220
      const noisy = pointsOf(
        curve,
        steps.map((step) => step * unit),
      ).map(([x, reach]): Point => [x, reach + (random() - 0.5) * 0.6])
      const { family } = curve
      near(bestCurve({ points: noisy }), { family })
      const fit = fitCurve({ points: noisy, family })
      assert.ok('params' in fit && Math.abs(fit.params['max']! - curve.max) < (family === 'hill' ? 3 : 1))
      const planted = noisy.with(5, [noisy[5]![0], noisy[5]![1] + 8])
      const found = curveOutliers({ points: planted, family })
      assert.deepEqual('outliers' in found && found.outliers.map(({ row }) => row), [6])
    }
  })
})

describe('a curve for another audience', () => {
  it('is scaled by the index, to the whole universe at most, and marked', () => {
    near(transferCurve({ curve: TV, index: 110 }), {
      curve: { max: 93.5, k: 220, scaled: true },
      capped: false,
    })
    near(transferCurve({ curve: TV, index: 120 }), { curve: { max: 100 }, capped: true })
    near(transferCurve({ curve: LOG, index: 50 }), { curve: { a: -20, b: 8.5 }, capped: false })
    near(transferCurve({ curve: TABLE, index: 200 }), {
      curve: {
        points: [
          [50, 36],
          [100, 64],
          [200, 96],
          [400, 100],
        ],
      },
    })
  })

  it('is refused where its use is half or double', () => {
    assert.deepEqual(
      [49, 201].map((index) => transferCurve({ curve: TV, index })),
      [{ refused: 'index-too-far' }, { refused: 'index-too-far' }],
    )
  })
})

describe('reach of a plan', () => {
  const lines = [
    { touchpoint: 'tv', weight: 200, grp: 200 },
    { touchpoint: 'olv', weight: 80, grp: 80 },
    { touchpoint: 'tv', weight: 100, grp: 100 },
  ]
  const curves: Record<string, Curve> = { tv: TV, olv: { family: 'exponential', max: 50, k: 100 } }

  it('[C10] adds lines of a touchpoint on its curve before touchpoints meet', () => {
    const found = planReach({ lines, curves })
    near(found, { reach: 73.378016, frequency: 5.178663 })
    assert.ok('plus' in found && found.plus)
    near([found.plus[0], found.plus[2]], [73.378016, 45.490767])
    near(found.touchpoints[0], { touchpoint: 'tv', weight: 300, reach: 63.263021 })
  })

  it('does not depend on the order of lines', () => {
    const turned = planReach({ lines: lines.toReversed(), curves })
    near(turned, { reach: 73.378016, frequency: 5.178663 })
  })

  it('[Media planner 4] lies between the largest touchpoint and the sum', () => {
    const grp = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(grp, grp, (tv, olv) => {
        const weighed = [
          { touchpoint: 'tv', weight: tv, grp: tv },
          { touchpoint: 'olv', weight: olv, grp: olv },
        ]
        const found = planReach({ lines: weighed, curves })
        assert.ok('reach' in found)
        const reaches = found.touchpoints.map(({ reach }) => reach)
        assert.ok(
          found.reach >= Math.max(...reaches) - 1e-9 && found.reach <= reaches[0]! + reaches[1]! + 1e-9,
        )
      }),
    )
  })

  it('says which touchpoint has no curve, and has no contacts above chance', () => {
    near(planReach({ lines, curves: { tv: TV } }), { refused: 'no-curve', touchpoint: 'olv' })
    near(planReach({ lines, curves, duplication: 2 }), { refused: 'duplication' })
    const few = [{ touchpoint: 'tv', weight: 300, grp: 70 }]
    near(planReach({ lines: few, curves }), { reach: 63.263021, plus: null })
    near(planReach({ lines: [], curves }), { reach: 0, frequency: null, plus: [0, 0, 0, 0, 0] })
  })

  it('builds on one curve step by step', () => {
    const [first, second] = buildReach({ curve: TV, weights: [50, 50] })
    near(first, { cumulative: 50, reach: 17.280205, added: 17.280205, frequency: 50 / 17.280205 })
    near(second, { cumulative: 100, reach: 31.047404, added: 13.767199 })
  })
})
