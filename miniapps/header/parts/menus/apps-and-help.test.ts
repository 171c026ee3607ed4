import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { largeLayout } from '../../../../test/browser/large-layout.ts'
import { sampleLayout } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { APPS } from '../../../../shell/config/menus.ts'
import { MINI_APPS } from '../../../../shell/config/miniapps.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { appIcon } from '../../../kit/controls/app-icons.ts'

const mountHeader = (layout: Partial<Layout> = {}) =>
  mountMiniApp('header', { context: { layout: { ...sampleLayout, ...layout } } })
const apps = [
  {
    title: 'Unlock',
    items: [
      { title: 'Scorecards', path: '/brands/b1/scorecards' },
      { title: 'Site speed', path: '/site-speed' },
      { title: 'Budget', path: '/budget', disabled: true },
    ],
  },
  {
    title: 'Plan',
    items: [
      { title: 'Audiences', path: '/audiences' },
      { title: 'Secret', path: '/secret', hidden: true },
    ],
  },
]

const wide = async () => {
  await setViewport({ width: 1440, height: 900 })
  await emulateMedia({ reducedMotion: 'reduce' })
}

describe('apps slider', () => {
  beforeEach(wide)

  it('shows the apps as tiles by category and marks the current one', async () => {
    const { find, findAll } = await mountHeader({ apps })
    find('.apps-button').click()
    await nextFrame()
    expect(findAll('.tile-title').map(({ textContent }) => textContent)).to.deep.equal([
      'Scorecards',
      'Site speed',
      'Budget',
      'Audiences',
    ])
    expect(find('.tile[aria-current="page"]').textContent).to.contain('Scorecards')
    expect(find('.tile[aria-disabled="true"]').textContent).to.contain('Budget')
  })

  it('has room for every app that the portal itself lists', async () => {
    const { find, findAll } = await mountHeader({ apps: APPS })
    find('.apps-button').click()
    await nextFrame()
    expect(findAll('.tile')).to.have.length(APPS.flatMap((app) => app.items ?? app).length)
  })

  it('moves among the tiles with arrows and closes with Esc', async () => {
    const { element, find } = await mountHeader({ apps })
    find('.apps-button').focus()
    await sendKeys({ press: 'Enter' })
    const focused = () => (element.shadowRoot!.activeElement as HTMLAnchorElement).getAttribute('href')
    expect(focused()).to.equal('/brands/b1/scorecards')
    await sendKeys({ press: 'ArrowDown' })
    expect(focused()).to.equal('/audiences')
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowRight' })
    expect(focused()).to.equal('/site-speed')
    await sendKeys({ press: 'Escape' })
    expect(element.shadowRoot!.activeElement?.matches('.apps-button')).to.equal(true)
  })

  it('closes on a press beside it, not on its own scrollbar', async () => {
    const { find, findAll } = await mountHeader({ apps })
    find('.apps-button').click()
    await nextFrame()
    const { right, top } = find('.apps-dialog').getBoundingClientRect()
    const press = async (clientX: number) => {
      find('.apps-dialog').dispatchEvent(
        new MouseEvent('mousedown', { bubbles: true, clientX, clientY: top + 8 }),
      )
      await nextFrame()
      return findAll('dialog').length
    }
    expect(await press(right - 4)).to.equal(1)
    expect(await press(right + 4)).to.equal(0)
  })

  it('closes when the window becomes too narrow for it, so that the page can be used', async () => {
    const { find, findAll } = await mountHeader({ apps })
    find('.apps-button').click()
    await nextFrame()
    expect(findAll('dialog:modal')).to.have.length(1)
    await setViewport({ width: 390, height: 844 })
    await waitUntil(() => findAll('dialog').length === 0, 'no dialog is left')
    await wide()
    expect(find('.apps-button').getAttribute('aria-expanded')).to.equal('false')
  })

  it('folds what is not there yet into one line for each group, which leads to the reason', async () => {
    const { find, findAll } = await mountHeader({
      apps: largeLayout.apps,
      denials: largeLayout.denials,
    })
    find('.apps-button').click()
    await nextFrame()
    expect(findAll('.tile').map(({ textContent }) => textContent)).not.to.include.members([
      'Martech',
      'Admin',
    ])
    expect(findAll('.apps-coming').map(({ textContent }) => textContent)).to.deep.equal([
      'More is coming',
      'Manage: coming',
    ])
    findAll('.apps-coming')[1]!.click()
    await waitUntil(() => findAll('.denials').length > 0, 'the explanation has loaded')
    expect(find('.denials').textContent).to.equal(
      'You asked aboutAdmin · MarketsThis is not part of this installation yet.',
    )
  })

  it('draws the icon of each app, and another for one that has none', async () => {
    const { find, findAll } = await mountHeader({
      apps: [
        { title: 'Scorecards', path: '/scorecards', appIcon: 'clipboard-check' },
        { title: 'Reports', path: '/reports' },
      ],
    })
    find('.apps-button').click()
    await nextFrame()
    const [own, other] = findAll('.tile-sign > svg')
    expect([
      own!.getBoundingClientRect().width,
      own!.childElementCount > 0,
      own!.innerHTML === other!.innerHTML,
    ]).to.deep.equal([20, true, false])
    for (const { icon, key } of MINI_APPS.values())
      if (icon) expect(appIcon(icon), key).not.to.equal(appIcon())
  })

  it('keeps locked apps within reach of the arrows', async () => {
    const { find, findAll, element } = await mountHeader({ apps: largeLayout.apps })
    find('.apps-button').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'ArrowDown' })
    const cart = element.shadowRoot!.activeElement!
    expect([cart.textContent, cart.getAttribute('aria-disabled'), cart.getAttribute('title')]).to.deep.equal([
      'Cart',
      'true',
      'Your agency has no live panel yet.',
    ])
    expect(findAll('.tile').every((tile) => tile.scrollWidth <= tile.clientWidth)).to.equal(true)
  })

  it('of thousands shows the first, and leads to search for all', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ title: `App ${n}`, path: `/app-${n}` }))
    const { find, findAll } = await mountHeader({ apps: [{ title: 'Plan', items: many }] })
    find('.apps-button').click()
    await nextFrame()
    expect(findAll('.tile')).to.have.length(15)
    findAll('.apps .os-button')
      .find(({ textContent }) => textContent === 'Search all 5,000 apps')!
      .click()
    await nextFrame()
    expect(find('dialog[open]').getAttribute('aria-label')).not.to.equal('Apps')
  })

  it('is off in the apps app [2.85]', async () => {
    const { findAll } = await mountHeader({ apps, app: 'apps' })
    expect(findAll('.apps-button')).to.have.length(0)
  })
})

describe('help menu', () => {
  beforeEach(wide)

  async function openHelp(layout: Partial<Layout> = {}) {
    const header = await mountHeader(layout)
    header.find('.help > button').click()
    await nextFrame()
    return { ...header, lines: header.findAll('.help .os-menu-item') }
  }

  it('links the help of the app in new tabs [2.82]', async () => {
    const { lines } = await openHelp()
    expect(lines.map((line) => line.getAttribute('href'))).to.deep.equal([
      'https://help.example/scorecards',
      'https://community.example/scorecards',
      null,
      null,
      '/user/settings/accessibility',
    ])
    expect(lines[0]!.textContent).to.equal('Knowledge base (opens in a new tab)')
  })

  it('leads to the help for the very page where its app has tagged it', async () => {
    const { lines } = await openHelp({
      help: { knowledgeBaseUrl: 'https://help.example/scorecards?lang=en', pageTag: 'site audit' },
    })
    expect([lines[0]!.textContent, lines[0]!.getAttribute('href')]).to.deep.equal([
      'Help for this page (opens in a new tab)',
      'https://help.example/scorecards?lang=en&tag=site+audit',
    ])
  })

  it('offers what helps everywhere where the app has no help', async () => {
    const { lines, findAll } = await openHelp({ help: {} })
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal([
      'Keyboard shortcuts',
      "Why can't I see this?",
      'Accessibility',
    ])
    lines[0]!.click()
    await nextFrame()
    expect(findAll('dialog[open]')).to.have.length(1)
  })

  it('offers what the shell has to offer', async () => {
    const ran: string[] = []
    const commands = [
      { id: 'state', title: 'State changes', inHelp: true, run: () => void ran.push('state') },
      { id: 'export', title: 'Export', run: () => void ran.push('export') },
    ]
    const { lines } = await openHelp({ help: {}, commands })
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal([
      'Keyboard shortcuts',
      "Why can't I see this?",
      'Accessibility',
      'State changes',
    ])
    lines[3]!.click()
    expect(ran).to.deep.equal(['state'])
  })

  it('starts the tour of an app that has one', async () => {
    const { lines, events } = await openHelp({ tours: { has: true, reminder: false } })
    lines.find(({ textContent }) => textContent === 'Take the tour')!.click()
    expect(events.map(({ name }) => name)).to.deep.equal(['run-product-tours'])
  })

  const description = (button: HTMLElement) =>
    (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-describedby') ?? '')
      ?.textContent

  it('offers a tour by a dot, until somebody looks', async () => {
    const { find, findAll, events, update } = await mountHeader({
      tours: { has: true, reminder: true },
    })
    const help = find('.tools [aria-label="Help"]')
    expect([description(help), help.querySelector('.tour-dot')?.getClientRects().length]).to.deep.equal([
      'There is a short tour of this app.',
      1,
    ])
    help.click()
    await nextFrame()
    expect(events.map(({ name }) => name)).to.deep.equal(['hide-product-tours-reminder'])
    expect(findAll('.os-menu-item').map(({ textContent }) => textContent)).to.include('Take the tour')
    await update({ context: { layout: { ...sampleLayout, tours: { has: true, reminder: false } } } })
    expect(findAll('.tour-dot')).to.have.length(0)
  })

  it('has the dot on a phone, too', async () => {
    await setViewport({ width: 390, height: 844 })
    const { find, events } = await mountHeader({ tours: { has: true, reminder: true } })
    expect([
      description(find('.sheet-button')),
      find('.sheet-button .tour-dot').getClientRects().length,
    ]).to.deep.equal(['There is a short tour of this app.', 1])
    find('.sheet-button').click()
    expect(events.map(({ name }) => name)).to.deep.equal(['hide-product-tours-reminder'])
  })
})
