import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { QUESTIONS, SAMPLE_FRAME } from './frame.ts'

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
})
