import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { betaBinomial } from './beta-binomial.ts'
import { agostini } from './agostini.ts'
import { convolve, effectiveReach, meanOf } from './exposures.ts'
import { hofmans } from './hofmans.ts'
import { metheringham } from './metheringham.ts'
import { negativeBinomial } from './negative-binomial.ts'
import { poisson } from './poisson.ts'
import { combineReach, randomReach } from './random-reach.ts'

const ROUNDING = 1e-9
const shares = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100)
const reaches = fc.array(shares, { minLength: 1, maxLength: 8 })
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const reachOf = (result: { reach: number } | { refused: string }) => ('reach' in result ? result.reach : null)
/** Reach after one insertion, and after two between that and the random bound. */
const insertions = fc
  .tuple(shares, shares)
  .map(([one, place]) => ({ one, two: one + place * (one - one ** 2) }))

describe('reach', () => {
  it('of random vehicles lies between the largest and the sum, and grows with each of them', () => {
    fc.assert(
      fc.property(reaches, shares, (all, more) => {
        const { reach } = randomReach({ reaches: all })
        assert.ok(reach >= Math.max(...all) - ROUNDING && reach <= Math.min(1, sumOf(all)) + ROUNDING)
        assert.ok(randomReach({ reaches: [...all, more] }).reach >= reach - ROUNDING)
      }),
    )
  })

  it('of media lies between the largest and the sum at every duplication that can be', () => {
    const upTo = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(reaches, upTo, (all, percent) => {
        const duplication = percent / 100 / Math.max(...all)
        const reach = reachOf(combineReach({ reaches: all, duplication }))
        if (reach === null) return duplication * Math.max(...all) > 1
        return reach >= Math.max(...all) - ROUNDING && reach <= Math.min(1, sumOf(all)) + ROUNDING
      }),
    )
  })

  it('does not depend on the order of vehicles', () => {
    fc.assert(
      fc.property(reaches, (all) => {
        const turned = all.toReversed()
        const pairs = (each: readonly number[]) =>
          each.flatMap((one, i) => each.slice(0, i).map((two) => one * two))
        const models = (each: readonly number[]) => [
          randomReach({ reaches: each }).reach,
          reachOf(combineReach({ reaches: each, duplication: 0.5 }))!,
          reachOf(agostini({ audiences: each, duplications: pairs(each) }))!,
        ]
        const other = models(turned)
        return models(all).every((reach, model) => Math.abs(reach - other[model]!) < ROUNDING)
      }),
    )
  })

  it('grows with insertions and with weight, and never passes the universe', () => {
    fc.assert(
      fc.property(insertions, fc.integer({ min: 1, max: 40 }), ({ one, two }, count) => {
        for (const model of [betaBinomial, hofmans]) {
          const [less, more] = [count, count + 1].map((n) => reachOf(model({ one, two, insertions: n })))
          if (typeof less !== 'number' || typeof more !== 'number') continue
          assert.ok(more >= less - ROUNDING && more <= 1 + ROUNDING && more <= (count + 1) * one + ROUNDING)
        }
        const [less, more] = [count, count + 1].map((weight) => poisson({ grp: weight * 10, upTo: 0 }).reach)
        assert.ok(more! > less! && more! <= 1)
      }),
    )
  })
})

describe('contacts', () => {
  it('of every whole distribution sum to one, and their mean is the weight', () => {
    fc.assert(
      fc.property(reaches, insertions, fc.integer({ min: 1, max: 60 }), (all, { one, two }, count) => {
        const schedule = betaBinomial({ one, two, insertions: count })
        if ('refused' in schedule) return false
        const random = randomReach({ reaches: all })
        for (const p of [random.p, schedule.p, convolve({ distributions: [random.p, schedule.p] }).p]) {
          assert.ok(Math.abs(sumOf(p) - 1) < ROUNDING && p.every((share) => share >= 0))
          assert.ok(
            Math.abs(effectiveReach({ p, from: 1 }) - effectiveReach({ p, from: 1, to: p.length })) <
              ROUNDING,
          )
        }
        assert.ok(Math.abs(meanOf(random.p) - sumOf(all)) < ROUNDING)
        assert.ok(Math.abs(meanOf(schedule.p) - count * one) < 1e-7)
      }),
    )
  })

  it('by weight approach one and the weight the further they are followed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), shares, (grp, part) => {
        const mean = grp / 100
        const reach = -Math.expm1(-mean) * (0.3 + part * 0.65)
        const weighed = negativeBinomial({ mean, reach, upTo: 2000 })
        const chance = poisson({ grp, upTo: 60 })
        assert.ok('p' in weighed && Math.abs(sumOf(weighed.p) - 1) < 1e-6)
        assert.ok(Math.abs(sumOf(chance.p) - 1) < ROUNDING && Math.abs(meanOf(chance.p) - mean) < ROUNDING)
      }),
      { numRuns: 40 },
    )
  })

  it('with one vehicle in several places are those with one in one place', () => {
    fc.assert(
      fc.property(insertions, fc.integer({ min: 2, max: 6 }), ({ one, two }, n) => {
        const selfDuplication = 2 * one - two
        const half = { audience: one, insertions: n, selfDuplication }
        const whole = metheringham({ vehicles: [{ ...half, insertions: 2 * n }], pairs: [] })
        const parts = metheringham({ vehicles: [half, half], pairs: [[1, 0, selfDuplication]] })
        return Math.abs(reachOf(whole)! - reachOf(parts)!) < 1e-6
      }),
    )
  })
})
