import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FRAME } from './frame-in-tests.ts'
import { namesChecked, withinFrame } from './names-checked.ts'
import { parsed } from './parsed-in-tests.ts'
import { printExpression } from './print-expression.ts'

const faults = (text: string) =>
  namesChecked({ text, frame: FRAME }).map(({ code, at, leaf }) => `${code} at ${at} of rule ${leaf}`)

describe('names of an audience against its survey', () => {
  it('are all right where the survey has them', () => {
    assert.deepEqual(
      faults(
        'sex = 1 AND age BETWEEN 18 AND 34 OR NOT brands IN (1..3) OR ANSWERED tv OR AUDIENCE a@1 OR ALL',
      ),
      [],
    )
  })

  it('are wrong at their own place', () => {
    assert.deepEqual(faults('sex = 1 AND colour = 2'), ['no-variable at 12 of rule 1'])
    assert.deepEqual(faults('ALL OR ANSWERED colour'), ['no-variable at 16 of rule 1'])
  })

  it('ask only for answers that there are', () => {
    assert.deepEqual(faults('sex = 3'), ['no-answer at 6 of rule 0'])
    assert.deepEqual(faults('tv IN (1, 4)'), ['no-answer at 10 of rule 0'])
    assert.deepEqual(faults('brands = 9'), ['no-answer at 9 of rule 0'], 'declared as no answer')
  })

  it('ask numbers of numbers and answers of answers', () => {
    assert.deepEqual(faults('tv >= 2'), ['not-a-number at 3 of rule 0'])
    assert.deepEqual(faults('age = 30 AND sex BETWEEN 1 AND 2'), [
      'not-coded at 4 of rule 0',
      'not-a-number at 17 of rule 1',
    ])
  })

  it('leave codes out that a span alone names', () => {
    const within = withinFrame(
      parsed('NOT brands IN (1..3) AND age >= 18'),
      FRAME.map((each) =>
        each.name === 'brands' ? { ...each, codes: each.codes.filter(({ code }) => code !== 2) } : each,
      ),
    )
    assert.equal(printExpression({ expression: within }), 'NOT brands IN (1, 3) AND age >= 18')
  })
})
