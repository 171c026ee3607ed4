import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mergeLines } from './merge-lines.ts'

const TEXT = 'Feed checked in May.\nTwo markets.\nNo source.'

describe('long text of two people', () => {
  it('holds both changes where they touch different lines', () => {
    const mine = TEXT.replace('May', 'June')
    const theirs = TEXT.replace('No source.', 'Source: export of 3 June.')
    assert.equal(
      mergeLines(mine, TEXT, theirs),
      'Feed checked in June.\nTwo markets.\nSource: export of 3 June.',
    )
  })

  it('is left to the person where both changed one line', () => {
    assert.equal(mergeLines(TEXT.replace('Two', 'Three'), TEXT, TEXT.replace('Two', 'Four')), undefined)
  })

  it('is one where both wrote the same, and where one of them wrote nothing', () => {
    assert.equal(mergeLines(`${TEXT}\nNew`, TEXT, `${TEXT}\nNew`), `${TEXT}\nNew`)
    assert.equal(mergeLines(`${TEXT}\nNew`, TEXT, TEXT), `${TEXT}\nNew`)
  })
})
