import { expect } from '@open-wc/testing'
import { strFromU8, unzipSync } from 'fflate'
import { DECK } from './deck-in-tests.ts'
import { deckLook } from './deck-look.ts'
import { writeDeck } from './write-deck.ts'

describe('a deck in the browser', () => {
  it("is written under the page's policy, in the tenant's look on white", async () => {
    const look = await deckLook(
      { code: 'mindshare', name: 'Mindshare' },
      '"Poppins Digits", Poppins, sans-serif',
    )
    expect(look.font).to.equal('Poppins')
    for (const color of [look.brand, look.text, look.muted, look.border, ...look.series])
      expect(color)
        .to.match(/^[\da-f]{6}$/i)
        .and.not.equal('000000')
    const parts = unzipSync(new Uint8Array(await (await writeDeck(DECK, look)).arrayBuffer()))
    expect(strFromU8(parts['ppt/slides/slide1.xml']!)).to.contain(look.brand.toUpperCase())
    expect(Object.keys(parts)).to.include('ppt/charts/chart4.xml')
  })
})
