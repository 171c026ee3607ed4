import { expect } from '@open-wc/testing'
import { wordsOf } from './words-of.ts'

const throws = () => {
  throw new Error('hostile')
}

describe('wordsOf', () => {
  for (const [what, value, words] of [
    ['an error', new TypeError('It broke'), 'It broke'],
    ['a text', 'It broke', 'It broke'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a symbol', Symbol('it'), 'Symbol(it)'],
    ['an object without a prototype', Object.create(null), 'something without words'],
    ['an object that throws when it is read', { toString: throws }, 'something without words'],
    [
      'an error that throws when it is read',
      Object.defineProperty(new Error('a'), 'message', { get: throws }),
      'something without words',
    ],
  ] as const) {
    it(`finds words for ${what}`, () => expect(wordsOf(value)).to.equal(words))
  }

  it('cuts them', () => {
    expect(wordsOf('x'.repeat(5000))).to.have.length(1000)
    expect(wordsOf('x'.repeat(5000), 80)).to.have.length(80)
  })
})
