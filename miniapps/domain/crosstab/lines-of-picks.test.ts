import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Code, Variable } from '../surveys/frame.ts'
import { type AddAs, linesOfPicks } from './lines-of-picks.ts'

const codes: readonly Code[] = [
  { code: 1, label: 'Heavy' },
  { code: 8, label: 'Often', net: [1, 2] },
  { code: 2, label: 'Light' },
  { code: 9, label: 'No answer', missing: true },
]
const tv: Variable = { name: 'tv', label: 'TV', type: 'single', folder: '', codes }
const radio: Variable = { ...tv, name: 'radio', label: 'Radio' }
const age: Variable = { ...tv, name: 'age', label: 'Age', type: 'number', codes: [] }
const heavy = { variable: tv, codes: codes.slice(0, 1) }
const heavyRadio = { variable: radio, codes: codes.slice(0, 1) }
const lines = (...asked: Parameters<typeof linesOfPicks>) =>
  linesOfPicks(...asked).map(({ title, rule, net }) => [title, rule, ...(net ? ['net'] : [])].join(' | '))

describe('lines of answers', () => {
  it('are one for each answer of a question, nets last and missing values never', () =>
    assert.deepEqual(
      lines(
        [
          { variable: tv, codes: [] },
          { variable: age, codes: [] },
        ],
        'each',
        [],
      ),
      ['TV: Heavy | tv = 1', 'TV: Light | tv = 2', 'TV: Often | tv IN (1, 2) | net', 'Age | ANSWERED age'],
    ))

  it('are one of those who gave any, or all', () => {
    const one = (as: AddAs) => lines([heavy, heavyRadio], as, [])
    assert.deepEqual(one('any'), ['TV: Heavy / Radio: Heavy | tv = 1 OR radio = 1'])
    assert.deepEqual(one('all'), ['TV: Heavy & Radio: Heavy | tv = 1 AND radio = 1'])
  })

  it('split each line that there is', () =>
    assert.deepEqual(lines([heavyRadio], 'split', [{ title: 'Light', rule: 'tv = 2', net: false }]), [
      'Light · Radio: Heavy | tv = 2 AND radio = 1',
    ]))
})
