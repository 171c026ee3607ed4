import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Body } from '../document/change.ts'
import { BodyCopy } from '../document/sheet.ts'
import { near } from '../kernel/near-in-tests.ts'
import { curveInTests, O6 } from '../scenarios/scenario-in-tests.ts'
import { optimisedPlan } from './optimised-plan.ts'
import { PlanReach } from './plan-figures.ts'
import { olvLine, PLAN_CURVES, planInTests, tvLine } from './plan-in-tests.ts'
import { linePath, type PlanLine } from './plan-line.ts'
import { PLAN } from './plan.ts'
import { totalsOf } from './plan-totals.ts'

const AS_IT_IS = { net: null, most: null }
const at = (body: Body, curves = PLAN_CURVES) => new PlanReach().of(body, curves)
const netOf = (body: Body) => totalsOf(at(body).all, 'GBP').net

function optimised(body: Body, asked: Parameters<typeof optimisedPlan>[1] = AS_IT_IS, curves = PLAN_CURVES) {
  const found = optimisedPlan(at(body, curves), asked)
  assert.ok('changes' in found, JSON.stringify(found))
  const copy = new BodyCopy(PLAN, body)
  for (const [path, value] of Object.entries(found.changes)) copy.set(path, value)
  return { body: copy.body, ...found }
}

describe('optimising a plan', () => {
  it('[O6] finds the most reach for the money of two touchpoints', () => {
    const curves = Object.entries(O6).map(([code, fit]) => curveInTests(code, fit))
    const flat = { rateType: 'flat', rate: 500_000_000, quantity: null } as const
    const body = planInTests([tvLine(0, flat), olvLine(0, flat)], {}, curves)
    const best = optimised(body, AS_IT_IS, curves)
    near(at(best.body, curves).total.reach!, 57.466396)
    near(Number(best.changes['lines/l1/rate']) / 10_000, 49_726.9, 0.1)
  })

  it('[Media planner 3] leaves locked lines and weeks byte for byte, reaches no fewer and costs no more', () => {
    const amount = fc.integer({ min: 1, max: 300 })
    const line = fc.record({
      isTv: fc.boolean(),
      locked: fc.boolean(),
      weeks: fc.tuple(amount, amount, fc.boolean()),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 8 }), (lines) => {
        const body = planInTests(lines.map(asLine))
        const found = optimisedPlan(at(body), AS_IT_IS)
        if ('refused' in found) return lines.every(({ locked }) => locked)
        const best = optimised(body).body
        for (const [place, { locked, weeks }] of lines.entries()) {
          const path = linePath(`l${place + 1}`)
          if (locked) assert.equal(JSON.stringify(best[path]), JSON.stringify(body[path]))
          if (weeks[2])
            assert.equal((best[path] as Body)['weeks/2026-03-02'], (body[path] as Body)['weeks/2026-03-02'])
        }
        assert.ok(netOf(best) <= netOf(body))
        assert.ok(at(best).total.reach! >= at(body).total.reach! - 0.01, 'but for what rounding takes')
      }),
    )
  })

  it('counts the weight that is locked before what it adds on top', () => {
    const body = planInTests([tvLine(300, { locked: true }), tvLine(50), olvLine(50)])
    const { changes } = optimised(body)
    assert.equal(changes['lines/l2/quantity'], 0)
    near(Number(changes['lines/l3/quantity']), 250, 0.01)
  })

  it('spends a budget beside what is locked, and moves a touchpoint no further than it may', () => {
    const body = planInTests([tvLine(100), olvLine(100), tvLine(10, { locked: true })])
    const net = netOf(body) + 5_000_000
    const { body: best, changes } = optimised(body, { net, most: 0.5 })
    near(netOf(best), net, 100)
    assert.ok(Number(changes['lines/l2/quantity']) <= 150)
  })

  it('keeps the money of each market there', () => {
    const german = PLAN_CURVES.map((curve) => ({ ...curve, id: `${curve.id}-de`, market: 'DE' }))
    const curves = [...PLAN_CURVES, ...german]
    const lines = ['GB', 'DE'].flatMap((market) => [tvLine(100, { market }), olvLine(100, { market })])
    const body = planInTests(lines, {}, curves)
    const best = at(optimised(body, AS_IT_IS, curves).body, curves)
    const ofMarket = (plan: typeof best, wanted: string) =>
      totalsOf(
        plan.all.filter(({ market }) => market === wanted),
        'GBP',
      ).net
    for (const market of ['GB', 'DE'])
      near(ofMarket(best, market), ofMarket(at(body, curves), market), 30_000)
  })

  it('has nothing to move in a plan that is locked, and says what is locked above a budget', () => {
    const body = planInTests([tvLine(100, { locked: true }), olvLine(10)])
    assert.deepEqual(optimisedPlan(at(planInTests([tvLine(1, { locked: true })])), AS_IT_IS), {
      refused: 'nothing-to-move',
    })
    const least = optimisedPlan(at(body), { net: 1, most: null })
    assert.deepEqual(least, { refused: 'minimums', least: 24_000_000 })
  })
})

const asLine = ({
  isTv,
  locked,
  weeks: [first, second, isHeld],
}: {
  isTv: boolean
  locked: boolean
  weeks: [number, number, boolean]
}): Partial<PlanLine> =>
  (isTv ? tvLine : olvLine)(0, {
    quantity: null,
    locked,
    weeks: { '2026-03-02': first, '2026-03-09': second },
    locks: new Set(isHeld ? ['2026-03-02'] : []),
  })
