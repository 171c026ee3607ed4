import assert from 'node:assert/strict'
import { it } from 'node:test'
import { agreedFields, compared, differences } from './compare-assessors.ts'
import type { RunAnswer } from './run-answers.ts'
import type { Level } from './scorecard.ts'

const answer = (questionId: string, part: Partial<RunAnswer>): RunAnswer => ({
  questionId,
  level: null,
  unknown: false,
  notApplicable: false,
  reason: '',
  evidence: '',
  confidence: null,
  ...part,
})
const all = (...levels: (Level | null)[]) => levels.map((level, at) => answer(`q${at}`, { level }))
const questions = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `q${at}` }))

it('counts the questions to which both gave a level, and how far they agree', () => {
  const { kappa, shared } = compared(
    questions(11),
    all(0, 1, 2, 3, 4, 2, 1, 3, 4, 0, 2),
    all(0, 1, 1, 3, 4, 3, 2, 3, 3, 0, null),
  )
  assert.deepEqual([shared, kappa!.toFixed(4)], [10, '0.8947'])
})

it('has no figure for fewer than six questions', () => {
  assert.equal(compared(questions(5), all(0, 1, 2, 3, 4), all(0, 1, 2, 3, 3)).kappa, null)
})

it('lists where they chose something else, whatever the evidence', () => {
  const first = [
    answer('q0', { level: 2, evidence: 'Seen' }),
    answer('q1', { level: 0 }),
    answer('q2', { notApplicable: true, reason: 'No shop' }),
    answer('q3', { unknown: true }),
    answer('q4', { unknown: true }),
  ]
  const second = [
    answer('q0', { level: 2, evidence: 'Heard' }),
    answer('q1', {}),
    answer('q2', { notApplicable: true, reason: 'Sells to shops' }),
    answer('q3', { unknown: true }),
    answer('q4', { level: 3 }),
  ]
  const { answers } = compared(questions(5), first, second)
  assert.deepEqual(
    differences(answers).map(({ questionId }) => questionId),
    ['q1', 'q4'],
  )
})

it('begins the agreed run with equal answers and the evidence of both, and leaves what nobody took', () => {
  const link = { id: 'link-0001', url: 'https://a.example', title: '' }
  const { answers } = compared(
    questions(4),
    [
      answer('q0', { level: 2, evidence: 'Seen', confidence: 'high', links: [link] }),
      answer('q1', { level: 0, evidence: 'Nothing found' }),
      answer('q2', { level: 1 }),
      answer('q3', {}),
    ],
    [
      answer('q0', { level: 2, evidence: 'Heard', confidence: 'medium', links: [link] }),
      answer('q1', { level: 4, evidence: 'Report' }),
      answer('q2', { level: 3 }),
      answer('q3', {}),
    ],
  )
  assert.deepEqual(agreedFields(answers, { q1: 'second' }), {
    'answers/q0/level': 2,
    'answers/q0/evidence': 'Seen\n\nHeard',
    'answers/q0/confidence': 'medium',
    'answers/q0/links/link-0001': { url: 'https://a.example', title: '' },
    'answers/q1/level': 4,
    'answers/q1/evidence': 'Report',
  })
})
