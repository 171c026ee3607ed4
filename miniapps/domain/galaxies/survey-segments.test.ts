import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomOf } from '../kernel/random.ts'
import { adjustedRand } from '../segments/adjusted-rand.ts'
import { SAMPLE_FRAME } from '../surveys/sample/frame.ts'
import { sampleSurvey } from '../surveys/sample/sample-survey.ts'
import { pointsOf } from '../surveys/store/points-of.ts'
import { storeOf } from '../surveys/store/slice-store.ts'
import { STABLE_FROM } from './limits.ts'
import { surveySegments } from './survey-segments.ts'

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

  it('[Galaxy 6] are unstable where there are none', () => {
    const random = randomOf(3)
    const points = Array.from({ length: 300 }, () => [random(), random(), random(), random()])
    const people = { points, weights: points.map(() => 1), universe: points.map(() => 1) }
    const found = surveySegments({ people, features: SCORES, frame: SAMPLE_FRAME, k: 6, seed: 1 })
    assert.ok(found.stability < STABLE_FROM, `${found.stability}`)
  })
})
