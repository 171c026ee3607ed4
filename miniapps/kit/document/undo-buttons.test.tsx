import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { openNote } from './open-note-in-tests.tsx'
import { UndoButtons } from './undo-buttons.tsx'

const steps: (readonly string[])[] = []
const open = () =>
  openNote(({ note }) => (
    <>
      <UndoButtons document={note} onStep={(paths) => steps.push(paths)} />
      <textarea aria-label="Text" />
      <input type="range" aria-label="Amount" />
    </>
  ))
const buttons = (app: MountedMiniApp) => app.findAll<HTMLButtonElement>('.undo-buttons button')
const press = (target: EventTarget, key: string, shiftKey = false) => {
  const init = { key, shiftKey, ctrlKey: true, bubbles: true, composed: true, cancelable: true }
  const event = new KeyboardEvent('keydown', init)
  target.dispatchEvent(event)
  return event.defaultPrevented
}

describe('undo and redo', () => {
  it('take the last step back and do it again, by button', async () => {
    const { app, note, server } = await open()
    expect(buttons(app).map(({ disabled }) => disabled)).to.deep.equal([true, true])
    note.set({ title: 'New' })
    await waitUntil(() => !buttons(app)[0]!.disabled)
    buttons(app)[0]!.click()
    expect(note.field('title').value).to.equal('Old')
    expect(steps.at(-1)).to.deep.equal(['title'])
    await waitUntil(() => !buttons(app)[1]!.disabled)
    buttons(app)[1]!.click()
    expect(note.field('title').value).to.equal('New')
    expect(
      app.asked.filter(({ what }) => what === 'announce').map(({ with: [words] }) => words),
    ).to.deep.equal(['Undone', 'Redone'])
    await note.flush()
    expect(server.documents.get('n1')!.fields['title']!.value).to.equal('New')
    await expect(app.element).to.be.accessible()
  })

  it('take Ctrl+Z and Ctrl+Shift+Z, but not from somebody who types', async () => {
    const { app, note } = await open()
    note.set({ title: 'New' })
    await waitUntil(() => !buttons(app)[0]!.disabled)
    expect(press(app.find('textarea'), 'z')).to.equal(false)
    expect(note.field('title').value).to.equal('New')
    expect(press(app.find('input[type=range]'), 'z'), 'a slider has no text to undo').to.equal(true)
    expect(note.field('title').value).to.equal('Old')
    await waitUntil(() => !buttons(app)[1]!.disabled)
    press(document.body, 'Z', true)
    expect(note.field('title').value).to.equal('New')
  })
})
