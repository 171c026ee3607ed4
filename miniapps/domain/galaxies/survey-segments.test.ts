import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomOf } from '../kernel/random.ts'
import { adjustedRand } from '../segments/adjusted-rand.ts'
import { SAMPLE_FRAME } from '../surveys/sample/frame.ts'
import { sampleSurvey } from '../surveys/sample/sample-survey.ts'
import { countTable } from '../surveys/store/count-table.ts'
import { pointsOf } from '../surveys/store/points-of.ts'
import { storeOf } from '../surveys/store/slice-store.ts'
import { STABLE_FROM } from './limits.ts'
import { surveySegments } from './survey-segments.ts'
import { treeSegments } from './tree-segments.ts'

const SCORES = ['score_home', 'score_connected', 'score_status', 'score_active']

describe('segments of a survey', () => {
  it('[Galaxy 5] are those that were planted, each with a rule that finds most of it', () => {
    const [, GB] = sampleSurvey(2000)
    const { slice, weights, answers } = GB!
    const stores = [storeOf({ slice, weights: { main: weights }, frame: SAMPLE_FRAME, answers })]
    const asked = { base: { op: 'all' as const }, weight: 'main' }
    const respondents = { stores, frame: SAMPLE_FRAME }
    const people = pointsOf(respondents, { ...asked, features: SCORES })
    const found = surveySegments({ people, features: SCORES, frame: SAMPLE_FRAME, k: 5, seed: 1 })
    const planted = pointsOf(respondents, { ...asked, features: ['segment'] }).points.map(([code]) => code!)
    const rand = adjustedRand({ a: found.assignment, b: planted })
    assert.ok(rand >= 0.8, `${rand}`)
    assert.ok(found.stability >= STABLE_FROM, `${found.stability}`)
    assert.equal(
      found.segments.reduce((sum, { n }) => sum + n, 0),
      2000,
    )
    for (const { recall, precision } of found.segments) assert.ok(recall > 0.6 && precision! > 0.6)
  })

  it('are leaves of a tree that tells one question apart, each with exactly its people as its rule', () => {
    const [, GB] = sampleSurvey(2000)
    const { slice, weights, answers } = GB!
    const stores = [storeOf({ slice, weights: { main: weights }, frame: SAMPLE_FRAME, answers })]
    const respondents = { stores, frame: SAMPLE_FRAME }
    const features = ['age_band', 'score_home']
    const asked = { base: { op: 'all' as const }, weight: 'main' }
    const people = pointsOf(respondents, { ...asked, features: [...features, 'tv'] })
    const found = treeSegments({ people, features, target: 'tv', frame: SAMPLE_FRAME, seed: 1 })
    assert.ok(found.segments.length > 2)
    assert.equal(
      found.segments.reduce((sum, { n }) => sum + n, 0),
      people.points.length,
    )
    const { cells } = countTable(respondents, {
      slices: [slice.id],
      ...asked,
      rows: [],
      columns: found.segments.map(({ rule }) => rule),
    })
    assert.deepEqual(
      cells[0]!.slice(0, -1).map((cell) => cell!.n),
      found.segments.map(({ n }) => n),
    )
    const heavy = found.segments.filter(({ mostGiven }) => mostGiven?.label === 'Heavy')
    assert.ok(heavy.some(({ mostGiven }) => mostGiven!.share > 1.2 * mostGiven!.baseShare))
    assert.deepEqual(found, treeSegments({ people, features, target: 'tv', frame: SAMPLE_FRAME, seed: 1 }))
  })

  it('[Galaxy 6] are unstable where there are none', () => {
    const random = randomOf(3)
    const points = Array.from({ length: 300 }, () => [random(), random(), random(), random()])
    const people = { points, weights: points.map(() => 1), universe: points.map(() => 1) }
    const found = surveySegments({ people, features: SCORES, frame: SAMPLE_FRAME, k: 6, seed: 1 })
    assert.ok(found.stability < STABLE_FROM, `${found.stability}`)
  })
})
