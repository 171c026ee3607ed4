import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { largeLayout } from '../../test/browser/large-layout.ts'
import { sampleBrands, sampleContext, sampleLayout } from '../../test/browser/sample-context.ts'
import type { Layout, LayoutContext } from '../../shell/contract/layout.ts'

const mountHeader = (layout: Partial<Layout> = {}, context: Partial<LayoutContext> = {}) =>
  mountMiniApp('header', { context: { ...context, layout: { ...sampleLayout, ...layout } } })
const wide = async () => {
  await setViewport({ width: 1440, height: 900 })
  await emulateMedia({ reducedMotion: 'reduce' })
}
const many = Array.from({ length: 12 }, (_, index) => ({
  title: `Navigation entry ${index}`,
  path: `/entry-${index}`,
}))

describe('header', () => {
  beforeEach(wide)

  it('is one line of 65 px with labelled landmarks [2.83]', async () => {
    const { find, findAll } = await mountHeader()
    expect(find('header').offsetHeight).to.equal(65)
    expect(findAll('header > nav').map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Breadcrumbs', 'Main'])
  })

  it('shows client, brand, app and details, and marks the last step [2.79]', async () => {
    const { findAll, find } = await mountHeader({
      breadcrumbs: { category: 'Unlock', app: 'Scorecards', details: [{ name: 'Site audit' }] },
    })
    expect(findAll('.crumb').map(({ textContent }) => textContent)).to.deep.equal([
      'Nordlicht',
      'DE - Nordlicht Kaffee',
      'Unlock: Scorecards',
      'Site audit',
    ])
    expect(find('.crumb[aria-current="page"]').textContent).to.equal('Site audit')
  })

  it('offers brands where none is active', async () => {
    const { find } = await mountHeader({ breadcrumbs: { app: 'You' } }, { workspace: null })
    expect(find('.brand-button').textContent).to.equal('Choose a brand')
  })

  it('does without a brand step where there are no brands', async () => {
    const { findAll } = await mountHeader({ brands: [] }, { workspace: null })
    expect(findAll('.brand-button')).to.have.length(0)
  })

  it('marks the current entry, and the group it is in', async () => {
    const { find, update } = await mountHeader()
    expect(find('.navigation [aria-current]').textContent).to.equal('Unlock')
    await update({ context: { layout: { ...sampleLayout, path: '/you' } } })
    expect(find('.navigation [aria-current="page"]').textContent).to.equal('You')
  })

  it('leaves out hidden entries and keeps disabled ones without a link [2.74]', async () => {
    const { findAll, find } = await mountHeader({
      dashboardTabs: [
        { title: 'You', path: '/you' },
        { title: 'Network', path: '/network', hidden: true },
        { title: 'Apps', path: '/apps/list', disabled: true },
      ],
      topNavigation: [],
    })
    expect(findAll('.navigation-entry').map(({ textContent }) => textContent)).to.deep.equal(['You', 'Apps'])
    expect(find('.navigation-entry[aria-disabled="true"]').hasAttribute('href')).to.equal(false)
  })

  it('tells why an entry is locked, beside it in a menu and to assistive technology in the line', async () => {
    const locked = { title: 'Cart', path: '/cart', disabled: true, why: 'Your agency has no live panel yet.' }
    const { find, findAll, element } = await mountHeader({
      dashboardTabs: [locked],
      topNavigation: [{ title: 'Plan', items: [locked] }],
    })
    const entry = find('.navigation-entry[aria-disabled]')
    expect(element.shadowRoot!.getElementById(entry.getAttribute('aria-describedby')!)!.textContent).to.equal(
      locked.why,
    )
    findAll('.navigation-entry')[1]!.click()
    await nextFrame()
    expect(find('.os-menu-item[aria-disabled]').textContent).to.equal(
      'Cart Your agency has no live panel yet.',
    )
  })

  it('names the place by its menu item while the app has set no breadcrumbs', async () => {
    const { find } = await mountHeader({
      breadcrumbs: {},
      topNavigation: [
        {
          title: 'Unlock',
          items: [{ title: 'Scorecards', path: '/brands/b1/scorecards', breadcrumbTitle: 'All scorecards' }],
        },
      ],
    })
    expect(find('.crumb[aria-current="page"]').textContent).to.equal('Unlock: All scorecards')
  })

  it('opens external entries in a new tab that cannot reach back [2.72]', async () => {
    const { find } = await mountHeader({
      topNavigation: [{ title: 'Reports', path: 'https://reports.example/', external: true }],
    })
    const link = find<HTMLAnchorElement>('a[href="https://reports.example/"]')
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener noreferrer'])
  })

  it('puts what does not fit into More', async () => {
    const { find, findAll } = await mountHeader({ topNavigation: many })
    const hidden = findAll('[data-overflowing]').map(({ textContent }) => textContent)
    expect(hidden.length).to.be.greaterThan(5)
    find<HTMLButtonElement>('.navigation > ul > li:last-child > button').click()
    await nextFrame()
    expect(findAll('.navigation .os-menu-item').map(({ textContent }) => textContent)).to.deep.equal(hidden)
  })

  it('shows what is there first: groups with nothing yet are one line each in More', async () => {
    const { find, findAll } = await mountHeader(largeLayout)
    expect(findAll('.navigation-entry').map(({ textContent }) => textContent)).to.deep.equal([
      'You',
      'Unlock',
      'Plan',
      'More',
    ])
    find<HTMLButtonElement>('.navigation > ul > li:last-child > button').click()
    await nextFrame()
    expect(findAll('.os-menu-item').map(({ textContent }) => textContent)).to.deep.equal([
      'Manage: coming',
      'More is coming',
    ])
  })

  it('keeps the titles of groups within a group, in More as well', async () => {
    const { find, findAll } = await mountHeader({
      topNavigation: [...many, ...largeLayout.topNavigation],
    })
    find<HTMLButtonElement>('.navigation > ul > li:last-child > button').click()
    await nextFrame()
    const audits = find('[role="group"][aria-label="Unlock"] [role="group"][aria-label="Audits"]')
    expect(audits.querySelector('.menu-group-title')!.textContent).to.equal('Audits')
    expect([...audits.querySelectorAll('.os-menu-item')].map(({ textContent }) => textContent)).to.deep.equal(
      ['Site and app audit', 'PPC audit', 'Technology audit'],
    )
    expect(findAll('.os-menu-item').filter(({ textContent }) => textContent === 'PPC audit')).to.have.length(
      1,
    )
  })

  it('keeps its height with very long names', async () => {
    const { find } = await mountHeader({ topNavigation: many }, { workspace: sampleBrands[2]! })
    expect(find('header').offsetHeight).to.equal(65)
    expect(find('header').scrollWidth).to.equal(find('header').clientWidth)
  })

  it('lists the shortcuts under the question mark, but not while somebody types', async () => {
    const { findAll, find } = await mountHeader()
    const input = document.body.appendChild(document.createElement('input'))
    input.focus()
    await sendKeys({ press: '?' })
    input.remove()
    expect(findAll('dialog')).to.have.length(0)
    await sendKeys({ press: '?' })
    expect(find('dialog h2').textContent).to.equal('Keyboard shortcuts')
    await sendKeys({ press: 'Escape' })
    expect(findAll('dialog')).to.have.length(0)
  })

  it('lets people turn single keys off', async () => {
    const { findAll, find, portal, update } = await mountHeader()
    await sendKeys({ press: '?' })
    find('dialog input[type="checkbox"]').click()
    expect(portal.appearance.get().singleKeys).to.equal(false)
    await update({ context: { singleKeys: false } })
    expect(find<HTMLInputElement>('dialog input[type="checkbox"]').checked).to.equal(false)
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: '?' })
    expect(findAll('dialog')).to.have.length(0)
  })

  it('lists the keys of the app on the page above its own', async () => {
    const shortcuts = [{ title: 'In the curve', shortcuts: [{ keys: ['J', '↓'], text: 'Next point' }] }]
    const { findAll } = await mountHeader({ shortcuts })
    await sendKeys({ press: '?' })
    const groups = findAll('dialog section')
    expect(groups).to.have.length(4)
    expect(groups[0]!.textContent).to.equal('In the curveNext pointJ↓')
  })

  it('draws nothing anew that did not change when another page comes', async () => {
    let read = 0
    const counted = <Item extends { title: string }>(item: Item): Item =>
      Object.defineProperty({ ...item }, 'title', {
        enumerable: true,
        get: () => {
          read++
          return item.title
        },
      })
    const layout = {
      ...sampleLayout,
      dashboardTabs: [{ title: 'You', path: '/you' }, counted({ title: 'Network', path: '/network' })],
      topNavigation: [counted(sampleLayout.topNavigation[0]!)],
    }
    const { update, find } = await mountMiniApp('header', { context: { layout } })
    read = 0
    await update({
      context: { layout: { ...layout, path: '/nowhere', visit: 2, app: 'sample' } },
      route: { path: '/nowhere' },
    })
    expect(read, 'titles of entries').to.be.lessThan(6) // what a mark that goes costs
    expect(find('header').querySelectorAll('[aria-current="true"]')).to.have.length(0)
    read = 0
    await update({ context: { layout: { ...layout, path: '/nowhere/else', visit: 3 } } })
    expect(read, 'titles of entries').to.equal(0)
  })

  it('says so clearly when the shell does not tell the layout', async () => {
    const { layout: _none, ...context } = sampleContext
    const error = await mountMiniApp('header', {
      context: { ...context, layout: undefined } as unknown as LayoutContext,
    }).catch((caught: unknown) => caught)
    expect(String(error)).to.contain('This mini-app is not told the layout')
  })
})
