import { expect } from '@open-wc/testing'
import { showLanguage } from '../../../../shell/contract/words.ts'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { openPalette, reopenPalette, settledPalette } from '../../../../test/browser/open-palette.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { largeLayout } from '../../../../test/browser/large-layout.ts'
import { sampleContext } from '../../../../test/browser/sample-context.ts'
import { whileFull } from '../../../../test/browser/storage-in-trouble.ts'
import { palettePart } from '../dialogs/palette-part.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

describe('command palette', () => {
  beforeEach(async () => {
    localStorage.clear()
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  })

  it('opens with Ctrl+K over apps, settings and last actions, and closes with Esc', async () => {
    const { element, groups, find, findAll } = await openPalette()
    expect(element.shadowRoot!.activeElement).to.equal(find('.palette [role="combobox"]'))
    expect(groups()).to.deep.equal(['Apps', 'Settings and help', 'Actions'])
    await sendKeys({ press: 'Escape' })
    expect(findAll('dialog')).to.have.length(0)
  })

  it('is in the language of the person, and follows it while it is open', async () => {
    const { groups, active } = await openPalette()
    await showLanguage('de')
    try {
      await waitUntil(() => groups().includes('Aktionen'), 'the groups are still English')
      expect(groups()).to.deep.equal(['Apps', 'Einstellungen und Hilfe', 'Aktionen'])
      await sendKeys({ type: 'ausloggen' })
      await waitUntil(() => active() === 'Abmelden', 'a German word does not find it')
    } finally {
      await showLanguage('en')
    }
  })

  it('finds a page of the documentation by its title, for somebody who may read it', async () => {
    const permissions = { ...sampleContext.permissions, agency: ['DocumentationAccess'] }
    const { asked, titles } = await openPalette({ context: { permissions } })
    await sendKeys({ type: 'contract of a mini' })
    await waitUntil(() => titles().includes('The contract of a mini-app'), 'the page is not found')
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    expect(asked.at(-1)!.with).to.deep.equal(['/documentation/authors/contract', {}])
  })

  it('closes with Ctrl+K again', async () => {
    const { findAll } = await openPalette()
    await sendKeys({ press: 'Control+k' })
    expect(findAll('dialog')).to.have.length(0)
  })

  it('opens an app on Enter, and in a new tab with Ctrl', async () => {
    const { asked, active, element } = await openPalette()
    await sendKeys({ type: 'budget' })
    expect(active()).to.equal('Budget')
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    await reopenPalette(element)
    await sendKeys({ type: 'site sp' })
    await sendKeys({ press: 'Control+Enter' })
    await settledPalette()
    expect(asked.map((each) => each.with)).to.deep.equal([
      ['/brands/b1/budget', {}],
      ['/brands/b1/site-speed', { newTab: true }],
    ])
  })

  it('makes a brand the active one, or shows the page under it in a new tab', async () => {
    const { events, asked, element } = await openPalette()
    await sendKeys({ type: 'kingdom tea' })
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    expect(events).to.deep.equal([{ name: 'change-workspace', payload: { workspaceId: 'b2' } }])
    await reopenPalette(element)
    await sendKeys({ type: 'kingdom tea' })
    await sendKeys({ press: 'Control+Enter' })
    await settledPalette()
    expect(asked.at(-1)).to.deep.equal({
      what: 'navigate',
      with: ['/brands/b2/scorecards', { newTab: true }],
    })
  })

  it('runs what the app on the page offers, after the focus is back', async () => {
    let focused: Element | null = null
    const commands = [
      {
        id: 'go',
        title: 'Start audit',
        run: () => {
          focused = document.activeElement
        },
      },
    ]
    const { findAll } = await openPalette({ layout: { commands } })
    await sendKeys({ type: 'start' })
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    expect(findAll('dialog')).to.have.length(0)
    expect(focused).to.equal(document.body)
  })

  it('opens settings and external pages', async () => {
    const opened: unknown[][] = []
    const { open } = window
    window.open = (...values) => {
      opened.push(values)
      return null
    }
    const { element, find, findAll } = await openPalette()
    await sendKeys({ type: 'handbook' })
    expect(find('[role="option"]').textContent).to.contain('opens in a new tab')
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    window.open = open
    expect(opened).to.deep.equal([['https://handbook.example/', '_blank', 'noopener,noreferrer']])
    await reopenPalette(element)
    await sendKeys({ type: 'display' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => findAll('dialog[open] h2')[0]?.textContent === 'Display settings') // its code is loaded now
  })

  it('offers only what the layout offers, and explains what is locked', async () => {
    const { titles, groups, find, findAll } = await openPalette()
    await sendKeys({ type: 'secret' })
    expect(titles()).to.deep.equal([])
    await sendKeys({ press: 'Control+a' })
    await sendKeys({ type: 'cart' })
    expect([groups(), titles()]).to.deep.equal([['No access'], ['Cart']])
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => findAll('.denials').length > 0, undefined)
    expect(find('dialog[open] h2').textContent).to.equal("Why can't I see this?")
    expect(find('.denials').textContent)
      .to.contain('You asked about')
      .and.contain('Your agency has no live panel yet')
  })

  it('names nothing that is hidden from somebody for want of a permission', async () => {
    const denials = [
      { asked: 'Basket', outcome: 'hidden', because: 'You need CartAppAccess.', app: 'cart' } as const,
    ]
    const { titles } = await openPalette({ layout: { denials } })
    await sendKeys({ type: 'basket' })
    expect(titles()).to.deep.equal([])
  })

  it('says when nothing matches, and where to ask why', async () => {
    const { find, findAll } = await openPalette()
    await sendKeys({ type: 'qqqqq' })
    await waitUntil(() => find('.palette-none').textContent !== 'Searching people and documents…')
    expect(find('.palette-none').textContent)
      .to.contain('Nothing matches “qqqqq”')
      .and.contain("Why can't I see this?")
    expect(find('[role="combobox"]').hasAttribute('aria-activedescendant')).to.equal(false)
    await sendKeys({ press: 'Enter' })
    expect(findAll('dialog[open]')).to.have.length(1)
  })

  it('marks what was typed, without accents and with ss for ß', async () => {
    const { findAll } = await openPalette()
    await sendKeys({ type: 'grundstucks' })
    expect(findAll('mark').map(({ textContent }) => textContent)).to.deep.equal(['Grundstücks'])
  })

  it('tells of what is not there yet only when it is asked for, and why', async () => {
    const { titles, groups, find, findAll } = await openPalette()
    expect(titles()).not.to.include('Martech')
    await sendKeys({ type: 'martech' })
    expect([groups(), titles()]).to.deep.equal([['Coming'], ['Martech']])
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => findAll('.denials').length > 0, undefined)
    expect(find('.denials').textContent).to.equal(
      'You asked aboutMartechThis is not part of this installation yet.',
    )
  })

  it('fills a narrow screen and can be closed there', async () => {
    await setViewport({ width: 390, height: 844 })
    const { find, findAll } = await openPalette()
    const { width, height } = find('.palette').getBoundingClientRect()
    expect([width, height]).to.deep.equal([390, 844])
    find('.palette-field > button').click()
    await settledPalette()
    expect(findAll('dialog')).to.have.length(0)
  })
})

describe('favourites and recent entries', () => {
  it('stays on the entry that became a favourite or ceased to be one', async () => {
    const { active, groups, findAll } = await openPalette()
    for (let line = 0; line < 3; line++) await sendKeys({ press: 'ArrowDown' })
    const entry = active()
    await sendKeys({ press: 'Control+d' })
    expect([groups()[0], active()]).to.deep.equal(['Favorites', entry])
    await sendKeys({ press: 'Control+d' })
    expect([groups().includes('Favorites'), active()]).to.deep.equal([false, entry])
    findAll('.palette-star').at(-1)!.click()
    await settledPalette()
    expect([groups()[0], active()]).to.deep.equal(['Favorites', entry])
  })

  beforeEach(() => localStorage.clear())

  it('are added with Ctrl+D, by star and by button, and stand first', async () => {
    const { element, groups, titles, find, findAll } = await openPalette()
    await sendKeys({ type: 'budget' })
    await sendKeys({ press: 'Control+d' })
    expect(find('.palette-foot button').textContent).to.equal('Remove from favorites')
    expect(find('[role="option"]').textContent).to.contain('favorite')
    await sendKeys({ press: 'Control+a' })
    await sendKeys({ type: 'retail' })
    find('.palette-star').click()
    await sendKeys({ press: 'Escape' })
    await reopenPalette(element)
    expect([groups()[0], titles().slice(0, 2)]).to.deep.equal(['Favorites', ['Retail compass', 'Budget']])
    findAll('.palette-foot button')[0]!.click()
    await settledPalette()
    expect(titles()[0]).to.equal('Budget')
  })

  it('stay, however many follow', async () => {
    const known = Array.from({ length: 20 }, (_, index) => `go:/app-${index}`)
    localStorage.setItem(`palette:favourites:${sampleContext.user!.id}`, JSON.stringify(known))
    const apps = Array.from({ length: 21 }, (_, index) => ({ title: `App ${index}`, path: `/app-${index}` }))
    const { element, titles } = await openPalette({ layout: { apps } })
    await sendKeys({ type: 'app 20' })
    await sendKeys({ press: 'Control+d' })
    await sendKeys({ press: 'Escape' })
    await reopenPalette(element)
    expect([titles()[0], titles()[20]]).to.deep.equal(['App 20', 'App 19'])
  })

  it('stay favourites under another brand and belong to one person', async () => {
    const { unmount } = await openPalette()
    await sendKeys({ type: 'budget' })
    await sendKeys({ press: 'Control+d' })
    unmount()
    const apps = [{ title: 'Budget', path: '/brands/b2/budget' }]
    const second = await openPalette({ layout: { apps, topNavigation: [] } })
    expect(second.groups()[0]).to.equal('Favorites')
    second.unmount()
    const other = await openPalette({ context: { user: { ...sampleContext.user!, id: 'u-2' } } })
    expect(other.groups()).not.to.include('Favorites')
  })

  it('remember what was opened', async () => {
    const { element, groups, titles } = await openPalette()
    await sendKeys({ type: 'kingdom tea' })
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    await reopenPalette(element)
    expect([groups()[0], titles()[0]]).to.deep.equal(['Recent', 'Nordlicht Tea'])
  })

  it('include brands that were active before', async () => {
    localStorage.setItem('recentBrands', JSON.stringify(['b1', 'b3']))
    const { groups, titles } = await openPalette()
    expect([groups()[0], titles()[0]]).to.deep.equal([
      'Recent',
      'Grundstücksverkehrsgenehmigungszuständigkeit',
    ])
  })

  it('leave out what the person may no longer open', async () => {
    localStorage.setItem(
      'palette:favourites:u-1',
      JSON.stringify(['go:/gone', 'brand:gone', 'go:/brands/{brandId}/budget']),
    )
    const { titles, groups } = await openPalette()
    expect([groups()[0], titles()[0]]).to.deep.equal(['Favorites', 'Budget'])
  })

  it('say that they do not last where storage is full', async () => {
    const { find, findAll } = await openPalette()
    await whileFull(localStorage, async () => {
      await sendKeys({ type: 'budget' })
      await sendKeys({ press: 'Control+d' })
    })
    expect(find('.palette-foot [role="status"]:not(:empty)').textContent).to.contain(
      'until you close this page',
    )
    expect(findAll('.palette-star[data-on]')).to.have.length(1)
    await sendKeys({ press: 'Control+d' })
  })
})

describe('loading the palette', () => {
  const { load, loaded } = palettePart
  const loadAs = (instead: typeof load) =>
    Object.assign(palettePart, { load: instead, loaded: () => undefined })
  afterEach(() => Object.assign(palettePart, { load, loaded }))
  const openHeader = async () => {
    const header = await mountMiniApp('header', { context: { layout: largeLayout } })
    await sendKeys({ press: 'Control+k' })
    return header
  }

  it('takes what is typed meanwhile, and keeps the focus', async () => {
    let goOn = () => {}
    loadAs(
      () =>
        new Promise((resolve) => {
          goOn = () => void load().then(resolve)
        }),
    )
    const { find, findAll } = await openHeader()
    await sendKeys({ type: 'budg' })
    goOn()
    await waitUntil(() => findAll('[role="combobox"]').length > 0, undefined)
    await sendKeys({ type: 'et' })
    expect(find<HTMLInputElement>('[role="combobox"]').value).to.equal('budget')
    expect(find('[role="option"]').textContent).to.contain('Budget')
  })

  it('says so when it fails', async () => {
    loadAs(() => Promise.reject(new TypeError('offline')))
    const { asked, findAll } = await openHeader()
    await waitUntil(() => findAll('dialog').length === 0, undefined)
    expect(asked.at(-1)!.with).to.deep.equal([
      {
        kind: 'error',
        text: 'Search could not be loaded. Everything else still works; reload the page to try again.',
      },
    ])
  })
})
