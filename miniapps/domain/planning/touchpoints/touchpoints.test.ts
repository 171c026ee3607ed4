import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import { effectiveAt, suggestCodes } from './library.ts'
import { rankTouchpoints, type RatedTouchpoint } from './rank-touchpoints.ts'

const touchpoint = (id: string, [reach, index, cpm]: (number | null)[], n = 200): RatedTouchpoint => ({
  id,
  n,
  values: { reach, index, cpm },
})
const metrics = [
  { name: 'reach', weight: 0.5 },
  { name: 'index', weight: 0.3 },
  { name: 'cpm', weight: 0.2, lowIsGood: true },
]
const all = [
  touchpoint('worst', [10, 80, 22]),
  touchpoint('best', [80, 180, 2]),
  touchpoint('tv', [60, 140, 12]),
]

describe('touchpoints', () => {
  it('[Touchpoints 1] are ranked between the worst and the best of those shown', () => {
    const ranked = rankTouchpoints({ touchpoints: all, metrics })
    assert.deepEqual(
      ranked.map(({ id }) => id),
      ['best', 'tv', 'worst'],
    )
    near(ranked[1], { score: 0.637143, parts: { reach: 0.357143, index: 0.18, cpm: 0.1 }, flag: null })
  })

  it('[Touchpoints 2] are all in the middle where they are equal', () => {
    const equal = all.map((each) => ({ ...each, values: { cpm: 12 } }))
    const ranked = rankTouchpoints({ touchpoints: equal, metrics })
    near(
      ranked.map(({ score }) => score),
      [0.5, 0.5, 0.5],
    )
    assert.deepEqual(
      ranked.map(({ id }) => id),
      ['best', 'tv', 'worst'],
    )
  })

  it('[Touchpoints 3] take weights by their proportion', () => {
    const times = (factor: number) => metrics.map((each) => ({ ...each, weight: each.weight * factor }))
    const [one, other] = [1, 4].map((factor) => rankTouchpoints({ touchpoints: all, metrics: times(factor) }))
    near(one, other)
  })

  it('[Touchpoints 4] [Touchpoints 5] are left out with a low base, and the others then stand among themselves', () => {
    const few = [...all, touchpoint('few', [150, 140, 12], 24), touchpoint('some', [80, 140, 12], 99)]
    const ranked = rankTouchpoints({ touchpoints: few, metrics })
    assert.deepEqual(
      ranked.map(({ id, flag }) => id + (flag ?? '')),
      ['best', 'some*', 'tv', 'worst'],
    )
    near(ranked[2], { score: 0.637143 })
    const whole = rankTouchpoints({ touchpoints: few, metrics, lowBases: true })
    assert.equal(whole.find(({ id }) => id === 'few')?.flag, '**')
    near(whole.find(({ id }) => id === 'tv')?.parts['reach'], 0.5 * (50 / 140))
  })

  it('give the weight of what was not measured to the rest', () => {
    const ranked = rankTouchpoints({ touchpoints: [...all, touchpoint('new', [45, null, null])], metrics })
    near(
      ranked.find(({ id }) => id === 'new'),
      { score: 0.5, parts: { reach: 0.5, index: null, cpm: null } },
    )
    const unknown = rankTouchpoints({ touchpoints: [touchpoint('none', [null, null, null])], metrics })
    near(unknown, [{ id: 'none', score: null }])
  })

  it('[Touchpoints configuration 3] hold in the version of their day', () => {
    const versions = [
      { version: 1, from: null, to: '2026-03-31' },
      { version: 2, from: '2026-04-01', to: null },
    ]
    assert.deepEqual(
      ['2026-03-31', '2026-04-01'].map((date) => effectiveAt({ versions, date })),
      [1, 2],
    )
    assert.equal(effectiveAt({ versions: [versions[1]!], date: '2026-03-31' }), null)
  })

  it('[Touchpoints configuration 4] are suggested for names that are alike', () => {
    near(suggestCodes({ name: 'You Tube', codes: ['TV', 'YOUTUBE', 'YOUTUBE2'] }), [
      { code: 'YOUTUBE', likeness: 1 },
      { code: 'YOUTUBE2', likeness: 0.875 },
    ])
    assert.deepEqual(suggestCodes({ name: 'Radio', codes: ['TV'] }), [])
  })
})

it('holds a version whose days are left out on every day', () => {
  assert.equal(effectiveAt({ versions: [{ version: 1 }], date: '2026-03-31' }), 1)
})
