import { expect } from '@open-wc/testing'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { openNote, serverWithNote, type NoteParts } from './open-note-in-tests.tsx'
import { SaveLine } from './save-line.tsx'
import { useField } from './use-document.ts'

function Title({ note }: Pick<NoteParts, 'note'>) {
  return <SaveLine {...useField(note, 'title')} me="nobody" />
}

const draw = ({ note }: NoteParts) => <Title note={note} />

describe('the line that says whether a field is saved', () => {
  it('goes from not saved over saving to saved, with the name of who saved it', async () => {
    const { app, server, note } = await openNote(draw)
    const says = (words: RegExp) =>
      waitUntil(
        () => words.test(app.find('.save-line').textContent),
        `it says ${app.find('.save-line').textContent}`,
      )
    await note.flush() // opening asks whether anything is left to send
    const go = server.hold()
    note.set({ title: 'New' }, { pauseMs: 60_000 })
    await says(/^Not saved yet$/)
    const done = note.flush()
    await says(/^Saving…$/)
    go()
    await done
    await says(/^Ada Lovelace, /)
  })

  it('says that it is not saved while the server cannot be reached, and that two said different things', async () => {
    const server = serverWithNote()
    server.broken = { call: /^PATCH/, trouble: 'offline' }
    const { app, note } = await openNote(draw, { server })
    note.set({ title: 'Mine' })
    await waitUntil(() => app.find('.save-line').textContent === 'Not saved')
    server.setAs('Grace Hopper', 'n1', { title: 'Hers' }, { isHeard: false })
    server.broken = null
    await note.flush()
    await waitUntil(() => app.find('.save-line').textContent === 'Two versions')
    await expect(app.element).to.be.accessible()
  })
})
