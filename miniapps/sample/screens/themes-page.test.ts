import { aTimeout, expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { allThemes } from '../../../themes/all-themes.ts'
import { colorTokens } from '../../../themes/color-tokens.ts'
import { themeCss } from '../../../themes/theme-css.ts'
import { contrastOf, leastDifference } from '../parts/themes/color-figures.ts'
import { readThemeSheet } from '../parts/themes/theme-sheet.ts'
import { TOKEN_GROUPS } from '../parts/themes/token-groups.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const PAIRS = [
  ['choreograph', 'wavemaker'],
  ['greenhouse', 'groupm'],
  ['mindshare', 'mediacom'],
  ['essence', 'msix'],
  ['wpp-open', 'wms'],
] as const

type Shown = Awaited<ReturnType<typeof mountMiniApp>>

async function themesPage(
  query: Record<string, string> = { first: 'mindshare', second: 'msix', scheme: 'light' },
): Promise<Shown> {
  const app = await mountMiniApp('sample', { route: { path: '/sample/themes', tail: '/themes', query } })
  await waitUntil(() => app.findAll('.gallery > li').length > 0, 'themes shown')
  return app
}

const token = (panel: HTMLElement, name: string) => getComputedStyle(panel).getPropertyValue(`--os-${name}`)
const panels = (app: Shown, section: string) => app.findAll(`section[aria-label="${section}"] .look-panel`)

async function choose(app: Shown, index: number, value: string): Promise<void> {
  const select = app.findAll<HTMLSelectElement>('.pickers select')[index]!
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await aTimeout(50)
}

describe('themes page', () => {
  it('shows all ten tenants, each in its own look [1.11, 1.12, 3.22]', async () => {
    const app = await themesPage()
    const cards = panels(app, 'All tenants')
    expect(cards.map((card) => card.querySelector('h3')!.textContent)).to.deep.equal([
      'Choreograph',
      'Wavemaker',
      'Greenhouse',
      'GroupM',
      'Mindshare',
      'MediaCom',
      'Essence',
      'm/SIX',
      'WPP Open',
      'WMS',
    ])
    expect(cards.map((card) => token(card, 'color-brand-primary').toLowerCase())).to.deep.equal([
      '#ff5c00',
      '#ed6b31',
      '#6300a7',
      '#007cff',
      '#791c99',
      '#e1005d',
      '#ea533c',
      '#009fe3',
      '#7800db',
      '#007cff',
    ])
  })

  it('names every colour token of the theme with its value and its contrast', async () => {
    const app = await themesPage()
    const colors = colorTokens(allThemes.get('mindshare')!, { mode: 'light', contrast: 'normal' })
    const [panel] = panels(app, 'Colours')
    const names = new Set(TOKEN_GROUPS.flatMap(({ tokens }) => tokens.map(({ name }) => name)))
    expect(Object.keys(colors).filter((name) => !name.startsWith('data-') && !names.has(name))).to.deep.equal(
      [],
    )
    for (const row of panel!.querySelectorAll('tr:has(code)')) {
      const name = row.querySelector('.token-name')!.lastChild!.textContent as keyof typeof colors
      expect(row.querySelector('code')!.textContent).to.equal(colors[name])
    }
    const mutedRow = [...panel!.querySelectorAll('tr')].find((row) => row.textContent.includes('text-muted'))!
    expect(mutedRow.textContent).to.contain(`${contrastOf(colors['text-muted'], colors.page).toFixed(1)}:1`)
    expect(panel!.querySelectorAll('[data-tone="error"]')).to.have.length(0)
  })

  it('names every token of the sheet, with its value to read', async () => {
    const app = await themesPage()
    const shown = ['Colours', 'Charts', 'Type', 'Shape, shadow and space'].map(
      (title) => panels(app, title)[0]!,
    )
    const rows = new Map(
      shown
        .flatMap((panel) => [...panel.querySelectorAll('code, .token-name')])
        .map((name) => [
          name.textContent.replace(/^Aa/, ''),
          name.closest('tr, li, p, dl > div')?.textContent ?? '',
        ]),
    )
    const tokens = Object.entries(readThemeSheet(themeCss(allThemes.get('mindshare')!)).tokens.light)
    const hidden = tokens.filter(([name, value]) => {
      const row = rows.get(name.replace(/^--os-(color-)?/, '')) ?? ''
      return !value.split(/,\s*(?=\d)/).every((part) => row.includes(part))
    })
    expect(tokens.length).to.be.above(100)
    expect(hidden).to.deep.equal([])
  })

  it('shows two tenants side by side and follows the choice of tenant and scheme', async () => {
    const app = await themesPage()
    await choose(app, 0, 'essence')
    await choose(app, 1, 'dark')
    const [first, second] = panels(app, 'Parts')
    const dark = colorTokens(allThemes.get('essence')!, { mode: 'dark', contrast: 'normal' })
    expect(token(first!, 'color-page')).to.equal(dark.page)
    expect(getComputedStyle(first!).colorScheme).to.equal('dark')
    expect(token(second!, 'radius-m')).to.equal('0px')
    await choose(app, 3, 'light-more')
    const more = colorTokens(allThemes.get('msix')!, { mode: 'light', contrast: 'more' })
    expect(token(panels(app, 'Parts')[1]!, 'color-text-muted')).to.equal(more['text-muted'])
    await choose(app, 2, '')
    expect(panels(app, 'Parts')).to.have.length(1)
  })

  it('shows a tenant from the list of all and brings focus to its choice', async () => {
    const app = await themesPage()
    app
      .findAll('button')
      .find((button) => button.getAttribute('aria-label') === 'Show WMS')!
      .click()
    await aTimeout(50)
    const [select] = app.findAll<HTMLSelectElement>('.pickers select')
    expect(select!.value).to.equal('wms')
    expect(app.element.shadowRoot!.activeElement).to.equal(select)
  })

  it("shows how far the charts' closest colours are apart for each kind of colour vision", async () => {
    const app = await themesPage()
    const colors = colorTokens(allThemes.get('mindshare')!, { mode: 'light', contrast: 'normal' })
    const comparative = Object.entries(colors)
      .filter(([name]) => name.startsWith('data-comparative'))
      .map(([, value]) => value)
    const rows = [...panels(app, 'Charts')[0]!.querySelectorAll('.ramp-row')]
    expect(rows).to.have.length(12)
    expect(rows[0]!.textContent).to.contain(`ΔE ${Math.round(leastDifference(comparative, 'any'))}`)
  })

  for (const scheme of ['light', 'dark']) {
    for (const [first, second] of PAIRS) {
      it(`has parts that can be read in ${first} and ${second}, ${scheme}`, async () => {
        const app = await themesPage({ first, second, scheme })
        for (const parts of panels(app, 'Parts')) await expect(parts).to.be.accessible()
      })
    }
  }

  it('takes its fonts away when it goes', async () => {
    const before = document.fonts.size
    const app = await themesPage()
    await waitUntil(() => document.fonts.size > before)
    app.unmount()
    await waitUntil(() => document.fonts.size === before)
  })

  it('says so when the looks cannot be loaded, and tries again', async () => {
    const { fetch } = window
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    try {
      const app = await mountMiniApp('sample', { route: { path: '/sample/themes', tail: '/themes' } })
      await waitUntil(() => app.findAll('[role="alert"]').length > 0)
      window.fetch = fetch
      app
        .findAll('button')
        .find(({ textContent }) => textContent === 'Try again')!
        .click()
      await waitUntil(() => app.findAll('.gallery > li').length === 10, 'themes shown')
    } finally {
      window.fetch = fetch
    }
  })
})
