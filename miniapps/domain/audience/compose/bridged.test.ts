import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Frame, Variable } from '../../surveys/frame.ts'
import type { Expression } from '../expression.ts'
import { FRAME } from '../frame-in-tests.ts'
import { parsed } from '../parsed-in-tests.ts'
import { bridged } from './bridged.ts'

const NET = { code: 10, label: 'Any of ours', net: [1, 2] }
const FROM: Frame = FRAME.map((each) =>
  each.name === 'brands' ? { ...each, codes: [...each.codes, NET] } : each,
)
const other = (name: string, part: Partial<Variable>): Frame =>
  FRAME.map((each) => (each.name === name ? { ...each, ...part } : each))
const over = (text: string, to: Frame, audiences: Record<string, Expression> = {}) =>
  bridged({ expression: parsed(text), from: FROM, to, audiences })

describe('rules in another version of a dataset', () => {
  it('[Composer 1] are the same where the same is asked, nets and audiences spelled out', () => {
    const text = 'tv IN (1, 2) AND NOT age >= 30 AND ANSWERED sex'
    assert.deepEqual(over(text, FRAME.toReversed()), parsed(text))
    assert.deepEqual(over('brands = 10', FRAME), parsed('brands IN (1, 2)'))
    assert.deepEqual(
      over('AUDIENCE a@1', FRAME, { 'a@1': parsed('tv IN (1..9)') }),
      parsed('tv IN (1, 2, 3)'),
    )
  })

  it('do not need answers that they do not name', () => {
    const renamed = other('tv', {
      codes: [
        { code: 1, label: 'Heavy' },
        { code: 2, label: 'Some' },
      ],
    })
    assert.deepEqual(over('tv = 1', renamed), parsed('tv = 1'))
    assert.deepEqual(over('sex = 1 AND tv = 2', renamed), {
      kind: 'answer',
      question: 'Television',
      answer: 'Medium',
    })
    assert.deepEqual(over('brands = 1', other('brands', { codes: [{ ...NET, code: 1, label: 'Acme' }] })), {
      kind: 'answer',
      question: 'Brands bought',
      answer: 'Acme',
    })
  })

  it('are stopped by a question that is missing, by its name where nobody knows it', () => {
    const without = FRAME.filter(({ name }) => name !== 'tv')
    assert.deepEqual(over('tv = 1', without), { kind: 'missing', question: 'Television', answer: '' })
    assert.deepEqual(over('belief = 1', FRAME), { kind: 'missing', question: 'belief', answer: '' })
  })

  it('are stopped by a question of another type, text or unit, or put to others', () => {
    for (const part of [
      { type: 'date' },
      { label: 'Years' },
      { unit: 'months' },
      { askedOf: 'Adults' },
    ] as const)
      assert.deepEqual(over('age >= 30', other('age', part)), {
        kind: 'changed',
        question: 'Age',
        answer: '',
      })
  })
})
