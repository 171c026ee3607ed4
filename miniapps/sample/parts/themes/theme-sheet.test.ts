import { expect } from '@open-wc/testing'
import { allThemes } from '../../../../themes/all-themes.ts'
import { FONTS } from '../../../../themes/fonts.ts'
import { schemeTokens } from '../../../../themes/tokens.ts'
import { themeCss } from '../../../../themes/theme-css.ts'
import { fontOf, readThemeSheet } from './theme-sheet.ts'

describe('readThemeSheet', () => {
  it('finds every token as a browser in that scheme does, in every theme', () => {
    for (const theme of allThemes.values()) {
      const { tokens } = readThemeSheet(themeCss(theme))
      expect(tokens.light).to.include(schemeTokens(theme, { mode: 'light', contrast: 'normal' }))
      expect(tokens.dark).to.include(schemeTokens(theme, { mode: 'dark', contrast: 'normal' }))
      expect(tokens['light-more']).to.include(schemeTokens(theme, { mode: 'light', contrast: 'more' }))
      expect(tokens['dark-more']).to.include(schemeTokens(theme, { mode: 'dark', contrast: 'more' }))
      expect(fontOf(tokens.light)).to.equal(FONTS[theme.font].family)
    }
  })

  it("finds the font's faces", () => {
    const { fonts } = readThemeSheet(themeCss(allThemes.get('mindshare')!))
    expect(
      new Set(fonts.map(({ style }) => style.getPropertyValue('font-family').replaceAll('"', ''))),
    ).to.include('Poppins')
  })
})
