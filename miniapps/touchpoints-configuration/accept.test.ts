import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { ALL, at, libraryInTests, NAMES } from './library-in-tests.ts'

const button = (app: MountedMiniApp, text: string, within = '') =>
  app
    .findAll(`${within} button`)
    .find(({ textContent, ariaLabel }) => textContent === text || ariaLabel === text)!
const press = (app: MountedMiniApp, text: string, within = '') => button(app, text, within).click()
const dialog = (app: MountedMiniApp, text: string) =>
  waitUntil(
    () => app.findAll('dialog[open]').at(-1)?.textContent.includes(text),
    `no dialog says ${text}: ${app.findAll('dialog[open]').at(-1)?.textContent}`,
  )
const field = (app: MountedMiniApp, label: string) => {
  const found = app
    .findAll<HTMLLabelElement>('dialog[open] label')
    .find((each) => each.textContent.startsWith(label))!
  return app.find<HTMLInputElement>(`#${CSS.escape(found.htmlFor)}`)
}
const cell = (app: MountedMiniApp, row: string, column: string) => {
  const at = app.findAll('[role=columnheader]').findIndex(({ textContent }) => textContent.startsWith(column))
  const line = app
    .findAll('.os-grid-rows > .os-grid-row')
    .find(({ textContent }) => textContent.startsWith(row))!
  return line.querySelectorAll<HTMLElement>('.os-grid-cell')[at]!
}

const open = async (id: string, all?: Body, asked?: Parameters<typeof libraryInTests>[1]) => {
  const server = libraryInTests(all, asked)
  const app = await mountMiniApp('touchpoints-configuration', server.mounted(`/${id}`))
  await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 4)
  return { app, ...server }
}
const edit = async (app: MountedMiniApp, row: string) => {
  cell(app, row, 'Name').click()
  await dialog(app, 'Names by language')
}

describe('touchpoints configuration', () => {
  it('lists libraries with what is to be fixed, and leads to each', async () => {
    const { 'touchpoints/TV/rate': _, ...costless } = ALL
    const app = await mountMiniApp('touchpoints-configuration', libraryInTests(costless).mounted())
    await waitUntil(() => app.findAll('tbody tr').length === 2)
    const [all, germany] = app.findAll('tbody tr').map(({ textContent }) => textContent)
    expect(all).to.contain('All markets').and.to.contain('Draft')
    expect(germany).to.contain('Germany').and.to.contain('1 with own values')
    expect(app.find('tbody a').getAttribute('href')).to.equal('/touchpoints-ui/all')
  })

  it('[Touchpoints configuration 1] refuses a second TV, naming both rows', async () => {
    const { app, body } = await open('all')
    press(app, 'Add touchpoint')
    await dialog(app, 'Stands below')
    enter(field(app, 'Name (English)'), 'tv')
    app.find<HTMLButtonElement>('dialog[open] [type=submit]').click()
    await dialog(app, 'Row 5 would be named like row 2, “Television” (TV)')
    enter(field(app, 'Name (English)'), 'Teletext')
    expect(field(app, 'Touchpoint code').value).to.equal('TELETEXT')
    app.find<HTMLButtonElement>('dialog[open] [type=submit]').click()
    await dialog(app, 'Names by language')
    await waitUntil(() => body('all')['touchpoints/TELETEXT/name/en'] === 'Teletext')
  })

  it('[Touchpoints configuration 2] retires what a plan refers to, and deletes what nothing does', async () => {
    const { app, body } = await open('all', { ...ALL, 'touchpoints/TV/to': '2099-12-31' }, { used: ['TV'] })
    await edit(app, 'Television')
    press(app, 'Delete or retire', 'dialog')
    await dialog(app, 'so it cannot be deleted')
    press(app, 'Retire touchpoint', 'dialog')
    await waitUntil(() => body('all')['touchpoints/TV/active'] === false)
    expect(body('all')['touchpoints/TV/to']).to.equal('2099-12-31')
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
    await edit(app, 'In store')
    press(app, 'Delete or retire', 'dialog')
    await dialog(app, 'You can undo this')
    press(app, 'Delete', 'dialog')
    await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 3)
    press(app, 'Undo (Ctrl+Z)')
    await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 4)
  })

  it('[Touchpoints configuration 5] lists what keeps it from being published, with its row and the way there', async () => {
    const { 'touchpoints/TV/rate': _, ...costless } = ALL
    const { app } = await open('all', costless)
    expect(app.find('.faults').textContent).to.contain('Row 2, Television: has no cost.')
    press(app, 'Fix Television')
    await dialog(app, 'Cost and reach')
    const rate = field(app, 'Rate')
    enter(rate, '1200')
    rate.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await waitUntil(() => app.findAll('.faults').length === 0)
  })

  it('shows what a market inherits, takes an override, and undoes it', async () => {
    const { app, body } = await open('germany')
    expect(cell(app, 'Television', 'Rate').textContent)
      .to.contain('960')
      .and.to.contain('Overridden')
    expect(cell(app, 'YouTube', 'Rate').textContent).to.equal('1,200')
    await edit(app, 'Television')
    await dialog(app, 'Instead of 1,200 for all markets.')
    press(app, 'Undo the override: Rate', 'dialog')
    await waitUntil(() => body('germany')['touchpoints/TV/rate'] === undefined)
    await waitUntil(() => app.element.shadowRoot!.activeElement?.ariaLabel === 'Override here: Rate')
    press(app, 'Override here: Rate', 'dialog')
    await waitUntil(() => body('germany')['touchpoints/TV/rate'] === 12_000_000)
    press(app, 'Undo all overrides', 'dialog')
    await waitUntil(() => body('germany')['touchpoints/TV/currency'] === undefined)
    await waitUntil(
      () => button(app, 'Override here: Rate', 'dialog') !== undefined,
      'the field is inherited again',
    )
    expect(app.element.shadowRoot!.activeElement?.textContent).to.equal('Close')
  })

  it('shows a branch of the tree in the grid', async () => {
    const { app } = await open('all')
    app.find('[role=treeitem][data-id=AV] .os-tree-row').click()
    await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 3)
  })

  it('says what has changed since the version that was published last', async () => {
    const server = libraryInTests({ ...ALL, publications: 1 })
    const { fields } = server.documents.documents.get('all')!
    const rate = { ...fields['touchpoints/TV/rate']!, value: 10_000_000 }
    const entries = Object.entries(fields).filter(([path]) => !path.startsWith('touchpoints/SHOP/'))
    server.documents.versions.set('all', [
      {
        version: 1,
        name: 'v1',
        by: { id: 'grace', name: 'Grace Hopper' },
        at: '2026-01-05T09:00:00.000Z',
        fields: { ...Object.fromEntries(entries), 'touchpoints/TV/rate': rate },
      },
    ])
    const app = await mountMiniApp('touchpoints-configuration', server.mounted('/all'))
    const tab = () => app.findAll('[role=tab]').at(-1)!
    await waitUntil(() => app.findAll('[role=tab]').length === 2 && tab().textContent === 'What has changed2')
    tab().click()
    await waitUntil(() => app.findAll('.differences > li').length === 2)
    const text = app.find('[role=tabpanel]').textContent
    expect(text).to.contain('1 touchpoint added').and.to.contain('1 touchpoint changed')
    expect(text).to.contain('1,000 → 1,200')
  })

  it('[Touchpoints configuration 4] suggests YOUTUBE for “You Tube”, and maps it once somebody says so', async () => {
    const server = libraryInTests()
    const app = await mountMiniApp('touchpoints-configuration', server.mounted('/names'))
    const mapName = 'Map “You Tube” to YouTube, 100% alike'
    await waitUntil(() => button(app, mapName) !== undefined)
    expect(server.mapped).to.deep.equal([])
    press(app, mapName)
    await waitUntil(() => server.mapped.length === 1)
    expect(server.mapped[0]).to.deep.equal({ id: 2, touchpoint: 'YOUTUBE', ignored: false })
  })

  it('suggests no touchpoint that has been retired', async () => {
    const server = libraryInTests({ ...ALL, ...at('YOUTUBE', { active: false }) }, { mayMap: false })
    const app = await mountMiniApp('touchpoints-configuration', server.mounted('/names'))
    await waitUntil(() => app.findAll('tbody tr').length === NAMES.length)
    expect(app.find('tbody').textContent).to.contain('Nothing alike').and.not.to.contain('100% alike')
  })

  it('ignores names that are ticked, and shows suggestions before it takes them', async () => {
    const server = libraryInTests()
    const app = await mountMiniApp('touchpoints-configuration', server.mounted('/names'))
    await waitUntil(() => app.findAll('.os-grid-tick input').length > NAMES.length)
    for (const name of ['You Tube', 'App push'])
      app
        .findAll<HTMLInputElement>('.os-grid-tick input')
        .find(({ ariaLabel }) => ariaLabel?.includes(name))!
        .click()
    await waitUntil(() => button(app, 'Review suggestions') !== undefined)
    press(app, 'Review suggestions')
    await dialog(app, '1 of 2 names look like a touchpoint.')
    expect(server.mapped).to.deep.equal([])
    press(app, 'Cancel', 'dialog')
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
    press(app, 'Ignore')
    await waitUntil(() => server.mapped.length === 2)
    expect(server.mapped.every(({ ignored }) => ignored)).to.equal(true)
    await waitUntil(() => app.asked.some((asked) => asked.with[0] === 'Ignore: done'), 'nothing is said')
  })

  it('lets nobody map who may not import', async () => {
    const server = libraryInTests(ALL, { mayMap: false })
    const app = await mountMiniApp('touchpoints-configuration', server.mounted('/names'))
    await waitUntil(() => app.findAll('tbody tr').length === 3)
    expect(app.find('tbody').textContent).to.contain('YouTube · 100% alike')
    expect(app.findAll('tbody button')).to.deep.equal([])
  })

  it('lays the markets beside each other, own values apart from what is inherited', async () => {
    const app = await mountMiniApp('touchpoints-configuration', libraryInTests().mounted('/markets'))
    await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 4)
    const own = cell(app, 'Television', 'Germany').querySelector('a')!
    expect(own.textContent).to.equal('€960.00')
    expect(own.getAttribute('href')).to.equal('/touchpoints-ui/germany')
    expect(cell(app, 'YouTube', 'Germany').querySelector('.inherited')!.textContent).to.contain('1,200.00')
    app.find<HTMLInputElement>('.library-bar input[type=checkbox]').click()
    await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 1)
  })
})
