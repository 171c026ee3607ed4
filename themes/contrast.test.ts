import { expect } from '@open-wc/testing'
import { allThemes } from './all-themes.ts'
import { contrast } from './color.ts'
import { colorTokens } from './color-tokens.ts'
import { CONTRAST_PAIRS } from './contrast-pairs.ts'
import { SCHEMES } from './schemes.ts'

describe('contrast', () => {
  for (const theme of allThemes.values()) {
    for (const scheme of SCHEMES) {
      it(`every pair can be read in ${theme.name}, ${scheme.mode}, ${scheme.contrast} contrast`, () => {
        const colors = colorTokens(theme, scheme)
        const failing = CONTRAST_PAIRS
          .map((pair) => ({ ...pair, ratio: contrast(colors[pair.front], colors[pair.back]) }))
          .filter((pair) => pair.ratio < pair[scheme.contrast])
          .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`)
        expect(failing).to.deep.equal([])
      })
    }
  }
})
