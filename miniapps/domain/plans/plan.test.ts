import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Body } from '../document/change.ts'
import { costOf, quantityOf, weekCosts } from './line-costs.ts'
import { PLAN } from './plan.ts'
import { lineOf, linesOf, rowOf } from './plan-line.ts'
import { planSums } from './plan-sums.ts'
import { totalsOf } from './plan-totals.ts'
import { weeksOf } from './plan-weeks.ts'

const row = (cells: Parameters<typeof rowOf>[0] = {}) =>
  rowOf({ place: 1, touchpoint: 'TV', market: 'GB', rateType: 'cpp', rate: 24_000_000, ...cells })

const planOf = (...lines: ReturnType<typeof row>[]): Body => ({
  title: 'Spring',
  currency: 'GBP',
  start: '2026-03-02',
  end: '2026-03-29',
  ...Object.fromEntries(lines.map((line, at) => [`lines/l${at + 1}`, line])),
})

describe('a line of a plan', () => {
  it('costs what its weeks buy, and each week its part of that', () => {
    const line = lineOf(row({ weeks: { '2026-03-02': 10, '2026-03-09': 4.1 }, commission: 1500 }), 'l1')
    assert.equal(quantityOf(line), 14.1)
    assert.deepEqual(costOf(line, 'GBP'), {
      net: 3_384_000,
      gross: 3_981_176,
      commission: 597_176,
      fees: 0,
      total: 3_384_000,
    })
    assert.deepEqual(weekCosts(line, 'GBP'), { '2026-03-02': 2_400_000, '2026-03-09': 984_000 })
  })

  it('[Media planner 1] costs what M1, M4 and M6 of the money engine say', () => {
    const costs = (currency: string, cells: Parameters<typeof rowOf>[0]) => {
      const { net, gross } = costOf(lineOf(row(cells), 'l1'), currency)!
      return [net, gross]
    }
    assert.deepEqual(
      costs('GBP', { rateType: 'flat', rate: 850_000_000, commission: 1500 }),
      [8_500_000, 10_000_000],
    )
    // ten spots of 3.5 points are 35 points; at 20 seconds, .8 of that
    assert.deepEqual(costs('GBP', { quantity: 35 }), [8_400_000, 8_400_000])
    assert.deepEqual(costs('GBP', { quantity: 28, length: 20, factor: 0.8 }), [6_720_000, 6_720_000])
    assert.deepEqual(costs('JPY', { rateType: 'cpm', rate: 4_505_000, quantity: 123_456 }), [55_617, 55_617])
    const gross = {
      rateType: 'cpm',
      rateIs: 'gross',
      rate: 125_000,
      quantity: 1_234_567,
      commission: 1500,
    } as const
    assert.deepEqual(costs('GBP', gross), [1_311_728, 1_543_209])
  })

  it('[Media planner 1] parts its cost among its weeks as M2 and M3 do, to the minor unit', () => {
    const parts = (rate: number, weights: readonly number[]) => {
      const weeks = Object.fromEntries(
        weights.map((weight, at) => [`2026-03-${['02', '09', '16'][at]}`, weight]),
      )
      return Object.values(weekCosts(lineOf(row({ rateType: 'flat', rate, weeks }), 'l1'), 'GBP')!)
    }
    assert.deepEqual(parts(1_000_000_000, [3, 2, 1]), [5_000_000, 3_333_333, 1_666_667])
    assert.deepEqual(parts(1_000_000, [1, 1, 1]), [3334, 3333, 3333])
  })

  it('spreads a flat fee over the days of its flight where no week is filled', () => {
    const flat = row({ rateType: 'flat', rate: 10_000_000, start: '2026-03-04', end: '2026-03-10' })
    assert.deepEqual(weekCosts(lineOf(flat, 'l1'), 'GBP'), { '2026-03-02': 71_429, '2026-03-09': 28_571 })
  })

  it('has no cost before its rate and quantity are there', () => {
    assert.equal(costOf(lineOf(row({ rate: null }), 'l1'), 'GBP'), null)
    assert.equal(costOf(lineOf(row(), 'l1'), 'GBP'), null)
    assert.equal(totalsOf(linesOf(planOf(row(), row({ quantity: 2 }))), 'GBP').unpriced, 1)
  })

  it('is read from a row as it was written', () => {
    const { id: _, ...line } = lineOf(
      row({ locks: new Set(['2026-03-02']), weeks: { '2026-03-02': 3 } }),
      'l',
    )
    assert.deepEqual(lineOf(rowOf(line), 'l'), { id: 'l', ...line })
  })
})

describe('a plan', () => {
  it('is the sum of its lines, and each line of its weeks, to the minor unit', () => {
    const line = fc.record({
      rateType: fc.constantFrom('cpm', 'cpp', 'spot', 'flat'),
      rate: fc.integer({ min: 0, max: 1e8 }),
      rateIs: fc.constantFrom('net', 'gross'),
      commission: fc.integer({ min: 0, max: 2000 }),
      fees: fc.integer({ min: 0, max: 1e6 }),
      weeks: fc.dictionary(
        fc.constantFrom('2026-03-02', '2026-03-09', '2026-03-16'),
        fc.integer({ min: 1, max: 5000 }).map((tenths) => tenths / 10),
        { minKeys: 1 },
      ),
    })
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('GBP', 'JPY', 'KWD'), (drawn, currency) => {
        const rows = drawn.map((cells) => row(cells))
        const lines = linesOf(planOf(...rows))
        const sums = rows.map(planSums)
        const byWeek = lines.map((each) =>
          Object.values(weekCosts(each, currency) ?? {}).reduce((sum, amount) => sum + amount, 0),
        )
        const digits = { GBP: 'net2', JPY: 'net0', KWD: 'net3' }[currency]
        const net = sums.reduce((sum, each) => sum + each[digits]!, 0)
        const fees = sums.reduce((sum, each) => sum + each['fees']!, 0)
        const totals = totalsOf(lines, currency)
        assert.equal(totals.net, net)
        assert.equal(totals.total, net + fees)
        assert.equal(
          byWeek.reduce((sum, amount) => sum + amount, 0),
          net,
        )
      }),
    )
  })

  it('has the weeks of its days by the system that it is planned in', () => {
    const days = { start: '2026-03-03', end: '2026-03-16' }
    assert.deepEqual(
      weeksOf({ ...days, weeks: 'iso' }).map(({ from, week }) => [from, week]),
      [
        ['2026-03-02', 10],
        ['2026-03-09', 11],
        ['2026-03-16', 12],
      ],
    )
    assert.equal(weeksOf({ ...days, weeks: 'us' })[0]!.from, '2026-03-01')
    assert.deepEqual(weeksOf({ start: '2026-03-03', end: '', weeks: 'iso' }), [])
  })

  it('is not submitted without its days and a line', () => {
    const { submit } = PLAN.actions
    const { title: _, ...untitled } = planOf(row())
    assert.deepEqual(
      submit!.problems!(untitled, null).map(({ code }) => code),
      ['title-missing'],
    )
    assert.deepEqual(
      submit!.problems!(planOf(), null).map(({ code }) => code),
      ['no-lines'],
    )
    assert.deepEqual(submit!.problems!(planOf(row()), null), [])
  })

  it('refuses an end before the start, and a week that is no day', () => {
    const wrong = planOf(row({ start: '2026-03-09', end: '2026-03-02', weeks: { soon: 1 } }))
    assert.deepEqual(
      PLAN.check!(wrong, null).map(({ path, code }) => [path, code]),
      [
        ['lines/l1/end', 'end-before-start'],
        ['lines/l1/weeks/soon', 'week'],
      ],
    )
  })

  it('above 250,000.00 is approved by somebody who manages the workspace, fees counted', () => {
    const { approve } = PLAN.actions
    const costing = (net: number, fee: number) => ({
      ...planOf(row({ rateType: 'flat', rate: net * 10_000 })),
      'fees/1/amount': fee * 100,
    })
    assert.equal(approve!.permissionFor!(costing(240_000, 10_000), null), undefined)
    assert.equal(approve!.permissionFor!(costing(240_000, 10_001), null), 'OS_WORKSPACE_MANAGE')
  })

  it('shows its lines, its money and its campaign in lists', () => {
    const lines = [row({ quantity: 2, fees: 100 }), row({ quantity: 1 })]
    const sums = { rows: 2, net2: 720_000, fees: 100 }
    const { lines: count, net, total } = PLAN.list.columns!(planOf(...lines), null, sums)
    assert.deepEqual([count, net, total], [2, 720_000, 720_100])
  })
})
