import { expect } from '@open-wc/testing'
import { allThemes } from './all-themes.ts'
import { contrast } from './color.ts'
import { colorTokens } from './color-tokens.ts'
import type { ColorToken } from './color-tokens.ts'
import { CONTRAST_PAIRS } from './contrast-pairs-in-tests.ts'
import { SCHEMES } from './schemes-in-tests.ts'

/** Areas of charts, with labels beside them; the backdrop; greys between the ones that carry text or lines. */
const NO_PAIR = /^data-(sequential|diverging)-|^overlay$|^grey-[45]$/

describe('contrast', () => {
  it('has a pair for every colour that text, a control or a line may have', () => {
    const named = new Set(CONTRAST_PAIRS.flatMap(({ front, back }) => [front, back]))
    const all = Object.keys(colorTokens(allThemes.get('default')!, SCHEMES[0]!)) as ColorToken[]
    expect(all.filter((name) => !named.has(name) && !NO_PAIR.test(name))).to.deep.equal([])
  })

  for (const theme of allThemes.values()) {
    for (const scheme of SCHEMES) {
      it(`every pair can be read in ${theme.name}, ${scheme.mode}, ${scheme.contrast} contrast`, () => {
        const colors = colorTokens(theme, scheme)
        const failing = CONTRAST_PAIRS.map((pair) => ({
          ...pair,
          ratio: contrast(colors[pair.front], colors[pair.back]),
        }))
          .filter((pair) => pair.ratio < pair[scheme.contrast])
          .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`)
        expect(failing).to.deep.equal([])
      })
    }
  }
})
