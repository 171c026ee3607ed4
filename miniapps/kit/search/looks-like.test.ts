import { expect } from '@open-wc/testing'
import { lettersOf, likenessOf } from './looks-like.ts'

const looksLike = (title: string, word: string) => likenessOf(word)(title, lettersOf(title))

describe('likenessOf', () => {
  it('finds a word with letters left out', () =>
    expect(looksLike('site scorecards', 'scrcrd')).to.equal(true))

  it('finds a word with one slip: swapped, wrong or doubled', () => {
    for (const slip of ['socrecards', 'scorecarbs', 'scorrecards'])
      expect(looksLike('scorecards', slip), slip).to.equal(true)
  })

  it('does not find letters that are far apart or begin inside a word', () => {
    expect(looksLike('scan of all the records', 'scords')).to.equal(false)
    expect(looksLike('the network', 'wrk')).to.equal(false)
  })

  it('wants three letters', () => expect(looksLike('scorecards', 'sd')).to.equal(false))
})
