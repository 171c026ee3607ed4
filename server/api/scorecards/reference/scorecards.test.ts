import assert from 'node:assert/strict'
import { it } from 'node:test'
import { SCORECARDS } from './all-scorecards.ts'

it('holds the nine audits', () => {
  const ids = SCORECARDS.map(({ id }) => id)
  assert.deepEqual(ids, [
    'site-app',
    'ppc',
    'content',
    'social',
    'ecommerce',
    'audience',
    'programmatic',
    'video',
    'technology',
  ])
})

for (const { id, dimensions, questions, intro } of SCORECARDS) {
  it(`${id} has 8 to 12 questions, each with its own id and five different levels`, () => {
    assert.ok(questions.length >= 8 && questions.length <= 12, `${questions.length} questions`)
    assert.equal(new Set(questions.map((question) => question.id)).size, questions.length)
    for (const question of questions) assert.equal(new Set(question.levels).size, 5, question.id)
  })

  it(`${id} says who answers, how long it takes, and weighs questions 1 to 5`, () => {
    assert.ok(intro.purpose && intro.whoAnswers && intro.minutes >= 10)
    for (const { id: question, weight } of questions) assert.ok([1, 2, 3, 4, 5].includes(weight), question)
  })

  it(`${id} has questions in each of its dimensions and in no other`, () => {
    assert.deepEqual([...new Set(questions.map(({ dimension }) => dimension))], [...dimensions])
  })
}
