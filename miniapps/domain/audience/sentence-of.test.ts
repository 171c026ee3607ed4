import assert from 'node:assert/strict'
import { it } from 'node:test'
import { FRAME } from './frame-in-tests.ts'
import { parsed } from './parsed-in-tests.ts'
import { sentenceOf, type SentenceWords } from './sentence-of.ts'

const say: SentenceWords = {
  everybody: () => 'everybody',
  is: (question, answers) => `${question} is ${answers.join(' or ')}`,
  isNot: (question, answers) => `${question} is not ${answers.join(' or ')}`,
  range: (question, min, max) => `${question} is ${min ?? 'any'} to ${max ?? 'any'}`,
  answered: (question) => `${question} answered`,
  notAnswered: (question) => `${question} not answered`,
  audience: (id, version) => `in ${id}, edition ${version}`,
  not: (rule) => `not ${rule}`,
  atLeast: (count, of) => `at least ${count} of ${of.join(', ')}`,
  all: (of) => of.join(' and '),
  any: (of) => of.join(' or '),
  grouped: (rule) => `(${rule})`,
}
const sentence = (text: string) => sentenceOf({ expression: parsed(text), frame: FRAME, say })

it('says an audience with the words of the survey', () => {
  assert.equal(
    sentence('sex = 2 AND (age BETWEEN 25 AND 34 OR tv IN (1, 2)) AND NOT brands = 1'),
    'Sex is Female and (Age is 25 to 34 or Television is Heavy or Medium) and Brands bought is not Acme',
  )
  assert.equal(
    sentence('NOT ANSWERED tv OR ATLEAST 1 OF (AUDIENCE a@3, NOT (sex = 1 OR age >= 18))'),
    'Television not answered or (at least 1 of in a, edition 3, not (Sex is Male or Age is 18 to any))',
  )
  assert.equal(sentence('colour = 7'), 'colour is 7')
  assert.equal(sentence('ALL'), 'everybody')
})
