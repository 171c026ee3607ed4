import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import { agostini } from './agostini.ts'
import { betaBinomial } from './beta-binomial.ts'
import { convolve, effectiveReach } from './exposures.ts'
import { hofmans } from './hofmans.ts'
import { metheringham, type Vehicle } from './metheringham.ts'
import { negativeBinomial } from './negative-binomial.ts'
import { poisson } from './poisson.ts'
import { combineReach, randomReach } from './random-reach.ts'

const of = <Result extends object>(result: Result): Exclude<Result, { refused: string }> => {
  assert.ok(!('refused' in result), JSON.stringify(result))
  return result as Exclude<Result, { refused: string }>
}

describe('the beta-binomial', () => {
  it('[R1] finds the contacts of four insertions from reach after one and two', () => {
    const found = of(betaBinomial({ one: 0.3, two: 0.4, insertions: 4 }))
    near(found, { alpha: 0.272727, beta: 0.636364, reach: 0.494186, frequency: 2.428235 })
    near(found.p, [0.505814, 0.151744, 0.109884, 0.101744, 0.130814])
    near(effectiveReach({ p: found.p, from: 3 }), 0.232558)
  })

  it('[R11] refuses two insertions that reach more than strangers would', () => {
    near(betaBinomial({ one: 0.3, two: 0.52, insertions: 4 }), { refused: 'two-above-random', limit: 0.51 })
    near(betaBinomial({ one: 0.3, two: 0.3, insertions: 4 }), { refused: 'two-not-above-one' })
    near(betaBinomial({ one: 1.3, two: 0.4, insertions: 4 }), { refused: 'not-a-share' })
  })

  it('is the binomial where people differ only by chance', () => {
    const found = of(betaBinomial({ one: 0.5, two: 0.75, insertions: 3 }))
    near(found, { alpha: null, beta: null, p: [0.125, 0.375, 0.375, 0.125] })
  })

  it('stays exact just below the random bound, where its parameters are huge', () => {
    const { p } = of(betaBinomial({ one: 0.5, two: 0.75 - 1e-11, insertions: 3 }))
    near(p, [0.125, 0.375, 0.375, 0.125])
  })

  it('reaches nobody without an insertion', () => {
    const { reach, frequency } = of(betaBinomial({ one: 0.3, two: 0.4, insertions: 0 }))
    assert.deepEqual([reach, frequency], [0, null])
  })
})

describe('random reach', () => {
  it('[R4] counts the contacts with three vehicles', () => {
    const found = randomReach({ reaches: [0.3, 0.4, 0.2] })
    near(found, { p: [0.336, 0.452, 0.188, 0.024], frequency: 1.355422 })
    near(effectiveReach({ p: found.p, from: 1, to: 2 }), 0.64)
  })

  it('[R8] tells what each vehicle adds to those before it', () => {
    near(randomReach({ reaches: [0.6, 0.3, 0.25] }), { reach: 0.79, incremental: [0.6, 0.12, 0.07] })
  })

  it('[R8] minds how much more often than by chance two media meet', () => {
    const of60and30 = (duplication: number) => combineReach({ reaches: [0.6, 0.3], duplication })
    near([0.9, 1.2, 0].map(of60and30), [{ reach: 0.738 }, { reach: 0.684 }, { reach: 0.9 }])
    assert.deepEqual(of60and30(2), { refused: 'duplication' })
    assert.deepEqual(of60and30(-0.1), { refused: 'duplication' })
    near(combineReach({ reaches: [0.8, 0.7], duplication: 0.2 }), { reach: 1 })
  })

  it('has nobody and no frequency where there is nothing', () => {
    near(randomReach({ reaches: [] }), { p: [1], reach: 0, frequency: null, incremental: [] })
    near(combineReach({ reaches: [] }), { reach: 0 })
  })

  it('adds contacts of distributions', () => {
    const found = convolve({
      distributions: [
        [0.5, 0.25, 0.25],
        [0.8, 0.2],
      ],
    })
    near(found, { p: [0.4, 0.3, 0.25, 0.05], reach: 0.6, frequency: 0.95 / 0.6 })
  })
})

describe('Agostini', () => {
  it('[R5] brings three audiences to one reach', () => {
    const asked = { audiences: [0.3, 0.4, 0.2], duplications: [0.12, 0.06, 0.08] }
    near(agostini(asked), { reach: 0.679245, clipped: false })
  })

  it('stays between the largest audience and the universe, and asks for every pair', () => {
    near(agostini({ audiences: [0.6, 0.1], duplications: [0.9] }), { reach: 0.6, clipped: true })
    near(agostini({ audiences: [0.9, 0.8], duplications: [0] }), { reach: 1, clipped: true })
    near(agostini({ audiences: [0.6, 0.1], duplications: [] }), { refused: 'pairs' })
    near(agostini({ audiences: [0.1], duplications: [] }), { reach: 0.1, clipped: false })
  })
})

describe('Hofmans', () => {
  it('[R6] is uncorrected from two reaches, and exact to three from a third', () => {
    const asked = { one: 0.06, two: 0.103, insertions: 5 }
    near(hofmans(asked), { reach: 0.180702, alpha: 1, warnings: ['uncorrected'] })
    near(hofmans({ ...asked, three: 0.136 }), { reach: 0.183578, alpha: 0.971006, warnings: [] })
    near(hofmans({ ...asked, three: 0.136, insertions: 3 }), { reach: 0.136 })
    near(hofmans({ ...asked, insertions: 2 }), { reach: 0.103, warnings: [] })
    near(hofmans({ one: 0.3, two: 0.6, three: 0.9, insertions: 3 }), { reach: 0.9, alpha: 1 })
  })

  it('refuses reaches that cannot be, and a formula that leaves the possible', () => {
    near(hofmans({ one: 0.3, two: 0.2, insertions: 5 }), { refused: 'two' })
    near(hofmans({ one: 0.3, two: 0.4, three: 0.39, insertions: 5 }), { refused: 'three' })
    near(hofmans({ one: 0.4, two: 0.8, insertions: 3 }), { refused: 'above-universe' })
    near(hofmans({ one: 0.3, two: 0.4, three: 0.4, insertions: 9 }), { refused: 'falls' })
  })
})

describe('Metheringham', () => {
  const vehicles: Vehicle[] = [
    { audience: 0.3, insertions: 2, selfDuplication: 0.2 },
    { audience: 0.2, insertions: 2, selfDuplication: 0.12 },
  ]

  it('[R7] makes one schedule of two vehicles', () => {
    const found = metheringham({ vehicles, pairs: [[0, 1, 0.08]] })
    near(found, { one: 0.25, two: 0.393333, alpha: 0.811321, beta: 2.433962, reach: 0.553792 })
  })

  it('asks for the duplication of every pair, and for two insertions', () => {
    near(metheringham({ vehicles, pairs: [] }), { refused: 'pairs' })
    near(metheringham({ vehicles, pairs: [[1, 1, 0.08]] }), { refused: 'pairs' })
    const single = [{ audience: 0.3, insertions: 1, selfDuplication: 0 }]
    near(metheringham({ vehicles: single, pairs: [] }), { refused: 'too-few-insertions' })
  })
})

describe('contacts by weight', () => {
  it('[R9] are at best those of chance', () => {
    const { p, reach } = poisson({ grp: 100, upTo: 4 })
    near([reach, effectiveReach({ p, from: 3 })], [0.632121, 0.080301])
  })

  it('reaches nobody without weight', () => {
    assert.deepEqual(poisson({ grp: -5, upTo: 1 }), { p: [1, 0], reach: 0, frequency: null })
  })

  it('[R10] follow from weight and reach', () => {
    const found = of(negativeBinomial({ mean: 2, reach: 0.6, upTo: 3 }))
    near(found, { k: 0.654344, p: [0.4, 0.197215, 0.122916, 0.081944], frequency: 2 / 0.6 })
    near(effectiveReach({ p: found.p, from: 3 }), 0.27987)
  })

  it('have no distribution above chance', () => {
    near(negativeBinomial({ mean: 1, reach: 0.64, upTo: 3 }), { refused: 'above-random', limit: 0.632121 })
    near(negativeBinomial({ mean: 2.5, reach: 1 - Math.exp(-2.5), upTo: 3 }), { refused: 'above-random' })
    near(negativeBinomial({ mean: 1, reach: 1.2, upTo: 3 }), { refused: 'not-a-share' })
  })
})
