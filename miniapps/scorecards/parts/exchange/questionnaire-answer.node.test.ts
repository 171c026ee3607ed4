import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runAnswer, type RunAnswer } from '../../../domain/scorecards/run-answers.ts'
import { ANSWER_COLUMNS, answerCells, answerFields } from './questionnaire-answer.ts'

const answerOf = (parts: Partial<RunAnswer>): RunAnswer => ({ ...runAnswer({}, 'q1'), ...parts })
const link = (id: string) => ({ id, url: `https://${id}.example/`, title: `Title of ${id}` })
let ids = 0
const newId = () => `new-${++ids}`

describe('an answer in the questionnaire', () => {
  const answers = [
    answerOf({}),
    answerOf({ level: 0, evidence: 'A report\nof two lines' }),
    answerOf({ unknown: true, confidence: 'low' }),
    answerOf({ level: 4, links: [link('a'), link('b')] }),
    answerOf({ notApplicable: true, reason: 'No shop' }),
  ]

  it('comes back as it went', () => {
    for (const answer of answers) {
      const fields = answerFields(answerOf({}), answerCells(answer), newId)
      const body = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
      assert.deepEqual(answerCells(runAnswer(body, 'q1')), answerCells(answer))
    }
  })

  it('changes nothing by empty cells, and takes one choice for another', () => {
    const empty = Object.fromEntries(ANSWER_COLUMNS.map((column) => [column, null]))
    assert.deepEqual(answerFields(answerOf({ level: 3 }), empty, newId), {})
    assert.deepEqual(answerFields(answerOf({ level: 3 }), { answer: 'not-applicable' }, newId), {
      'answers/q1/level': null,
      'answers/q1/unknown': null,
      'answers/q1/notApplicable': true,
    })
  })

  it('adds and takes out links, and keeps what the others are called', () => {
    const before = answerOf({ links: [link('a'), link('b')] })
    const cells = { links: 'https://b.example/\nhttps://c.example/ ; https://c.example/' }
    const [gone, added] = Object.entries(answerFields(before, cells, () => 'n'))
    assert.deepEqual(gone, ['answers/q1/links/a', null])
    assert.deepEqual(added, ['answers/q1/links/n', { url: 'https://c.example/', title: '' }])
  })
})
