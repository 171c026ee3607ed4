import { expect } from '@open-wc/testing'
import { wordsOf } from './text-index.ts'
import { matchParts } from './match-parts.ts'

const marked = (text: string, ...words: string[]) =>
  matchParts(text, words)
    .map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join('')

describe('matchParts', () => {
  it('marks every word once, best at the start of a word', () => {
    expect(marked('Media plan comparison', 'plan', 'com')).to.equal('Media [plan] [com]parison')
    expect(marked('Entrance trance', 'trance')).to.equal('Entrance [trance]')
  })

  it('marks letters whose folded form is longer or has an accent', () => {
    expect(marked('Straßenbau', 'strasse')).to.equal('[Straße]nbau')
    expect(marked('Señor Café', 'senor', 'cafe')).to.equal('[Señor] [Café]')
  })

  it('marks Greek letters typed as capitals, a sigma at their end too', () => {
    expect(marked('Θεσσαλονίκη', ...wordsOf('ΘΕΣ'))).to.equal('[Θεσ]σαλονίκη')
    expect(marked('Λόγος', ...wordsOf('ΛΟΓΟΣ'))).to.equal('[Λόγος]')
  })

  it('marks nothing where only the look is alike', () =>
    expect(marked('Scorecards', 'scrd')).to.equal('Scorecards'))
})
