import { expect } from '@open-wc/testing'
import { enter } from '../../../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { blankInTests } from '../../../blank/blank-in-tests.ts'

const PLACE = { place: 'brand-1' }

async function opened(query: Readonly<Record<string, string>> = {}) {
  const { documents, mounted } = blankInTests()
  documents.add('two', { title: 'Summer' }, PLACE)
  documents.add('three', { title: 'Autumn' }, { ...PLACE, status: 'submitted' })
  const given = mounted()
  const app = await mountMiniApp('blank', { ...given, route: { ...given.route, query } })
  await waitUntil(() => links(app).length > 0)
  return { app, documents, statusOf: (id: string) => documents.documents.get(id)!.status }
}
const links = (app: MountedMiniApp) => app.findAll('.os-grid-rows a, tbody a')
const button = (app: MountedMiniApp, text: string, within = '') =>
  app.findAll(`${within} button`).find(({ textContent }) => textContent === text)!
const tick = (app: MountedMiniApp, title: string) =>
  app
    .findAll('.os-grid-row')
    .find(({ textContent }) => textContent.includes(title))!
    .querySelector('input')!
    .click()

const said = (app: MountedMiniApp) =>
  app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])

describe('a list of documents', () => {
  const before = location.href
  afterEach(() => history.replaceState(null, '', before))

  it('is searched by the server, and narrowed to a status that stands in the address', async () => {
    const { app, documents } = await opened({ status: 'submitted' })
    expect(links(app).map(({ textContent }) => textContent)).to.deep.equal(['Autumn'])
    enter(app.find<HTMLInputElement>('input[type=search]'), 'aut')
    await waitUntil(() => documents.calls.some((call) => call.includes('q=aut')))
    expect(documents.calls.at(-1)).to.equal('GET blank?place=brand-1&q=aut&status=submitted&limit=50')
  })

  it('deletes what is ticked, once it has asked', async () => {
    const { app, statusOf } = await opened()
    tick(app, 'Spring')
    await waitUntil(() => button(app, 'Delete') !== undefined)
    button(app, 'Delete').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog h2').textContent).to.equal('Delete “Spring”?')
    button(app, 'Delete', 'dialog').click()
    await waitUntil(() => links(app).length === 2)
    expect([statusOf('one'), statusOf('two')]).to.deep.equal(['deleted', 'draft'])
    expect(said(app)).to.include('Delete: done')
  })

  it('asks about those that can go alone, and says how many stay', async () => {
    const { app, documents, statusOf } = await opened()
    for (const title of ['Summer', 'Autumn']) tick(app, title)
    await waitUntil(() => button(app, 'Delete') !== undefined)
    button(app, 'Delete').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog h2').textContent).to.equal('Delete “Summer”?')
    expect(app.find('dialog').textContent).to.contain('1 other selected entry cannot be deleted and stays.')
    button(app, 'Delete', 'dialog').click()
    await waitUntil(() => statusOf('two') === 'deleted')
    expect(documents.calls.filter((call) => call.includes('three'))).to.deep.equal([])
  })

  it('says which of several was not deleted, and why', async () => {
    const { app, documents, statusOf } = await opened()
    for (const title of ['Spring', 'Summer']) tick(app, title)
    await waitUntil(() => button(app, 'Delete') !== undefined)
    documents.add('two', { title: 'Summer' }, { ...PLACE, status: 'submitted' })
    button(app, 'Delete').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    expect(app.find('dialog h2').textContent).to.equal('Delete 2 entries?')
    button(app, 'Delete', 'dialog').click()
    await waitUntil(() => app.findAll('dialog .os-form-alert li').length === 1)
    expect(app.find('dialog .os-form-alert li').textContent).to.match(/^Summer: /)
    expect([statusOf('one'), statusOf('two')]).to.deep.equal(['deleted', 'submitted'])
    button(app, 'Cancel', 'dialog').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
    expect(said(app)).not.to.include('Delete: done')
  })

  it('has no ticks where nothing can be done with any row', async () => {
    const { app } = await opened({ status: 'submitted' })
    expect(app.findAll('input[type=checkbox]').length).to.equal(0)
  })

  it('offers no deleting of what is not open any more, and says why', async () => {
    const { app } = await opened()
    tick(app, 'Autumn')
    await waitUntil(() => app.findAll('.os-list-bulk').length === 1)
    expect(button(app, 'Delete')).to.equal(undefined)
    const note = app.find('.os-list-bulk [role=status]')
    await waitUntil(() => note.textContent === '1 cannot be deleted because of its status: Submitted.')
    tick(app, 'Spring')
    await waitUntil(() => button(app, 'Delete') !== undefined)
    tick(app, 'Autumn')
    await waitUntil(() => note.textContent === '')
  })
})
