import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../../kernel/near-in-tests.ts'
import { randomOf } from '../../kernel/random.ts'
import type { Curve } from '../curves/curve.ts'
import type { Channel } from './channel.ts'
import { choosePackages } from './choose-packages.ts'
import { evenSplit } from './even-split.ts'
import { greedy } from './greedy.ts'
import { type Goal, objectiveOf } from './objective.ts'
import { type Optimum, optimise, type Question } from './optimise.ts'

const exponential = (max: number, k: number): Curve => ({ family: 'exponential', max, k })
const channelsOf = (...pairs: readonly (readonly [max: number, k: number])[]) =>
  pairs.map(([max, k]): Channel => ({ curve: exponential(max, k) }))
const O2 = channelsOf([120, 40], [60, 60])
const O6 = channelsOf([80, 100], [60, 50])
const found = (question: Question): Optimum => {
  const result = optimise(question)
  assert.ok(!('refused' in result), JSON.stringify(result))
  return result
}

describe('the best split of a budget', () => {
  it('[O1] [O2] makes slopes equal', () => {
    near(found({ channels: channelsOf([100, 50], [60, 30]), budget: 80 }), {
      spend: [50, 30],
      marginal: 0.735759,
      value: 101.139289,
      bounds: [],
      warnings: [],
    })
    near(found({ channels: O2, budget: 100 }), {
      spend: [66.3667, 33.6333],
      marginal: 0.570892,
      value: 122.910792,
    })
  })

  it('[O3] leaves at nothing what is never worth it, and says by how much', () => {
    near(found({ channels: O2, budget: 20 }), {
      spend: [20, 0],
      marginal: 1.819592,
      bounds: [{ channel: 1, side: 'min', shadow: -0.819592 }],
    })
  })

  it('[O4] keeps a most, and says what more room would be worth', () => {
    near(found({ channels: [{ ...O2[0]!, max: 50 }, O2[1]!], budget: 100 }), {
      spend: [50, 50],
      value: 119.543532,
      bounds: [{ channel: 0, side: 'max', shadow: 0.424916 }],
    })
  })

  it('[O6] [Express scenario 1] [Express scenario 2] reaches most people', () => {
    near(
      found({ channels: O6, budget: 100, goal: 'reach' }),
      { spend: [49.7269, 50.2731], value: 57.466396 },
      1e-6,
    )
    near(
      found({ channels: O6, budget: 200, goal: 'reach' }),
      { spend: [128.2087, 71.7913], value: 77.097736 },
      1e-6,
    )
  })

  it('[O8] goes up to a slope, or as far as spend still returns the target', () => {
    near(found({ channels: O2, mode: 'marginal', target: 0.5 }), { spend: [71.6704, 41.5888], marginal: 0.5 })
    const { spend, value } = found({ channels: O2, mode: 'return', target: 1.5 })
    near([spend[0]! + spend[1]!, value], [67.1284, 100.692657])
    near(optimise({ channels: O2, mode: 'return', target: 3.1 }), { refused: 'target-too-high' })
    near(optimise({ channels: O2, mode: 'marginal', target: 3.1 }), { refused: 'target-too-high' })
    near(found({ channels: O2, mode: 'marginal', target: 0.5, budget: 100 }).spend, [66.3667, 33.6333])
  })

  it('gives the slope of reach in points', () => {
    const { spend, marginal } = found({ channels: O6, mode: 'marginal', target: 0.2, goal: 'reach' })
    near(marginal, 0.2)
    near(found({ channels: O6, budget: spend[0]! + spend[1]!, goal: 'reach' }), { spend, marginal: 0.2 })
  })

  it('refuses bounds that contradict one another or the budget', () => {
    near(optimise({ channels: [O2[0]!, { ...O2[1]!, min: 5, max: 4 }], budget: 9 }), {
      refused: 'bounds',
      channel: 1,
    })
    near(optimise({ channels: [{ ...O2[0]!, min: 12 }], budget: 9 }), { refused: 'minimums', least: 12 })
    near(optimise({ channels: O6, budget: 9, goal: 'reach', duplication: 2 }), { refused: 'duplication' })
  })

  it('refuses a budget that is none', () => {
    assert.deepEqual(optimise({ channels: O2, budget: Number.NaN }), { refused: 'no-budget' })
  })

  it('says when the channels do not take the budget', () => {
    const channels = O2.map((channel) => ({ ...channel, max: 30 }))
    near(found({ channels, budget: 100 }), { spend: [30, 30], marginal: 0, warnings: ['budget-left'] })
  })

  it('gives the same for responses that are functions, as those of a media mix', () => {
    const mix = channelsOf([100, 50], [60, 30]).map((channel): Channel => {
      const { max, k } = (channel as { curve: { max: number; k: number } }).curve
      return {
        value: (x) => max * (1 - Math.exp(-x / k)),
        slope: (x) => (max / k) * Math.exp(-x / k),
        isConcave: true,
      }
    })
    near(found({ channels: mix, budget: 80 }), { spend: [50, 30], marginal: 0.735759, warnings: [] })
  })
})

const concave = fc.record({
  max: fc.integer({ min: 10, max: 90 }),
  k: fc.integer({ min: 5, max: 300 }),
})
const curves = fc.array(
  fc.oneof(
    concave.map(({ max, k }) => exponential(max, k)),
    concave.map(({ max, k }): Curve => ({ family: 'hill', max, half: k, slope: 1 + (k % 20) / 10 })),
    concave.map(({ max, k }): Curve => ({ family: 'log', a: -max, b: 10 + (k % 15) })),
  ),
  { minLength: 2, maxLength: 5 },
)

describe('an optimum', () => {
  const isBest = (channels: readonly Channel[], budget: number, goal: Goal, seed: number) => {
    const objective = objectiveOf(channels, goal, 1)
    assert.ok('terms' in objective)
    const { spend, value } = found({ channels, budget, goal })
    assert.ok(Math.abs(spend.reduce((sum, each) => sum + each, 0) - budget) < 1e-6 * budget)
    assert.ok(value >= objective.total(evenSplit(objective.terms, budget)) - 1e-9)
    const random = randomOf(seed)
    for (let trial = 0; trial < 1000; trial++) {
      const split = evenSplit(objective.terms, budget, () => -Math.log1p(-random()))
      const other = objective.total(split)
      assert.ok(value >= other - 1e-9, `${value} < ${other} at ${split.join(' ')}, found ${spend.join(' ')}`)
    }
  }
  const budgets = fc.integer({ min: 10, max: 900 })
  const goals = fc.constantFrom<Goal>('sum', 'reach')

  it('of concave curves is below no equal split and none of 1,000 random ones', () => {
    const bounded = fc.array(fc.tuple(concave, fc.nat(3), fc.nat(60)), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(bounded, budgets, goals, (all, budget, goal) => {
        const channels = all.map(([{ max, k }, min, more], place): Channel => {
          return { curve: exponential(max, k), min, max: place === 0 ? 900 : min + more * 10 }
        })
        isBest(channels, budget + 20, goal, budget)
      }),
      { numRuns: 15 },
    )
  })

  it('of other curves is warned, and yet below none of them', () => {
    fc.assert(
      fc.property(curves, budgets, goals, (all, budget, goal) => {
        const channels = [...all, { family: 'hill', max: 50, half: 60, slope: 2 } as const].map((curve) => ({
          curve,
        }))
        assert.deepEqual(found({ channels, budget, goal }).warnings, ['local-optimum'])
        isBest(channels, budget, goal, budget)
      }),
      { numRuns: 8 },
    )
  })

  it('does not depend on the order of channels', () => {
    fc.assert(
      fc.property(fc.array(concave, { minLength: 2, maxLength: 6 }), budgets, goals, (all, budget, goal) => {
        const channels = all.map(({ max, k }) => ({ curve: exponential(max, k) }))
        const one = found({ channels, budget, goal })
        const other = found({ channels: channels.toReversed(), budget, goal })
        near(other.spend.toReversed(), one.spend, 1e-5)
        near(other.value, one.value)
      }),
      { numRuns: 40 },
    )
  })
})

describe('greedy steps', () => {
  it('[O5] come near to the optimum', () => {
    near(greedy({ channels: O2, budget: 100, step: 10 }), { spend: [70, 30], value: 122.755287 })
  })

  it('give the first of equals the step, and the last what is left', () => {
    const channels = channelsOf([50, 50], [50, 50])
    near(greedy({ channels, budget: 25, step: 10 }), { spend: [15, 10] })
    near(greedy({ channels: channels.map((each) => ({ ...each, max: 4 })), budget: 25, step: 10 }), {
      spend: [4, 4],
    })
    near(greedy({ channels: [{ ...channels[0]!, min: 30 }], budget: 25, step: 10 }), {
      refused: 'minimums',
      least: 30,
    })
  })
})

describe('packages', () => {
  it('[O7] are those with the most value that the budget pays for', () => {
    const packages = [
      { id: '1', value: 60, cost: 10 },
      { id: '2', value: 100, cost: 20 },
      { id: '3', value: 120, cost: 30 },
    ]
    assert.deepEqual(choosePackages({ packages, budget: 50 }), { chosen: ['2', '3'], value: 220, cost: 50 })
    const grouped = packages.map((each, place) => (place > 0 ? { ...each, group: 'tv' } : each))
    assert.deepEqual(choosePackages({ packages: grouped, budget: 50 }), {
      chosen: ['1', '3'],
      value: 180,
      cost: 40,
    })
  })

  it('are the cheaper of equal ones, then the earlier', () => {
    const packages = ['a', 'b', 'c'].map((id, place) => ({ id, value: 5, cost: place === 0 ? 3 : 2 }))
    assert.deepEqual(choosePackages({ packages, budget: 3 }), { chosen: ['b'], value: 5, cost: 2 })
    assert.deepEqual(choosePackages({ packages, budget: 1 }), { chosen: [], value: 0, cost: 0 })
  })

  it('are what trying every choice finds', () => {
    const some = fc.record({
      value: fc.nat(20),
      cost: fc.nat(20),
      group: fc.option(fc.constantFrom('a', 'b')),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.nat(60), (all, budget) => {
        const packages = all.map(({ value, cost, group }, place) => {
          return { id: String(place), value, cost, ...(group ? { group } : {}) }
        })
        let best = 0
        for (let choice = 0; choice < 2 ** packages.length; choice++) {
          const chosen = packages.filter((_, place) => (choice >> place) & 1)
          const groups = chosen.flatMap(({ group }) => group ?? [])
          const cost = chosen.reduce((sum, each) => sum + each.cost, 0)
          if (cost <= budget && new Set(groups).size === groups.length)
            best = Math.max(
              best,
              chosen.reduce((sum, each) => sum + each.value, 0),
            )
        }
        return choosePackages({ packages, budget }).value === best
      }),
      { numRuns: 50 },
    )
  })
})

it('names no shadow of a channel whose curve begins upright', () => {
  const upright: Channel = { curve: { family: 'hill', max: 50, half: 20, slope: 0.5 } }
  assert.deepEqual(found({ channels: [upright, ...O2], budget: 0 }).bounds, [
    { channel: 0, side: 'min', shadow: null },
    { channel: 1, side: 'min', shadow: null },
    { channel: 2, side: 'min', shadow: null },
  ])
})
