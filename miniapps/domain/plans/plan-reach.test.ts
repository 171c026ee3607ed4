import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../kernel/near-in-tests.ts'
import { curveInTests } from '../scenarios/scenario-in-tests.ts'
import { PlanReach } from './plan-figures.ts'
import { olvLine, OLV_CURVE, PLAN_CURVES, planInTests, TV_CURVE, tvLine } from './plan-in-tests.ts'
import { linePath } from './plan-line.ts'

const of = (...asked: Parameters<typeof planInTests>) =>
  new PlanReach().of(planInTests(...asked), asked[2] ?? PLAN_CURVES)

describe('the reach of a plan', () => {
  it('[C10] puts lines of one touchpoint on one curve, and touchpoints together', () => {
    const { total, groups, lines } = of([tvLine(200), tvLine(100), olvLine(80)])
    near([total.reach!, total.frequency!, total.plus![2]!], [73.378016, 5.178663, 45.490767])
    near(
      groups.map(({ reach }) => reach!),
      [63.263021, 27.533552],
    )
    near([lines.get('l1')!.reach!, lines.get('l2')!.reach!], [50.754323, 31.0474041])
    assert.deepEqual(
      groups.map(({ curve }) => [curve.id, curve.version]),
      [
        ['curve-TV', 2],
        ['curve-OLV', 2],
      ],
    )
  })

  it('[Media planner 4] lies between the largest line and the sum of all', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(weights, (all) => {
        const { total, lines } = of(all.map((grp, at) => (at % 2 ? olvLine(grp) : tvLine(grp))))
        const reaches = [...lines.values()].map(({ reach }) => reach!)
        const sum = reaches.reduce((one, other) => one + other, 0)
        assert.ok(total.reach! >= Math.max(...reaches) - 1e-9 && total.reach! <= sum + 1e-9)
      }),
    )
  })

  it('builds week by week, by what is bought in each, up to the whole', () => {
    const { build, total } = of([
      tvLine(0, { quantity: null, weeks: { '2026-03-02': 100, '2026-03-16': 200 } }),
    ])
    near(build, [31.047404, 31.047404, 63.263021, 63.263021])
    near(build.at(-1)!, total.reach!)
  })

  it('builds by the days of a flight, or of the plan, where no week is filled', () => {
    const { build } = of([tvLine(280, { start: '2026-03-08', end: '2026-03-14' }), olvLine(80)])
    near(build[0]!, 100 - (100 - 85 * -Math.expm1(-40 / 220)) * (1 - 0.5 * -Math.expm1(-0.2)))
    near(build[1]!, 100 - (100 - 85 * -Math.expm1(-280 / 220)) * (1 - 0.5 * -Math.expm1(-0.4)))
  })

  it('counts contacts of impressions in the universe, of spots by their rating, of lengths as people see them', () => {
    const { groups } = of([
      olvLine(4_000_000, { rateType: 'cpm' }),
      olvLine(10, { rateType: 'spot', rating: 3 }),
      olvLine(8, { factor: 0.8 }),
    ])
    near(groups[0]!.grp!, 40 + 30 + 10)
  })

  it('says of each line why it is in no total, and computes the others', () => {
    const lines = [
      tvLine(200),
      tvLine(1, { touchpoint: '' }),
      tvLine(1, { market: '' }),
      tvLine(1, { touchpoint: 'RADIO' }),
      tvLine(1, { rateType: 'cpc' }),
      tvLine(1, { rateType: 'spot' }),
      tvLine(0, { quantity: null }),
    ]
    const { total, left, lines: each } = of(lines)
    near(total.reach!, 50.754323)
    const codes = ['no-touchpoint', 'no-market', 'no-curve', 'not-by-contact', 'no-rating', 'no-quantity']
    assert.deepEqual([...left.values()], codes)
    assert.deepEqual(each.get('l2'), { reach: null, frequency: null, code: 'no-touchpoint' })
  })

  it('reads curves of money at net cost, and knows no contacts of it', () => {
    const curve = curveInTests('TV', { family: 'exponential', max: 80, k: 100_000 })
    const { groups, total } = of([tvLine(1, { rateType: 'flat', rate: 497_269_000, quantity: null })], {}, [
      curve,
    ])
    near(groups[0]!.weight, 49_726.9)
    assert.deepEqual([total.plus, total.frequency], [null, null])
    assert.equal([...of([tvLine(1)], { currency: 'EUR' }, [curve]).left.values()][0], 'other-currency')
  })

  it('weighs markets by their people, and shows none where people would meet more often than can be', () => {
    const german = { ...TV_CURVE, id: 'curve-de', market: 'DE', universe: 30_000_000 }
    const lines = [tvLine(100), tvLine(300, { market: 'DE' })]
    const { total } = of(lines, {}, [TV_CURVE, german])
    near([total.reach!, total.universe], [(31.047404 + 3 * 63.263021) / 4, 40_000_000])
    assert.equal(of([tvLine(300)], { duplication: 3 }).total.code, 'duplication')
  })

  it('leaves a package out, whose weight is in its lines', () => {
    const { total, left } = of([{ name: 'Sponsoring' }, tvLine(200, { parent: 'l1' })])
    near(total.reach!, 50.754323)
    assert.equal(left.size, 0)
  })

  it('is the same when computed again after an edit as when computed anew', () => {
    const reach = new PlanReach()
    const body = planInTests([tvLine(200), tvLine(100), olvLine(80)])
    reach.of(body, PLAN_CURVES)
    const row = body[linePath('l2')] as Record<string, number>
    const edited = { ...body, [linePath('l2')]: { ...row, quantity: 30 } }
    const other = { ...edited, universe: 5_000_000, duplication: 0.9 }
    for (const each of [edited, other, body])
      assert.deepEqual(figures(reach.of(each, PLAN_CURVES)), figures(new PlanReach().of(each, PLAN_CURVES)))
    const newer = { ...OLV_CURVE, fit: { family: 'exponential', max: 60, k: 100 } } as const
    near(reach.of(body, [TV_CURVE, newer]).groups[1]!.reach!, 60 * -Math.expm1(-0.8))
  })
})

const figures = ({ total, build, groups, lines }: ReturnType<PlanReach['of']>) => ({
  total,
  build,
  groups,
  lines,
})
