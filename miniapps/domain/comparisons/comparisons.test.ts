import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Body } from '../document/change.ts'
import { fieldProblem } from '../document/apply-changes.ts'
import { near } from '../kernel/near-in-tests.ts'
import { equalBudget } from '../planning/variance/compare-plans.ts'
import { olvLine, PLAN_CURVES, tvLine } from '../plans/plan-in-tests.ts'
import { type Compared, compareVersions } from './compare-versions.ts'
import type { PlanVersion } from './compared-plan.ts'
import { freeKey, ratePath } from './compared-versions.ts'
import { COMPARISON } from './comparison.ts'
import { cpmLine, flatLine, K1_CURVE, K2_CURVES, pinsInTests, versionInTests } from './comparison-in-tests.ts'
import { costEffects, lineChanges } from './cost-effects.ts'
import { keyFigures } from './key-figures.ts'
import { mixOf } from './mix-of.ts'

const TODAY = '2026-03-04'

function compared(versions: readonly PlanVersion[], curves = PLAN_CURVES, more: Body = {}): Compared {
  const comparison = { ...pinsInTests(versions), ...more }
  const found = compareVersions({ comparison, versions, curves, today: TODAY })
  assert.ok('plans' in found, JSON.stringify(found))
  return found
}

describe('plan versions side by side', () => {
  it('[K1] cost a point, and each point more than the baseline', () => {
    const versions = [500_000, 560_000].map((units, at) =>
      versionInTests(String(at + 1), [flatLine('TV', units)], [K1_CURVE]),
    )
    const [one, other] = keyFigures(compared(versions, [K1_CURVE]), 50_000_000)
    near([one!.perPoint, other!.perPoint, other!.perExtraPoint], [791_139, 823_529, 1_250_000], 1)
    near([one!.extraReach, other!.extraReach, other!.extraCost], [0, 4.8, 6_000_000])
  })

  it('[K2] reach at an equal budget what their curves say', () => {
    const versions = [
      [400, 100],
      [280, 280],
    ].map(([tv, olv], at) =>
      versionInTests(String(at + 1), [flatLine('TV', tv!), flatLine('OLV', olv!)], K2_CURVES),
    )
    const figures = keyFigures(compared(versions, [...K2_CURVES]), 50_000)
    near(
      figures.map(({ equal }) => equal?.reach),
      [71.898441, 70.368262],
    )
  })

  it('are scaled as the engine scales plans of one market', () => {
    const amount = fc.integer({ min: 1, max: 900 })
    fc.assert(
      fc.property(amount, amount, amount, (tv, olv, budget) => {
        const [figures] = keyFigures(
          compared(
            [versionInTests('1', [flatLine('TV', tv), flatLine('OLV', olv)], K2_CURVES)],
            [...K2_CURVES],
          ),
          budget * 100,
        )
        const [engine] = equalBudget({
          plans: [
            {
              id: '1',
              lines: [
                { touchpoint: 'TV', spend: tv },
                { touchpoint: 'OLV', spend: olv },
              ],
            },
          ],
          curves: Object.fromEntries(K2_CURVES.map(({ touchpoint, fit }) => [touchpoint, fit])),
          budget,
        })
        near(figures!.equal?.reach, engine && 'reach' in engine && engine.reach)
      }),
    )
  })

  it('beat those that reach no more for no less, among the same people alone', () => {
    const versions = [
      versionInTests('1', [tvLine(200)], PLAN_CURVES),
      versionInTests('2', [tvLine(200, { rate: 30_000_000 })], PLAN_CURVES),
      versionInTests('3', [tvLine(200, { rate: 40_000_000 })], PLAN_CURVES, { audience: 'Children' }),
    ]
    const figures = keyFigures(compared(versions), 100)
    assert.deepEqual(
      figures.map(({ dominatedBy, isComparable }) => [dominatedBy, isComparable]),
      [
        [[], true],
        [['1'], true],
        [[], false],
      ],
    )
    assert.equal(figures[2]!.extraReach, null)
    assert.notEqual(figures[2]!.perPoint, null)
  })
})

describe('a difference in cost', () => {
  const pair = (before: PlanVersion, after: PlanVersion) => {
    const { plans } = compared([before, after])
    return [plans[0]!, plans[1]!] as const
  }
  const olv = (key: string, ...lines: Parameters<typeof cpmLine>[]) =>
    versionInTests(
      key,
      lines.map((line) => cpmLine(...line)),
      PLAN_CURVES,
    )

  it('[V1] is volume and price of each line', () => {
    const [one, other] = pair(olv('1', [10_000_000, 10]), olv('2', [12_000_000, 9]))
    const [change] = lineChanges(one, other)
    assert.deepEqual(
      [change!.state, change!.volume, change!.price, change!.total],
      ['changed', 2_000_000, -1_200_000, 800_000],
    )
    const { volume, mix, price, fees } = costEffects(one, other)
    assert.deepEqual([volume, mix, price, fees], [2_000_000, 0, -1_200_000, 0])
  })

  it('is mix where as many contacts are bought in dearer places', () => {
    const [one, other] = pair(
      versionInTests('1', [tvLine(100), olvLine(100)], PLAN_CURVES),
      versionInTests('2', [tvLine(150), olvLine(50)], PLAN_CURVES),
    )
    const { volume, mix, price } = costEffects(one, other)
    assert.deepEqual([volume, mix, price], [0, 9_000_000, 0])
  })

  it('has lines by their ids in versions of one plan, and else by what they buy', () => {
    const before = olv('1', [100_000, 10], [200_000, 10, { vendor: 'Meridian' }])
    const after = olv('2', [100_000, 10, { vendor: 'Renamed' }], [200_000, 10, { vendor: 'Meridian' }])
    const states = (...plans: readonly [PlanVersion, PlanVersion]) =>
      lineChanges(...pair(...plans)).map(({ state }) => state)
    assert.deepEqual(states(before, after), ['removed', 'same', 'added'])
    assert.deepEqual(states(before, { ...after, id: before.id }), ['same', 'same'])
  })

  it('leads from one cost to the other, whatever the plans are, and is nothing for a plan with itself', () => {
    const line = fc.oneof(
      fc
        .tuple(fc.nat(300), fc.constantFrom('ITV', 'Beacon'))
        .map(([points, vendor]) => tvLine(points, { vendor })),
      fc.tuple(fc.nat(1_000_000), fc.nat(40)).map(([quantity, cpm]) => cpmLine(quantity, cpm, { fees: cpm })),
      fc.nat(9_000).map((units) => flatLine('SEARCH', units)),
    )
    const lines = fc.array(line, { maxLength: 6 })
    fc.assert(
      fc.property(lines, lines, fc.boolean(), (before, after, isOnePlan) => {
        const one = versionInTests('1', before, PLAN_CURVES, { 'fees/1/amount': 1000 })
        const two = { ...versionInTests('2', after, PLAN_CURVES), ...(isOnePlan && { id: one.id }) }
        const { volume, mix, price, fees, ...ends } = costEffects(...pair(one, two))
        assert.equal(ends.before + volume + (mix ?? 0) + price + fees, ends.after)
        const own = costEffects(...pair(one, one))
        assert.deepEqual([own.volume, own.mix ?? 0, own.price, own.fees], [0, 0, 0, 0])
      }),
    )
  })
})

describe('plans of two currencies', () => {
  const versions = [
    versionInTests('1', [tvLine(100)], PLAN_CURVES),
    versionInTests('2', [tvLine(100)], PLAN_CURVES, { currency: 'EUR' }),
  ]
  const comparison = pinsInTests(versions)
  const rate = (date: string, more: Body = {}): Body => ({
    [ratePath('EUR', 'GBP', 'rate')]: 0.85,
    [ratePath('EUR', 'GBP', 'date')]: date,
    [ratePath('EUR', 'GBP', 'source')]: 'European Central Bank',
    ...more,
  })
  const asked = (more: Body) =>
    compareVersions({ comparison: { ...comparison, ...more }, versions, curves: PLAN_CURVES, today: TODAY })

  it('[Comparison 5] are refused until a rate has its day and its source', () => {
    const none = { refused: 'no-rate', currency: 'GBP', currencies: ['EUR'] }
    assert.deepEqual(asked({}), none)
    assert.deepEqual(asked({ [ratePath('EUR', 'GBP', 'rate')]: 0.85 }), none)
    const found = asked(rate('2026-03-02'))
    assert.ok('plans' in found)
    assert.deepEqual(found.rates, [
      { from: 'EUR', rate: 0.85, date: '2026-03-02', source: 'European Central Bank', stale: false },
    ])
    assert.equal(found.plans[1]!.cost, 0.85 * found.plans[0]!.cost)
  })

  it('say when a rate is old', () => {
    const found = asked(rate('2026-02-02'))
    assert.ok('rates' in found && found.rates[0]!.stale)
  })
})

describe('a mix', () => {
  it('is the share of each vendor in each plan, the largest first, and small ones together', () => {
    const vendors = Array.from({ length: 10 }, (_, at) => tvLine(10 + at, { vendor: `Vendor ${at}` }))
    const { plans } = compared([
      versionInTests('1', vendors, PLAN_CURVES),
      versionInTests('2', [tvLine(10, { vendor: 'Vendor 0' })], PLAN_CURVES),
    ])
    const parts = mixOf(plans, 'vendor')
    assert.deepEqual(
      parts.map(({ of }) => of),
      ['Vendor 0', 'Vendor 9', 'Vendor 8', 'Vendor 7', 'Vendor 6', 'Vendor 5', 'Vendor 4', null],
    )
    for (const place of [0, 1])
      near(
        parts.reduce((sum, { shares }) => sum + shares[place]!, 0),
        100,
      )
  })
})

describe('a comparison', () => {
  it('has room for five plan versions', () => {
    const versions = ['1', '2', '3', '4', '5'].map((key) => versionInTests(key, [], []))
    const body = pinsInTests(versions)
    for (const [path, pin] of Object.entries(body))
      assert.equal(fieldProblem(COMPARISON, path, pin), undefined)
    assert.equal(freeKey(body), undefined)
    assert.equal(fieldProblem(COMPARISON, 'pins/6', body['pins/1']!)?.code, 'unknown')
  })
})
