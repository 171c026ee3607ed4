import { expect } from '@open-wc/testing'
import { $notices, notify } from './notices.ts'

const texts = () => $notices.get().map(({ text }) => text)
const tell = (...words: readonly string[]) => words.forEach((text) => notify({ kind: 'info', text }))
const ask = (...words: readonly string[]) =>
  words.forEach((text) => notify({ kind: 'info', text, action: { label: 'Yes', run() {} } }))

describe('notices', () => {
  beforeEach(() => $notices.set([]))
  after(() => $notices.set([]))

  it('are four at most: the oldest goes', () => {
    tell('a', 'b', 'c', 'd', 'e')
    expect(texts()).to.deep.equal(['b', 'c', 'd', 'e'])
  })

  it('that ask for something stay while others pass, and the newest is shown all the same', () => {
    ask('consent')
    tell('a', 'b', 'c', 'd', 'e')
    expect(texts()).to.deep.equal(['consent', 'c', 'd', 'e'])
    ask('f', 'g', 'h')
    tell('i', 'j')
    expect(texts()).to.deep.equal(['consent', 'f', 'g', 'h', 'j'])
    ask('k')
    expect(texts()).to.deep.equal(['f', 'g', 'h', 'j', 'k'])
  })
})
