import { expect } from '@open-wc/testing'
import { STAND_PAUSE_MS } from '../../domain/document/limits.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { openNote } from './open-note-in-tests.tsx'
import { PresentPeople } from './present-people.tsx'

const person = (name: string, page = name) => ({ id: `person-${name}`, name, page })

describe('who else has a document open', () => {
  it('is named once, however many pages they have, and never oneself', async () => {
    const { app, server } = await openNote(({ note }) => <PresentPeople document={note} />)
    expect(app.find('.present').textContent).to.equal('')
    server.tellPeople('n1', [
      { ...server.me, page: 'own' },
      person('Grace Hopper'),
      person('Grace Hopper', 'p2'),
    ])
    await waitUntil(() => app.findAll('.present .os-muted')[0]?.textContent === 'Grace Hopper is here too')
    expect(app.findAll('.present-person').map(({ textContent }) => textContent)).to.deep.equal(['GH'])
    await expect(app.element).to.be.accessible()
  })

  it('are four at most, and a number', async () => {
    const { app, server } = await openNote(({ note }) => <PresentPeople document={note} />)
    const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo']
    server.tellPeople(
      'n1',
      names.map((name) => person(name)),
    )
    await waitUntil(() => app.findAll('.present-person').length === 5)
    expect(app.findAll('.present-person').at(-1)!.textContent).to.equal('+2')
    server.tellPeople('n1', [])
    await waitUntil(() => app.find('.present').textContent === '')
  })

  it('hear in which field one is, and only once somebody is there', async () => {
    const { server, note } = await openNote(({ note: open }) => <PresentPeople document={open} />)
    const stands = () => server.calls.filter((call) => call.includes('/presence')).length
    await waitUntil(() => note.$people.get().length === 1)
    note.$standsAt.set('title')
    await new Promise((done) => setTimeout(done, 2 * STAND_PAUSE_MS))
    expect(stands()).to.equal(0)
    server.tellPeople('n1', [...note.$people.get(), person('Grace Hopper')])
    await waitUntil(() => stands() === 1)
    expect(server.presence).to.include({ at: 'title', page: note.$people.get()[0]!.page })
  })
})
