import { expect } from '@open-wc/testing'
import { randomString } from './random-string.ts'

describe('randomString', () => {
  it('has exactly the length asked for, odd or even', () => {
    for (const length of [7, 40, 67, 128]) expect(randomString(length)).to.have.length(length)
  })

  it('makes ten characters where fewer than seven are asked for [5.45]', () => {
    for (const length of [0, 1, 6]) expect(randomString(length)).to.have.length(10)
  })

  it('uses what a code verifier may use, all of it, and never repeats', () => {
    const strings = Array.from({ length: 200 }, () => randomString(67))
    expect(new Set(strings).size).to.equal(200)
    expect(new Set(strings.join('')).size).to.equal(64)
    expect(strings.join('')).to.match(/^[\w-]+$/)
  })
})
