import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openRecommendations, roadmapField } from './open-recommendation.ts'
import type { Level, OneToFive, Question } from './scorecard.ts'

const question = (id: string, weight: number, impact?: OneToFive, effort: OneToFive = 2): Question => ({
  id,
  weight,
  dimension: 'Speed',
  text: `${id}?`,
  help: '',
  levels: ['0', '1', '2', '3', '4'],
  evidenceType: '',
  ownerRole: 'Analyst',
  ...(impact && { recommendation: { text: `Mend ${id}`, impact, effort } }),
})
const answer = (questionId: string, level: Level | null, notApplicable = false) => ({
  questionId,
  level,
  notApplicable,
})
const of = (questions: Question[], answers: ReturnType<typeof answer>[], newest = questions) =>
  openRecommendations({ id: 'site-app', title: 'Site/app', questions }, { questions: newest }, answers)

describe('openRecommendations', () => {
  it('names what stands at level 0 or 1 and weighs 2 or more, the most worthwhile first', () => {
    const questions = [question('a', 2, 2), question('b', 3, 5), question('c', 1, 5), question('d', 4, 5)]
    const found = of(questions, [answer('a', 1), answer('b', 0), answer('c', 0), answer('d', 2)])
    assert.deepEqual(
      found.map(({ questionId, text }) => [questionId, text]),
      [
        ['b', 'Mend b'],
        ['a', 'Mend a'],
      ],
    )
  })

  it('ranks by reach, impact, confidence and effort', () => {
    const questions = [question('a', 5, 4, 2), question('b', 5, 1, 1)]
    const [first] = of(questions, [answer('a', 0)])
    assert.equal(first!.priority, (50 * 4 * 0.8) / 2) // half the weight, and nobody said how sure
    const [sure] = openRecommendations({ id: 's', title: 'S', questions }, { questions }, [
      { ...answer('a', 0), confidence: 'high' },
    ])
    assert.equal(sure!.priority, (50 * 4 * 1) / 2)
  })

  it('recommends what the newest version says, by the weights of the run’s own', () => {
    const old = [question('a', 3), question('gone', 3)]
    const newest = [question('a', 1, 4), question('new', 5, 5)]
    assert.deepEqual(
      of(old, [answer('a', 0), answer('gone', 0)], newest).map(({ questionId }) => questionId),
      ['a'],
    )
  })

  it('asks nothing where a question is open or does not apply', () => {
    assert.deepEqual(
      of([question('a', 3, 4), question('b', 3, 4)], [answer('a', null), answer('b', null, true)]),
      [],
    )
  })
})

describe('roadmapField', () => {
  it('knows four', () => {
    const fields = (
      [
        [5, 1],
        [3, 3],
        [1, 1],
        [2, 5],
      ] as const
    ).map(([impact, effort]) => roadmapField({ impact, effort }))
    assert.deepEqual(fields, ['quick-win', 'big-bet', 'fill-in', 'later'])
  })
})
