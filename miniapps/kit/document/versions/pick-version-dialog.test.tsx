import { expect } from '@open-wc/testing'
import { sampleContext } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { NOTE } from '../../../domain/document/note-in-tests.ts'
import { DocumentsInTests } from '../documents-in-tests.ts'
import { openNote } from '../open-note-in-tests.tsx'
import { PickVersionDialog } from './pick-version-dialog.tsx'

const TEXTS = { title: 'Choose', label: 'Note', none: 'No notes', untitled: 'Untitled' }
const nothing = () => {}

/** The last option of a note's versions, for people of whom this permission is asked to change it. */
async function lastOption(writePermission?: string) {
  const server = new DocumentsInTests(NOTE, () => ({ minutes: 5 }))
  server.add('n1', { topic: 'Spring' }, { place: sampleContext.tenant.code })
  const of = { ...NOTE, belongsTo: 'agency', writePermission } as const
  const { app } = await openNote(
    () => <PickVersionDialog of={of} {...TEXTS} onPick={nothing} onClose={nothing} />,
    { server },
  )
  await waitUntil(() => app.findAll('dialog option').length > 2)
  const [note, version] = app.findAll<HTMLSelectElement>('dialog select')
  note!.value = 'n1'
  note!.dispatchEvent(new Event('change', { bubbles: true }))
  await waitUntil(() => !version!.disabled)
  return version!.options[version!.options.length - 1]!.textContent
}

describe('a version to choose', () => {
  it('is the document as it is now only for people who may change it', async () => {
    expect(await lastOption()).to.equal('As it is now')
    expect(await lastOption('NobodyHoldsThis')).to.equal('–')
  })
})
