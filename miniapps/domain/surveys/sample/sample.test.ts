import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adjust } from '../../crosstab/adjust.ts'
import { cellFigures } from '../../crosstab/cell-figures.ts'
import { columnTest, pairTest } from '../../crosstab/share-tests.ts'
import type { ThreeSums } from '../../crosstab/three-sums.ts'
import { adjustedRand } from '../../segments/adjusted-rand.ts'
import { kMeans } from '../../segments/k-means.ts'
import { QUESTIONS, SAMPLE_FRAME } from './frame.ts'
import { sampleSurvey, type SampledSlice } from './sample-survey.ts'

const survey = sampleSurvey()
const [GB_BEFORE, GB, US_BEFORE, US] = survey as [SampledSlice, SampledSlice, SampledSlice, SampledSlice]
/** In share, of 1.5 points. */
const NEAR = 0.015

function sums({ weights }: SampledSlice, belongs: (person: number) => boolean): ThreeSums {
  const chosen = weights.filter((_, person) => belongs(person))
  const add = (value: (weight: number) => number) => chosen.reduce((sum, weight) => sum + value(weight), 0)
  return { n: chosen.length, w: add((weight) => weight), q: add((weight) => weight ** 2) }
}

const gave = (of: SampledSlice, name: string, code: number) => (person: number) => {
  const answer = of.answers[name]![person]!
  return typeof answer === 'object' ? (answer?.includes(code) ?? false) : answer === code
}

const share = (
  of: SampledSlice,
  name: string,
  code: number,
  among: (person: number) => boolean = () => true,
) => sums(of, (person) => among(person) && gave(of, name, code)(person)).w / sums(of, among).w

function near(actual: number, hundreds: number, what: string) {
  assert.ok(
    Math.abs(actual - hundreds / 100) < NEAR,
    `${what}: ${(100 * actual).toFixed(2)} for ${hundreds} %`,
  )
}

describe('the sample survey', () => {
  it('asks 60 questions with 420 answers', () => {
    assert.equal(SAMPLE_FRAME.length, 60)
    assert.equal(
      SAMPLE_FRAME.reduce((all, { codes }) => all + codes.length, 0),
      420,
    )
  })

  it('routes each question by answers to an earlier one', () => {
    for (const { variable, route } of QUESTIONS) {
      if (!route) continue
      const earlier = SAMPLE_FRAME.find(({ name }) => name === route.of)!
      assert.ok(SAMPLE_FRAME.indexOf(earlier) < SAMPLE_FRAME.indexOf(variable), variable.name)
      assert.ok(
        route.codes.every((code) => earlier.codes.some((each) => each.code === code)),
        variable.name,
      )
      assert.ok(variable.askedOf)
    }
  })

  it('asks 12,500 people of each market and wave, of 16 or 18 to 80 years', () => {
    assert.deepEqual(
      survey.map(({ slice: { id, universe }, weights }) => [id, universe, weights.length]),
      [
        ['GB-2025-H2', 53_000, 12_500],
        ['GB-2026-H1', 53_000, 12_500],
        ['US-2025-H2', 250_000, 12_500],
        ['US-2026-H1', 250_000, 12_500],
      ],
    )
    const ends = ({ answers }: SampledSlice) => {
      const ages = answers['age'] as number[]
      return [ages.reduce((a, b) => Math.min(a, b)), ages.reduce((a, b) => Math.max(a, b))]
    }
    assert.deepEqual(survey.map(ends), [
      [16, 80],
      [16, 80],
      [18, 80],
      [18, 80],
    ])
  })

  it('gives the same answers each time', () => {
    assert.deepEqual(sampleSurvey(200), sampleSurvey(200))
  })

  it('gives only answers that the frame has, and only to people who were asked', () => {
    for (const { variable, route } of QUESTIONS) {
      const codes = new Set(variable.codes.map(({ code }) => code))
      for (const { answers } of survey) {
        const given = answers[variable.name]!
        assert.equal(given.length, 12_500)
        if (codes.size > 0)
          assert.ok(
            given.flat().every((code) => code === null || codes.has(code)),
            variable.name,
          )
        if (!route) continue
        const asked = answers[route.of]!.map((code) => route.codes.includes(code as number))
        assert.ok(
          given.every((answer, person) => (answer !== null) === asked[person]),
          variable.name,
        )
      }
    }
  })

  it('weighs ages in Great Britain as its people are, though the youngest were asked 1.6 times too often', () => {
    for (const of of [GB_BEFORE, GB]) {
      const shares = [14, 17, 16, 16, 15, 22]
      shares.forEach((hundreds, at) => near(share(of, 'age_band', at + 1), hundreds, `age band ${at + 1}`))
      const asked = sums(of, gave(of, 'age_band', 1)).n / of.weights.length
      near(asked, (100 * 1.6 * 14) / (100 + 0.6 * 14), 'people up to 24 among those asked')
    }
  })

  it('has heavy viewers by age: 35.35 %, and the oldest at an index of 155.6', () => {
    for (const of of [GB_BEFORE, GB]) {
      const shares = [18, 22, 28, 36, 45, 55]
      shares.forEach((hundreds, at) =>
        near(share(of, 'tv', 1, gave(of, 'age_band', at + 1)), hundreds, `heavy viewers, age band ${at + 1}`),
      )
      near(share(of, 'tv', 1), 35.35, 'heavy viewers')
      const oldest = gave(of, 'age_band', 6)
      const { index } = cellFigures({
        cell: sums(of, (person) => oldest(person) && gave(of, 'tv', 1)(person)),
        column: sums(of, oldest),
        row: sums(of, gave(of, 'tv', 1)),
        total: sums(of, () => true),
        scale: 1,
      })
      assert.ok(Math.abs(index! - 155.6) < 1, `${index}`)
    }
  })

  it('has daily streamers by age', () => {
    for (const of of [GB_BEFORE, GB]) {
      const shares = [78, 72, 62, 50, 40, 28]
      shares.forEach((hundreds, at) =>
        near(share(of, 'streaming', 1, gave(of, 'age_band', at + 1)), hundreds, `daily, age band ${at + 1}`),
      )
    }
  })

  it('has drinkers of Acme grow from 12 to 14 % in Great Britain, and stay at 9 % in the United States', () => {
    const drinkers = [12, 14, 9, 9]
    drinkers.forEach((hundreds, at) => near(share(survey[at]!, 'acme', 1), hundreds, survey[at]!.slice.id))
    const grown = (before: SampledSlice, after: SampledSlice) => {
      const [a, b] = [after, before].map((of) => ({
        column: sums(of, () => true),
        cell: sums(of, gave(of, 'acme', 1)),
      })) as [Parameters<typeof pairTest>[0]['a'], Parameters<typeof pairTest>[0]['a']]
      return pairTest({ a, b }).p!
    }
    assert.ok(grown(GB_BEFORE, GB) < 0.01)
    assert.ok(grown(US_BEFORE, US) > 0.05)
  })

  it('has 10 % left-handed people, and of 200 tests of them at most 18 mark, none by Benjamini and Hochberg', () => {
    for (const of of survey) near(share(of, 'handed', 1), 10, `left-handed, ${of.slice.id}`)
    const rows = SAMPLE_FRAME.flatMap(({ name, codes }) => codes.map(({ code }) => ({ name, code })))
      .filter(({ name, code }) => name !== 'handed' && sums(GB, gave(GB, name, code)).n >= 100)
      .slice(0, 200)
    assert.equal(rows.length, 200)
    const left = gave(GB, 'handed', 1)
    const [column, total] = [sums(GB, left), sums(GB, () => true)]
    const p = rows.map(({ name, code }) => {
      const isRow = gave(GB, name, code)
      const cell = sums(GB, (person) => isRow(person) && left(person))
      return columnTest({ cell, column, row: sums(GB, isRow), total }).p!
    })
    assert.ok(p.filter((each) => each < 0.05).length <= 18)
    assert.ok(adjust({ p, method: 'benjamini-hochberg' }).every((each) => each >= 0.05))
  })

  for (const [what, names] of [
    ['scores', ['score_home', 'score_connected', 'score_status', 'score_active']],
    ['statements', SAMPLE_FRAME.filter(({ folder }) => folder === 'Attitudes').map(({ name }) => name)],
  ] as const)
    it(`has five segments that k-means finds in ${what}`, () => {
      const points = GB.weights.map((_, person) =>
        names.map((name) => (GB.answers[name]![person] as number) / (what === 'scores' ? 18 : 1.2)),
      )
      const { assignment } = kMeans({ points, weights: GB.weights, k: 5 })
      const rand = adjustedRand({ a: assignment, b: GB.answers['segment'] as number[] })
      assert.ok(rand >= 0.8, `${rand}`)
    })
})
