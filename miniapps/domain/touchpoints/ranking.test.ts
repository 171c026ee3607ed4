import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import type { RatedTouchpoint } from '../planning/touchpoints/rank-touchpoints.ts'
import { FIRST_WEIGHTS, metricsIn } from './metrics.ts'
import { rankingOf, scoreSteps } from './ranking.ts'
import { rolesOf } from './roles.ts'

const rated = (id: string, n: number, values: RatedTouchpoint['values']): RatedTouchpoint => ({
  id,
  n,
  values,
})
const ALL = [
  rated('best', 400, { reach: 80, index: 180, cpm: 2 }),
  rated('tv', 400, { reach: 60, index: 140, cpm: 12 }),
  rated('worst', 400, { reach: 10, index: 80, cpm: 22 }),
]
const choice = { weights: FIRST_WEIGHTS, out: [], lowBases: false }

describe('a ranking', () => {
  it('[Touchpoints 1] says step by step how a score comes about', () => {
    const ranking = rankingOf(ALL, choice)
    const tv = ranking.rows.find(({ id }) => id === 'tv')!
    near([tv.rank, tv.score], [2, 0.637143])
    near(scoreSteps(tv, ranking), [
      { metric: 'reach', value: 60, least: 10, most: 80, weight: 0.5, place: 0.714286, part: 0.357143 },
      { metric: 'index', value: 140, least: 80, most: 180, weight: 0.3, place: 0.6, part: 0.18 },
      { metric: 'cpm', value: 12, least: 2, most: 22, weight: 0.2, place: 0.5, part: 0.1 },
    ])
  })

  it('[Touchpoints 5] stands anew among the others once the person leaves one out', () => {
    const ranking = rankingOf(ALL, { ...choice, out: ['worst'] })
    near(ranking.spans['reach'], { least: 60, most: 80 })
    near(
      ranking.rows.map(({ id, score }) => [id, score]),
      [
        ['best', 1],
        ['tv', 0],
      ],
    )
  })

  it('[Touchpoints 4] names what it leaves out for a low base', () => {
    const few = [...ALL, rated('few', 24, { reach: 90 })]
    assert.deepEqual(rankingOf(few, choice).lowBase, ['few'])
    const whole = rankingOf(few, { ...choice, lowBases: true })
    assert.deepEqual([whole.lowBase, whole.rows.find(({ id }) => id === 'few')!.flag], [[], '**'])
  })

  it('gives the weight of what was not measured to the rest, and says so', () => {
    const ranking = rankingOf([...ALL, rated('shop', 400, { reach: 45, index: 80, cpm: null })], choice)
    const [reach, , cpm] = scoreSteps(
      ranking.rows.find(({ id }) => id === 'shop')!,
      ranking,
    )
    near([reach!.weight, cpm!.weight], [0.625, 0])
    assert.deepEqual([cpm!.value, cpm!.part], [null, null])
  })

  it('has the metrics of all editions first, and an agency’s own last', () => {
    const metrics = metricsIn([rated('tv', 1, { zeal: 1, trust: 1, cpm: 1, reach: 1, calm: 1 })])
    assert.deepEqual(metrics, ['reach', 'cpm', 'trust', 'calm', 'zeal'])
  })
})

describe('roles of touchpoints', () => {
  const strengths = (attention: number, trust: number, n = 400) =>
    ({ n, values: { attention, emotion: 30, trust, information: 30, action: attention } }) as const
  const all = [
    { id: 'tv', ...strengths(60, 20) },
    { id: 'print', ...strengths(20, 60) },
    { id: 'radio', ...strengths(40, 40) },
    { id: 'few', ...strengths(99, 99, 24) },
  ]

  it('are the attribute of the highest z in each stage', () => {
    const [tv, print] = rolesOf(all)
    near(
      tv!.roles.map(({ stage, attribute, z }) => [stage, attribute, z]),
      [
        ['discover', 'attention', 1],
        ['consider', 'trust', -1],
        ['buy', 'action', 1],
        ['stay', 'trust', -1],
      ],
    )
    assert.equal(print!.roles.find(({ stage }) => stage === 'stay')!.z, 1)
  })

  it('are not said of low bases, which leave those of others as they are', () => {
    const roles = rolesOf(all)
    assert.deepEqual(
      roles.map(({ touchpoint }) => touchpoint),
      ['tv', 'print', 'radio'],
    )
    assert.deepEqual(roles, rolesOf(all.slice(0, 3)))
  })
})
