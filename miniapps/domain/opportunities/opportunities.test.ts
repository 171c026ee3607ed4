import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { editionInTests } from '../audience/edition-in-tests.ts'
import { near } from '../kernel/near-in-tests.ts'
import type { Body } from '../document/change.ts'
import { growthOpportunity } from './growth-opportunity.ts'
import { segmentValue } from './segment-value.ts'
import { segmentsOf, wrongRanges } from './segments-of.ts'
import { simulate } from './simulate.ts'
import { tornado } from './tornado.ts'
import { triangular } from './triangular.ts'

describe('the value of a segment', () => {
  it('[U1] [U2] grows by levers, each with its part', () => {
    near(
      segmentValue({
        population: 4_200_000,
        penetration: 0.12,
        frequency: 5,
        spend: 8.5,
        levers: [
          { driver: 'penetration', lift: 1 / 6 },
          { driver: 'frequency', lift: 0.1 },
        ],
      }),
      {
        before: 21_420_000,
        after: 27_489_000,
        attribution: { population: 0, penetration: 3_748_500, frequency: 2_320_500, spend: 0 },
        clipped: [],
        payback: null,
      },
    )
    near(
      segmentValue({
        population: 9_600_000,
        penetration: 0.08,
        frequency: 6,
        spend: 14,
        levers: [
          { driver: 'penetration', lift: 0.125 },
          { driver: 'spend', lift: 0.05 },
        ],
      }),
      {
        before: 64_512_000,
        after: 76_204_800,
        attribution: { penetration: 8_265_600, spend: 3_427_200 },
      },
    )
  })

  it('[U3] ends at the penetration of its category', () => {
    const asked = {
      population: 1_000_000,
      penetration: 0.2,
      frequency: 4,
      spend: 10,
      categoryPenetration: 0.25,
    }
    const lever = (lift: number) => ({ ...asked, levers: [{ driver: 'penetration' as const, lift }] })
    near(segmentValue({ ...lever(0.5), margin: 0.4, cost: 200_000 }), {
      change: 2_000_000,
      clipped: ['penetration'],
      payback: 4,
    })
    near(segmentValue(lever(-1)), { after: 0, change: -8_000_000 })
    const upToIt = segmentValue({ ...lever(2), penetration: 0.1, categoryPenetration: 0.3 })
    near(upToIt, { after: 12_000_000, clipped: [] })
    assert.deepEqual(segmentValue({ ...asked, penetration: 0.3 }), { refused: 'above-category', limit: 0.25 })
  })

  it('is nothing of nobody, with no sign', () => {
    const levers = [{ driver: 'spend' as const, lift: -0.2 }]
    assert.deepEqual(segmentValue({ population: 0, penetration: 0.1, frequency: 2, spend: 3, levers }), {
      before: 0,
      after: 0,
      change: 0,
      attribution: { population: 0, penetration: 0, frequency: 0, spend: 0 },
      clipped: [],
      payback: null,
    })
  })

  it('[U4] is drawn from three guesses', () => {
    near(
      [0.1, 0.5, 0.9].map((u) => triangular({ low: 10, mode: 12, high: 20, u })),
      [11.414214, 13.675445, 17.171573],
    )
  })
})

describe('segments of a document', () => {
  /** 4.2 million people, money in pence, with ranges. */
  const GUESSED: Body = {
    'segments/1/name': 'Connected strivers',
    'segments/1/population': 4_200_000,
    'segments/1/penetration': 14,
    'segments/1/penetrationLow': 12,
    'segments/1/penetrationHigh': 16,
    'segments/1/frequency': 5.5,
    'segments/1/frequencyLow': 4.5,
    'segments/1/frequencyHigh': 6,
    'segments/1/spend': 850,
    'segments/1/spendLow': 800,
    'segments/1/spendHigh': 950,
  }

  it('draw a mean within 1 % of 27,178,667, the same for the same seed', () => {
    const segments = segmentsOf(GUESSED)
    const { after, total } = simulate({ segments, seed: 1 })
    assert.ok(Math.abs(after[0]!.mean / 2_717_866_700 - 1) < 0.01, `${after[0]!.mean}`)
    assert.ok(after[0]!.p10 < after[0]!.p50 && after[0]!.p50 < after[0]!.p90)
    assert.deepEqual(total.after, after[0])
    assert.deepEqual(simulate({ segments, seed: 1 }), simulate({ segments, seed: 1 }))
    assert.notDeepEqual(simulate({ segments, seed: 2 }).after, after)
  })

  it('draw the same beside other segments', () => {
    const second = Object.fromEntries(
      Object.entries(GUESSED).map(([path, value]) => [path.replace('/1/', '/2/'), value]),
    )
    const both = simulate({ segments: segmentsOf({ ...GUESSED, ...second }), seed: 1 })
    assert.deepEqual(both.after[0], simulate({ segments: segmentsOf(GUESSED), seed: 1 }).after[0])
  })

  it('are left out until their four figures are there', () => {
    assert.deepEqual(segmentsOf({ 'segments/1/name': 'New', 'segments/1/population': 1000 }), [])
  })

  it('have levers of their own and those of all', () => {
    const lever = (number: number, more: Body) => ({
      [`levers/${number}/driver`]: 'frequency',
      [`levers/${number}/lift`]: 10,
      ...more,
    })
    const [segment] = segmentsOf({
      ...GUESSED,
      ...lever(1, {}),
      ...lever(2, { 'levers/2/segment': 1 }),
      ...lever(3, { 'levers/3/segment': 2 }),
    })
    assert.deepEqual(
      segment!.levers.map(({ number, lift }) => [number, lift]),
      [
        [1, 0.1],
        [2, 0.1],
      ],
    )
  })

  it('name ranges that do not hold their figure', () => {
    const segments = segmentsOf({ ...GUESSED, 'segments/1/spendLow': 900 })
    assert.deepEqual(wrongRanges(segments), [{ segment: 1, driver: 'spend' }])
  })

  it('swing most by what is least certain', () => {
    const swings = tornado(segmentsOf(GUESSED)[0]!)
    assert.deepEqual(
      swings.map(({ driver }) => driver),
      ['penetration', 'frequency', 'spend'],
    )
    near(swings[0]!, {
      low: (-2 / 14) * 4_200_000 * 0.14 * 5.5 * 850,
      high: (2 / 14) * 4_200_000 * 0.14 * 5.5 * 850,
    })
  })

  it('go to a backlog with value, ranges, levers and evidence', () => {
    const [segment] = segmentsOf({
      ...GUESSED,
      'levers/1/name': 'Price promotion',
      'levers/1/driver': 'frequency',
      'levers/1/lift': 10,
      'levers/1/evidence': 'Test of spring 2026',
    })
    const value = { change: 1234.4 } as Parameters<typeof growthOpportunity>[1]
    const audience = { type: 'audience', id: 'a', version: 2 }
    const handed = growthOpportunity(segment!, value, { currency: 'GBP', audience })
    assert.equal(handed.value, 1234)
    assert.deepEqual(handed.levers, [{ name: 'Price promotion', driver: 'frequency', lift: 0.1 }])
    assert.deepEqual(handed.evidence, [
      { text: 'Test of spring 2026' },
      { ...audience, figure: 'population', value: 4_200_000, unit: 'people' },
    ])
    const edition = editionInTests({ universe: 4100, base: 'age >= 16' })
    const counted = growthOpportunity(segment!, value, { currency: 'GBP', audience, edition })
    assert.deepEqual(counted.evidence.at(-1), {
      ...audience,
      figure: 'population',
      unit: 'people',
      value: 4_100_000,
      at: edition.publishedAt,
      title: 'Heavy viewers',
      dataset: { type: 'dataset', id: 'survey-2026', version: 1, name: 'Survey 2026' },
      slices: ['GB-2026-H1'],
      base: 'age >= 16',
      respondents: 4400,
    })
  })
})
