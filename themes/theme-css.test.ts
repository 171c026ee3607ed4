import { expect } from '@open-wc/testing'
import { allThemes } from './all-themes.ts'
import { tenantOf } from '../shell/config/tenants.ts'
import { colorTokens } from './color-tokens.ts'
import { tenants } from './tenants.ts'
import { themeCss } from './theme-css.ts'

const MAIN_COLORS = {
  choreograph: '#ff5c00',
  wavemaker: '#ed6b31',
  greenhouse: '#6300a7',
  groupm: '#007cff',
  mindshare: '#791c99',
  mediacom: '#e1005d',
  essence: '#ea533c',
  msix: '#009FE3',
  'wpp-open': '#7800db',
  wms: '#007cff',
  default: '#ff5c00',
}

/** Muli has been called Mulish since; the provider group's font is WPP. */
const FONTS = {
  choreograph: 'Inter',
  wavemaker: 'Montserrat',
  greenhouse: 'Lato',
  groupm: 'Inter',
  mindshare: 'Poppins',
  mediacom: 'Montserrat',
  essence: 'Mulish',
  msix: 'Roboto',
  'wpp-open': 'WPP',
  wms: 'Roboto',
}

/** In px, of a button: from square to round, no two alike. */
const RADII = {
  choreograph: 6,
  wavemaker: 10,
  greenhouse: 9,
  groupm: 4,
  mindshare: 12,
  mediacom: 3,
  essence: 8,
  msix: 0,
  'wpp-open': 11,
  wms: 2,
}

const STATUS = ['information', 'error', 'warning', 'success']
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`)
const COLORS = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'text-disabled',
  'brand-primary',
  'brand-primary-hover',
  'brand-primary-active',
  'on-brand',
  'brand-text',
  'brand-subtle',
  'brand-secondary',
  'on-brand-secondary',
  'focus',
  'special',
  'special-text',
  'overlay',
  ...STATUS.flatMap((name) => [name, `on-${name}`, `${name}-subtle`, `${name}-text`, `${name}-border`]),
  ...numbered('grey', 6),
  ...numbered('data-sequential', 7),
  ...numbered('data-comparative', 8),
  ...numbered('data-diverging', 7),
].map((name) => `color-${name}`)
const OTHERS = [
  'font-family',
  'font-size-5xl',
  'font-size-4xl',
  'font-size-3xl',
  'font-size-2xl',
  'font-size-xl',
  'font-size-l',
  'font-size-m',
  'font-size-s',
  'font-size-xs',
  'font-weight-regular',
  'font-weight-medium',
  'font-weight-semibold',
  'line-height-tight',
  'line-height-normal',
  'radius-s',
  'radius-m',
  'radius-l',
  'radius-pill',
  'shadow-s',
  'shadow-m',
  'shadow-l',
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-6',
  'space-8',
  'space-12',
  'layout-header-height',
  'layout-drawer-offset',
  'layout-sub-bar-height',
  'motion-fast',
  'motion-slow',
  'motion-ease',
  'focus-ring',
]

/** The rules as the browser understood them. */
function parsed(css: string): CSSRule[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return [...sheet.cssRules]
}

function rootStyle(css: string): CSSStyleDeclaration {
  const rule = parsed(css).find((each) => each instanceof CSSStyleRule && each.selectorText === ':root')
  if (!(rule instanceof CSSStyleRule)) throw new Error('No :root rule in the theme')
  return rule.style
}

it("has a theme for every tenant and one for unknown ones, in the tenant's exact colour [1.10, 1.11, 1.24]", () => {
  const themes = Object.fromEntries([...allThemes.values()].map((theme) => [theme.code, theme.mainColor]))
  expect(themes).to.deep.equal(MAIN_COLORS)
  for (const tenant of tenants) {
    const theme = allThemes.get(tenant.code)
    expect([theme?.name, theme?.mainColor]).to.deep.equal([tenant.defaultTheme, tenant.mainColor])
  }
})

for (const theme of allThemes.values()) {
  it(`${theme.name} sets every property and its own colour [1.11, 3.22, 3.29]`, () => {
    const style = rootStyle(themeCss(theme))
    const missing = [...COLORS, ...OTHERS].filter((name) => style.getPropertyValue(`--os-${name}`) === '')
    expect(missing).to.deep.equal([])
    expect(style.getPropertyValue('--os-color-brand-primary')).to.equal(theme.mainColor)
    expect(style.getPropertyValue('color-scheme')).to.equal('light dark')
  })

  it(`${theme.name} loses no rule in the browser's parser`, () => {
    const rules = parsed(themeCss(theme))
    const media = rules.filter((rule) => rule instanceof CSSMediaRule).map((rule) => rule.conditionText)
    expect(media).to.deep.equal([
      '(prefers-color-scheme: dark)',
      '(prefers-contrast: more)',
      '(prefers-contrast: more) and (prefers-color-scheme: dark)',
      '(prefers-contrast: more)',
      '(prefers-reduced-motion: reduce)',
      '(forced-colors: active)',
      '(width < 48rem)',
      '(scripting: none)',
      'print',
    ])
    for (const face of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
      expect(face.style.getPropertyValue('src')).to.match(/woff2|local/)
    }
  })
}

const within = (css: string, condition: string): CSSStyleDeclaration => {
  const media = parsed(css).find((rule) => rule instanceof CSSMediaRule && rule.conditionText === condition)
  if (!(media instanceof CSSMediaRule)) throw new Error(`No rule for ${condition}`)
  return (media.cssRules[0] as CSSStyleRule).style
}

it('stops all motion for people who asked for less', () => {
  for (const theme of allThemes.values()) {
    const style = rootStyle(themeCss(theme))
    const durations = [...style].filter(
      (name) => name.startsWith('--os-motion-') && /\dm?s$/.test(style.getPropertyValue(name)),
    )
    expect(durations).to.have.members(['--os-motion-fast', '--os-motion-slow'])
    const less = within(themeCss(theme), '(prefers-reduced-motion: reduce)')
    for (const name of durations) expect(less.getPropertyValue(name), name).to.equal('0ms')
  }
})

it("hands every colour but the charts' to the system where it forces its own", () => {
  for (const theme of allThemes.values()) {
    const forced = within(themeCss(theme), '(forced-colors: active)')
    const left = COLORS.filter(
      (name) =>
        !/data-|overlay/.test(name) && !CSS.supports('color', forced.getPropertyValue(`--os-${name}`)),
    )
    expect(left).to.deep.equal([])
    expect([...forced].filter((name) => /#|rgb|okl/.test(forced.getPropertyValue(name)))).to.deep.equal([])
  }
})

it('has corners of its own for each tenant, from square to round, larger ones for larger things [1.13]', () => {
  const radius = (code: string, size: string) =>
    Number.parseFloat(rootStyle(themeCss(allThemes.get(code)!)).getPropertyValue(`--os-radius-${size}`))
  const radii = Object.fromEntries(tenants.map(({ code }) => [code, radius(code, 'm')]))
  expect(radii).to.deep.equal(RADII)
  expect(new Set(Object.values(radii)).size).to.equal(tenants.length)
  for (const code of allThemes.keys()) {
    expect(radius(code, 's'), code).to.be.at.most(radius(code, 'm'))
    expect(radius(code, 'm'), code).to.be.at.most(radius(code, 'l'))
  }
})

it('has a font for each tenant: one of their own for the six of the spec, and all seven between the ten [1.12]', () => {
  const first = (css: string) =>
    rootStyle(css)
      .getPropertyValue('--os-font-family')
      .split(',')[0]!
      .replace(/"| Digits/g, '')
  const fonts = Object.fromEntries(tenants.map(({ code }) => [code, first(themeCss(allThemes.get(code)!))]))
  expect(fonts).to.deep.equal(FONTS)
  const six = ['choreograph', 'wavemaker', 'mindshare', 'essence', 'msix', 'greenhouse']
  expect(new Set(six.map((code) => fonts[code])).size).to.equal(6)
  expect(new Set(Object.values(fonts)).size).to.equal(7)
})

it('has the sizes and weights of the spec in every theme [9.44, 9.45]', () => {
  const sizes = { '5xl': 36, '4xl': 30, '3xl': 24, '2xl': 20, xl: 18, l: 16, m: 14, s: 12, xs: 10 }
  for (const theme of allThemes.values()) {
    const style = rootStyle(themeCss(theme))
    const found = Object.keys(sizes).map((size) => [
      size,
      Number.parseFloat(style.getPropertyValue(`--os-font-size-${size}`)) * 16,
    ])
    expect(Object.fromEntries(found)).to.deep.equal(sizes)
    expect(
      ['regular', 'medium', 'semibold'].map((weight) => style.getPropertyValue(`--os-font-weight-${weight}`)),
    ).to.deep.equal(['400', '500', '600'])
  }
})

it('has the heights of the spec in every theme: header 65, drawer 20 more, header with its sub-bar 50 [2.83, 2.84, 9.47]', () => {
  for (const theme of allThemes.values()) {
    const style = rootStyle(themeCss(theme))
    expect(
      ['header-height', 'drawer-offset', 'sub-bar-height'].map((name) =>
        style.getPropertyValue(`--os-layout-${name}`),
      ),
    ).to.deep.equal(['65px', '20px', '50px'])
  }
})

it("is the portal's own list of tenants [1.24]", () => {
  for (const { code, name, mainColor, defaultTheme } of tenants) {
    expect(tenantOf(code)).to.include({ code, name, mainColor, defaultTheme })
  }
})

it('ends with the same colours whichever media rules apply in turn', () => {
  for (const theme of allThemes.values()) {
    const [light, dark, more, both] = [
      rootStyle(themeCss(theme)),
      ...parsed(themeCss(theme))
        .filter((rule) => rule instanceof CSSMediaRule)
        .map((rule) => (rule.cssRules[0] as CSSStyleRule).style),
    ]
    const wanted = colorTokens(theme, { mode: 'dark', contrast: 'more' })
    for (const [name, value] of Object.entries(wanted)) {
      const found = [both, more, dark, light]
        .map((style) => style?.getPropertyValue(`--os-color-${name}`))
        .find(Boolean)
      expect(found, `${theme.name} ${name}`).to.equal(value)
    }
  }
})

it('makes a page of its own: background, text and font [1.4]', () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  const msix = allThemes.get('msix')
  if (!view || !msix) throw new Error('No frame or no theme to try')
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(themeCss(msix))
  view.document.adoptedStyleSheets = [sheet]
  const found = view.getComputedStyle(view.document.documentElement)
  expect(found.fontFamily).to.contain('Roboto')
  expect(found.backgroundColor).to.not.equal('rgba(0, 0, 0, 0)')
  expect(found.color).to.not.equal('rgb(0, 0, 0)')
  frame.remove()
})
