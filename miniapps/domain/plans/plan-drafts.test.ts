import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../kernel/near-in-tests.ts'
import { figuresOf } from '../scenarios/figures-of.ts'
import { curveInTests, O6, scenarioInTests } from '../scenarios/scenario-in-tests.ts'
import { fieldProblem } from '../document/apply-changes.ts'
import type { Body } from '../document/change.ts'
import { costOf, quantityOf } from './line-costs.ts'
import { planFromCampaign } from './plan-from-campaign.ts'
import { planFromScenario } from './plan-from-scenario.ts'
import { PlanReach } from './plan-figures.ts'
import { linesOf } from './plan-line.ts'
import { PLAN } from './plan.ts'

const valid = (body: Body) => {
  for (const [path, value] of Object.entries(body))
    assert.equal(fieldProblem(PLAN, path, value), undefined, path)
}

describe('a plan drafted from a scenario', () => {
  const curves = [
    curveInTests('TV', O6.TV),
    curveInTests('RADIO', { family: 'exponential', max: 60, k: 90 }, { unit: 'grp', currency: null }),
    curveInTests('OLV', { family: 'exponential', max: 60, k: 3 }, { unit: 'impressions', currency: null }),
  ]
  const fits = Object.fromEntries(curves.map(({ touchpoint, fit }) => [touchpoint, fit]))
  const prices = { 'prices/TV': 100, 'prices/RADIO': 61_234.5678, 'prices/OLV': 12_345_678.9 }

  it('[Express scenario 6] takes audience, pins and cents over, and reaches as many', () => {
    const amount = fc.integer({ min: 1, max: 50_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, (tv, radio, olv) => {
        const spends = { TV: tv, RADIO: radio, OLV: olv }
        const { body, basis } = scenarioInTests(fits, spendFields(spends), curves)
        const scenario = { ...body, ...prices }
        const plan = planFromScenario(scenario, curves)
        valid(plan)
        const lines = linesOf(plan)
        assert.deepEqual(
          Object.fromEntries(lines.map((line) => [line.touchpoint, costOf(line, 'GBP')!.net])),
          spends,
        )
        assert.equal(plan['audience'], 'Adults 18+')
        assert.deepEqual(plan['pins/curve.GB.TV'], body['pins/curve.TV'])
        const priced = basis.channels.map((channel) => ({
          ...channel,
          price: prices[`prices/${channel.code}` as keyof typeof prices],
        }))
        const reached = figuresOf({ ...basis, channels: priced }, spends)
        const { total } = new PlanReach().of(plan, curves)
        near(total.reach, 'reach' in reached && reached.reach, 1e-4)
      }),
    )
  })

  it('shares what is bought over the weeks by their days', () => {
    const { body } = scenarioInTests(fits, spendFields({ RADIO: 6_000_000 }), curves)
    const [line] = linesOf(planFromScenario({ ...body, ...prices }, curves))
    near(quantityOf(line!)!, 97.98, 1e-4)
    assert.equal(Object.keys(line!.weeks).length, 10)
    assert.deepEqual([line!.start, line!.end], ['2026-03-01', '2026-04-30'])
  })
})

const spendFields = (spends: Readonly<Record<string, number>>): Body => ({
  chosen: 'efficient',
  ...Object.fromEntries(
    Object.entries(spends).map(([code, spend]) => [`options/efficient/spend/${code}`, spend]),
  ),
})

describe('a plan drafted from a campaign', () => {
  const campaign: Body = {
    title: 'Spring',
    code: 'SPRING26',
    markets: ['GB'],
    start: '2026-03-01',
    end: '2026-04-30',
    'budget/total': 10_000_001,
    'budget/currency': 'GBP',
    'split/1/market': 'GB',
    'split/1/touchpoint': 'TV',
    'split/1/amount': 6_000_001,
    'split/2/touchpoint': 'OLV',
    'split/2/amount': 4_000_000,
    'pins/curve.TV': { type: 'curve', id: 'curve-TV', version: 2 },
  }

  it('has a line at its price for each part of the split, in the market of the campaign', () => {
    const plan = planFromCampaign(campaign)
    valid(plan)
    assert.deepEqual(
      linesOf(plan).map((line) => [line.touchpoint, line.market, line.start, costOf(line, 'GBP')!.net]),
      [
        ['TV', 'GB', '2026-03-01', 6_000_001],
        ['OLV', 'GB', '2026-03-01', 4_000_000],
      ],
    )
    assert.deepEqual(plan['pins/curve.GB.TV'], campaign['pins/curve.TV'])
  })

  it('has the flights where there are any', () => {
    const flight = { 'flights/1/touchpoint': 'TV', 'flights/1/amount': 100, 'flights/1/start': '2026-03-09' }
    const [line, ...others] = linesOf(planFromCampaign({ ...campaign, ...flight }))
    assert.deepEqual([line!.start, costOf(line!, 'GBP')!.net, others.length], ['2026-03-09', 100, 0])
  })
})
