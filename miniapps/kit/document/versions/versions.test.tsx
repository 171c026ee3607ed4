import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { numberField } from '../../../domain/document/common-fields.ts'
import { textOf } from '../../../domain/document/change.ts'
import { MAX_CHANGES_PER_GROUP } from '../../../domain/document/limits.ts'
import { NOTE } from '../../../domain/document/note-in-tests.ts'
import { DocumentsInTests } from '../documents-in-tests.ts'
import { openNote } from '../open-note-in-tests.tsx'
import { Versions } from './versions.tsx'

const { slot: _slot, ...SEVERAL } = NOTE
const WITH_SHEET: typeof NOTE = {
  ...SEVERAL,
  fields: { ...NOTE.fields, 'lines/*/vendor': NOTE.fields['title']!, 'lines/*/cost': numberField },
  sheet: { at: 'lines' },
}
const ROWS = { 'lines/a': { vendor: 'Northlight', cost: 100 }, 'lines/b': { vendor: 'Beacon' } }

/** With rows, and a version that has them. */
async function openSheet() {
  const server = new DocumentsInTests(WITH_SHEET, () => ({ minutes: 5 }))
  const { version, fields } = server.add('n1', { title: 'Spring', ...ROWS })
  server.versions.set('n1', [{ version, fields, name: 'v1', by: server.me, at: '2026-03-03T13:00:00.000Z' }])
  return open({ server, definition: WITH_SHEET })
}

const open = (options?: Parameters<typeof openNote>[1]) =>
  openNote(
    ({ client, note }) => (
      <Versions
        client={client}
        document={note}
        nameOf={(path) => (path === 'title' ? 'Title' : path.endsWith('/cost') ? 'Cost' : undefined)}
        wordsOf={(_, value) =>
          value === null ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)
        }
        rowOf={({ vendor }) => textOf(vendor)}
      />
    ),
    options,
  )
const button = (app: MountedMiniApp, words: string) =>
  app.findAll('button').find(({ textContent }) => textContent === words)!

describe('versions of a document', () => {
  it('are named, and compared with what stands there now', async () => {
    const { app, note } = await open()
    button(app, 'Versions').click()
    await waitUntil(() => app.findAll('.versions').length === 1)
    expect(app.find('.versions').textContent).to.contain('No named versions yet.')
    app.find('.versions input').focus()
    await sendKeys({ type: 'Before the meeting' })
    await waitUntil(() => !button(app, 'Keep this version').hasAttribute('disabled'))
    button(app, 'Keep this version').click()
    await waitUntil(() => app.findAll('.versions select').length === 1)
    expect(app.find('option').textContent).to.contain('Before the meeting').and.contain('Ada Lovelace')
    await waitUntil(() => app.find('.versions').textContent.includes('Nothing has changed since.'))
    note.set({ title: 'New' })
    await note.flush()
    app.find('.os-dialog-close button').click()
    await waitUntil(() => app.findAll('.versions').length === 0)
    button(app, 'Versions').click()
    await waitUntil(() => app.findAll('.past-changes > li').length === 1)
    expect(app.find('.past-changes').textContent).to.match(/^TitleOld → NewAda Lovelace, /)
    await expect(app.element).to.be.accessible()
  })

  it('of a sheet name lines and cells that are others, and are brought back in one step', async () => {
    const { app, note, server } = await openSheet()
    server.setAs('Grace', 'n1', { 'lines/a/cost': 90, 'lines/b': null, 'lines/c': { vendor: 'Harbour' } })
    await waitUntil(() => 'lines/c' in note.sheet!.rows)
    button(app, 'Versions').click()
    await waitUntil(() => app.findAll('.past-changes h3').length === 3)
    expect(app.find('.versions [role="status"]').textContent).to.equal(
      '1 line added, 1 line removed, and 1 line changed',
    )
    const text = app.find('.versions').textContent
    expect(text).to.contain('Northlight Changed').and.contain('100 → 90').and.contain('Grace')
    await expect(app.element).to.be.accessible()
    button(app, 'Restore this version').click()
    await waitUntil(() => app.findAll('.versions').length === 0)
    expect(note.sheet!.rows).to.deep.equal(ROWS)
    expect(app.asked.findLast(({ what }) => what === 'announce')!.with[0]).to.contain('Version restored')
    note.undo()
    expect(note.sheet!.rows['lines/a']).to.deep.equal({ vendor: 'Northlight', cost: 90 })
  })

  it('of a sheet leave a cell alone that is what it was again', async () => {
    const { app, note } = await openSheet()
    for (const cost of [90, 100]) {
      note.set({ 'lines/a/cost': cost })
      await note.flush()
    }
    note.set({ 'lines/b/cost': 30 })
    await note.flush()
    button(app, 'Versions').click()
    await waitUntil(() => app.findAll('.past-changes h3').length === 1)
    button(app, 'Restore this version').click()
    await waitUntil(() => app.findAll('.versions').length === 0)
    expect(note.sheet!.rows).to.deep.equal(ROWS)
  })

  it('that are too much for one step become a document of their own', async () => {
    const { app, note, server } = await openSheet()
    const many = Array.from({ length: MAX_CHANGES_PER_GROUP + 1 }, (_, at) => [`lines/r${at}`, { cost: at }])
    server.setAs('Grace', 'n1', Object.fromEntries(many))
    await waitUntil(() => Object.keys(note.sheet!.rows).length > MAX_CHANGES_PER_GROUP)
    button(app, 'Versions').click()
    await waitUntil(() => app.findAll('.versions')[0]?.textContent.includes('at most 2,500'))
    expect(button(app, 'Restore this version')).to.equal(undefined)
    expect(app.findAll('.past-changes h3').length).to.equal(100)
    button(app, 'New from this version').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    const [made] = [...server.documents.values()].filter(({ id }) => id !== 'n1')
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.contain(`/notes/${made!.id}`)
    expect(made!.fields['lines/a']!.value).to.deep.equal(ROWS['lines/a'])
  })

  it('say that they could not be read', async () => {
    const { app, server } = await open()
    server.broken = { call: /versions/, trouble: 500 }
    button(app, 'Versions').click()
    await waitUntil(() => app.findAll('[role="alert"]').length === 1)
  })
})
