import { expect } from '@open-wc/testing'
import { allThemes } from './all-themes.ts'
import { colorTokens } from './color-tokens.ts'
import { lookOf } from './look-css.ts'
import { SCHEMES } from './schemes-in-tests.ts'

/** A part of a page with one colour scheme, dressed in a look. */
function dressed(css: string, colorScheme: string): HTMLElement {
  const host = document.createElement('div')
  host.style.colorScheme = colorScheme
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  const look = shadow.appendChild(document.createElement('div'))
  look.className = 'look'
  document.body.append(host)
  return look
}

const resolved = (look: HTMLElement, color: string): string => {
  look.style.color = color
  return getComputedStyle(look).color
}

it("follows the color-scheme of the page around, with the theme's own colours, in every theme", () => {
  for (const theme of allThemes.values()) {
    const { css } = lookOf(theme)
    for (const scheme of SCHEMES.filter(({ contrast }) => contrast === 'normal')) {
      const look = dressed(css, scheme.mode)
      const { host } = look.getRootNode() as ShadowRoot
      for (const [name, value] of Object.entries(colorTokens(theme, scheme))) {
        expect(resolved(look, `var(--os-color-${name})`), `${theme.name} ${scheme.mode} ${name}`).to.equal(
          resolved(look, value),
        )
      }
      look.style.boxShadow = 'var(--os-shadow-l)'
      expect(getComputedStyle(look).boxShadow, theme.name).to.not.equal('none')
      host.remove()
    }
  }
})

it('says nothing about the page: every rule is for .look', () => {
  const sheet = new CSSStyleSheet()
  for (const theme of allThemes.values()) {
    sheet.replaceSync(lookOf(theme).css)
    const selectors = [...sheet.cssRules]
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
      .map((rule) => (rule as CSSStyleRule).selectorText)
    expect(new Set(selectors)).to.deep.equal(new Set(['.look']))
  }
})
