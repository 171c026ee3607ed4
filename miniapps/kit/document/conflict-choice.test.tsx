import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { openNote, type NoteParts } from './open-note-in-tests.tsx'
import { useField } from './use-document.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function Title({ note }: Pick<NoteParts, 'note'>) {
  const { state, value, theirs } = useField(note, 'title')
  if (state !== 'conflict') return <output>{textOf(value)}</output>
  return (
    <ConflictChoice
      by={theirs?.by}
      at={theirs?.at}
      theirs={<p>{textOf(theirs?.value)}</p>}
      mine={<p>{textOf(value)}</p>}
      passesFocusTo="h1"
      onChoose={(whose) => note.resolve('title', whose)}
    />
  )
}

const button = (app: MountedMiniApp, words: string) =>
  app.findAll('button').find(({ textContent }) => textContent === words)!

async function openConflict() {
  const opened = await openNote(({ note }) => <Title note={note} />)
  const { app, server, note } = opened
  server.setAs('Grace Hopper', 'n1', { title: 'Hers' }, { isHeard: false })
  note.set({ title: 'Mine' })
  await waitUntil(() => app.findAll('.conflict').length === 1, 'there is no conflict')
  return opened
}

describe('the choice between what two people said', () => {
  it('shows both with their authors, and keeps the one that is chosen', async () => {
    const { app, server } = await openConflict()
    expect(app.find('.conflict > p').textContent).to.match(/^Grace Hopper saved a different version on /)
    expect(app.findAll('.conflict-answer').map((each) => each.textContent)).to.deep.equal([
      'By Grace HopperHersUse this version',
      'YoursMineKeep my version',
    ])
    await expect(app.element).to.be.accessible()
    button(app, 'Keep my version').focus()
    button(app, 'Keep my version').click()
    await waitUntil(() => app.findAll('output')[0]?.textContent === 'Mine')
    expect(app.element.shadowRoot!.activeElement?.localName, 'where the focus is').to.equal('h1')
    await waitUntil(() => server.documents.get('n1')!.fields['title']!.value === 'Mine')
  })

  it('lets go of one’s own for that of the other', async () => {
    const { app, server } = await openConflict()
    button(app, 'Use this version').click()
    await waitUntil(() => app.findAll('output')[0]?.textContent === 'Hers')
    expect(server.documents.get('n1')!.fields['title']!.value).to.equal('Hers')
  })
})
