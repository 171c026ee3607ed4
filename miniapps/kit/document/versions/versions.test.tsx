import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { openNote } from '../open-note-in-tests.tsx'
import { Versions } from './versions.tsx'

const open = () =>
  openNote(({ client, note }) => (
    <Versions
      client={client}
      document={note}
      nameOf={(path) => (path === 'title' ? 'Title' : undefined)}
      wordsOf={(_, value) => (typeof value === 'string' ? value : 'nothing')}
    />
  ))
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

  it('say that they could not be read', async () => {
    const { app, server } = await open()
    server.broken = { call: /versions/, trouble: 500 }
    button(app, 'Versions').click()
    await waitUntil(() => app.findAll('[role="alert"]').length === 1)
  })
})
