import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../test/browser/saved-file.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { EditionUse } from '../domain/audience/edition.ts'
import { PACKED_MAX, packOf, readPack } from '../domain/audience/library/audience-pack.ts'
import { EDITIONS, libraryInTests } from './library-in-tests.ts'

const rows = (app: MountedMiniApp) => app.findAll(':is(.os-grid-rows .os-grid-row, tbody tr)')
const rowOf = (app: MountedMiniApp, title: string) =>
  rows(app).find(({ textContent }) => textContent.includes(title))
const button = (app: MountedMiniApp, text: string, within = '') =>
  app.findAll(`${within} button, ${within} a`).find(({ textContent }) => textContent.trim() === text)
async function pressed(app: MountedMiniApp, text: string, within = '') {
  await waitUntil(() => button(app, text, within) && !button(app, text, within)!.matches(':disabled'))
  button(app, text, within)!.click()
}

async function opened(tail: string, of: Parameters<typeof libraryInTests>[0] = {}) {
  const made = libraryInTests(of)
  const app = await mountMiniApp('audience-library', made.mounted(tail))
  const sent = (start: string) => made.calls.filter(({ call }) => call.startsWith(start))
  return { ...made, app, sent }
}

describe('the audience library', () => {
  it('[Library 1] shows audiences with swapped operands as one pair', async () => {
    const { app } = await opened('/duplicates')
    await waitUntil(() => app.findAll('.duplicates > section').length === 1)
    expect(rows(app).map(({ textContent }) => /Heavy viewers|Viewers/.exec(textContent)?.[0])).to.deep.equal([
      'Heavy viewers',
      'Viewers',
    ])
  })

  it('[Library 2] [Library 3] says what is 91 days old, and whose size fell by a fifth', async () => {
    const { app } = await opened('/')
    await waitUntil(() => rows(app).length === EDITIONS.length)
    expect(rowOf(app, 'Families')!.textContent)
      .to.contain('Published 91 days ago')
      .and.to.contain('Size -24% since edition 1 (alert at -20%)')
    expect(rowOf(app, 'Heavy viewers')!.textContent).not.to.match(/days ago|alert at/)
  })

  it('[Library 4] offers no deleting of what a live plan uses, but retiring, and asks before', async () => {
    const use: EditionUse = {
      type: 'plan',
      id: 'p',
      title: 'Spring plan',
      status: 'live',
      brand: 'brand-1',
      brandName: 'Acme Cola',
      version: 2,
      isLive: true,
      path: '/mtv/mpl/p',
      updatedAt: EDITIONS[0]!.publishedAt,
    }
    const { app, sent } = await opened('/old/2', { uses: [use] })
    await waitUntil(() => app.findAll('.edition-uses li').length === 1)
    expect(app.find('.edition-uses').textContent).to.contain('Spring plan').and.to.contain('Runs now')
    expect(app.find('.edition-uses a').getAttribute('href')).to.equal('/mtv/mpl/p')
    expect(app.find('.edition-uses').textContent).to.contain('Media plan')
    expect(button(app, 'Delete')).to.equal(undefined)
    await pressed(app, 'Retire')
    await pressed(app, 'Retire', 'dialog')
    await waitUntil(() => sent('POST /api/documents/audience/old/actions').length === 1)
    expect(sent('POST')[0]!.body).to.include({ action: 'retire' })
  })

  it('[Library 5] searches by tag, market and text on the server', async () => {
    const { app, sent } = await opened('/')
    await waitUntil(() => rows(app).length === EDITIONS.length)
    enter(app.find<HTMLInputElement>('input[type=search]'), 'heavy tv gb')
    await waitUntil(() => sent('GET /api/audiences/brand-1?q=heavy+tv+gb').length > 0)
    await waitUntil(() => sent('GET /api/audiences/brand-1/facets?q=heavy+tv+gb').length > 0)
  })

  it('shares beyond the brand only once that is confirmed', async () => {
    const { app, sent } = await opened('/fresh/1')
    await pressed(app, 'Share')
    await waitUntil(() => app.findAll('dialog input[value=agency]').length === 1)
    app.find<HTMLInputElement>('dialog input[value=agency]').click()
    await pressed(app, 'Share', 'dialog')
    await waitUntil(() => app.find('dialog').textContent.includes('Confirm that others may see it.'))
    expect(sent('PUT')).to.deep.equal([])
    app.find<HTMLInputElement>('dialog input[type=checkbox]').click()
    await pressed(app, 'Share', 'dialog')
    await waitUntil(() => sent('PUT /api/audiences/brand-1/fresh/share').length === 1)
    expect(sent('PUT')[0]!.body).to.deep.equal({ scope: 'agency' })
  })

  it('lets nobody share who may not, nor change what another brand made', async () => {
    const { app } = await opened('/fresh/1', { mayShare: false })
    await waitUntil(() => button(app, 'Retire') !== undefined)
    expect(button(app, 'Share')).to.equal(undefined)
    const other = await opened('/theirs/1')
    await waitUntil(() => other.app.findAll('.edition-facts').length === 1)
    expect(button(other.app, 'Retire')).to.equal(undefined)
  })

  it('offers first-party data to brands of its client alone', async () => {
    const { app } = await opened('/fresh/1', { editions: [{ ...EDITIONS[0]!, client: 'acme' }] })
    await pressed(app, 'Share')
    await waitUntil(() => app.findAll('dialog input[value=client]').length === 1)
    expect(app.findAll<HTMLInputElement>('dialog input[type=radio]').map(({ value }) => value)).to.deep.equal(
      ['brand', 'client'],
    )
  })

  it('changes the tags that several audiences have in common, and no others', async () => {
    const editions = [
      { ...EDITIONS[0]!, tags: ['tv', 'late'] },
      { ...EDITIONS[1]!, tags: ['tv'] },
    ]
    const { app, sent } = await opened('/', { editions })
    await waitUntil(() => rows(app).length === 2)
    for (const box of app.findAll<HTMLInputElement>(':is(.os-grid-rows, tbody) input[type=checkbox]'))
      box.click()
    await pressed(app, 'Edit tags')
    await waitUntil(() => app.findAll('dialog input').length > 0)
    expect(app.find('dialog').textContent).to.contain('Tags of 2 audiences').and.not.to.contain('late')
    const input = app.find<HTMLInputElement>('dialog input')
    enter(input, 'evening')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await pressed(app, 'Edit tags', 'dialog')
    await waitUntil(() => sent('PATCH').length === 2)
    const changes = sent('PATCH').map(({ body }) => (body as { changes: readonly object[] }).changes)
    expect(changes.map(({ length }) => length)).to.deep.equal([1, 1])
    expect(changes[0]![0]).to.include({ base: null, value: 'evening' })
  })

  it('names the licence in its spreadsheet, and leaves out sizes that no licence lets go', async () => {
    const editions = [EDITIONS[0]!, { ...EDITIONS[1]!, dataset: 'closed', datasetName: 'Closed' }]
    const { app } = await opened('/', { editions })
    await waitUntil(() => rows(app).length === 2)
    await pressed(app, 'Export')
    await waitUntil(() => app.findAll('[role=menuitem]').length > 1)
    const { file } = await savedFile(() =>
      app
        .findAll('[role=menuitem]')
        .find(({ textContent }) => textContent.includes('CSV'))!
        .click(),
    )
    const text = await file.text()
    expect(text)
      .to.match(/Heavy viewers.*18700/)
      .and.to.match(/License[;,]Survey 2026[;,]Invented respondents\./)
      .and.to.match(/License[;,]Closed[;,]The license of this dataset allows no exports\./)
      .and.not.to.match(/Families.*[;,]380[;,]/)
  })

  it('says of a file that it has too many audiences for a pack', async () => {
    const { app } = await opened('/')
    const many = packOf(Array.from({ length: PACKED_MAX + 1 }, () => EDITIONS[0]!))
    await pressed(app, 'Import pack')
    await waitUntil(() => app.findAll('dialog input[type=file]').length === 1)
    const input = app.find<HTMLInputElement>('dialog input[type=file]')
    const chosen = new DataTransfer()
    chosen.items.add(new File([JSON.stringify(many)], 'pack.json', { type: 'application/json' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => app.find('dialog').textContent.includes('at most 500 audiences'))
  })

  it('puts audiences side by side and marks what differs', async () => {
    const { app } = await opened('/compare/fresh%401,old%402')
    await waitUntil(() => rows(app).length > 10)
    expect(rowOf(app, 'Rules as text')!.textContent).to.contain('differs').and.to.contain('tv = 1')
    expect(rowOf(app, 'Dataset')!.textContent).not.to.contain('differs')
  })

  it('takes what is found along as a pack, and makes drafts of it', async () => {
    const { app } = await opened('/')
    await waitUntil(() => rows(app).length === EDITIONS.length)
    await pressed(app, 'Export')
    await waitUntil(() => app.findAll('[role=menuitem]').length > 1)
    const { file } = await savedFile(() =>
      app
        .findAll('[role=menuitem]')
        .find(({ textContent }) => textContent.includes('JSON'))!
        .click(),
    )
    const text = await file.text()
    const pack = readPack(text)
    expect(typeof pack === 'object' && pack.audiences.map(({ rules }) => rules)).to.deep.equal([
      'tv = 1',
      'children = 1',
      'tv = 1',
    ])
    const { app: next, sent } = await opened('/')
    await pressed(next, 'Import pack')
    await waitUntil(() => next.findAll('dialog input[type=file]').length === 1)
    const input = next.find<HTMLInputElement>('dialog input[type=file]')
    const chosen = new DataTransfer()
    chosen.items.add(new File([text], 'pack.json', { type: 'application/json' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => next.find('dialog').textContent.includes('3 audiences in the pack'))
    await pressed(next, 'Import pack', 'dialog')
    await waitUntil(() => sent('POST /api/documents/audience').length === 3)
    expect((sent('POST')[0]!.body as { fields: object }).fields).to.include({
      title: 'Heavy viewers',
      weight: 'main',
    })
  })

  it('shows cards in place of rows', async () => {
    const { app } = await opened('/')
    await waitUntil(() => rows(app).length === EDITIONS.length)
    app.find<HTMLInputElement>('input[value=cards]').click()
    await waitUntil(() => app.findAll('.edition-cards > li').length === EDITIONS.length)
    expect(app.find('.edition-cards').textContent).to.contain('18,700 (000)')
  })
})
