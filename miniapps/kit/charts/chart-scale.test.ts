import { expect } from '@open-wc/testing'
import { labelLines, zeroScale } from './chart-scale.ts'

describe('zeroScale', () => {
  it('starts at zero, however large the smallest value', () => {
    expect(zeroScale([90, 95], 100).domain()[0]).to.equal(0)
  })

  it('ends where the measure ends', () => {
    expect(zeroScale([12], 200, 100)(50)).to.equal(100)
  })

  it('has room below zero where a value is negative', () => {
    expect(zeroScale([-5, 10], 100).domain()[0]).to.be.at.most(-5)
  })

  it('works without any value', () => {
    expect(zeroScale([null, Number.NaN], 100)(0)).to.equal(0)
  })
})

describe('labelLines', () => {
  it('breaks at spaces', () => {
    expect(labelLines('Analytics and measurement', 16)).to.deep.equal(['Analytics and', 'measurement'])
  })

  it('shortens what would never fit', () => {
    expect(labelLines('Rindfleischetikettierungsüberwachung', 12)).to.deep.equal(['Rindfleischetik…'])
    expect(labelLines('one two three four five', 4, 2)).to.deep.equal(['one', 'two…'])
  })
})
