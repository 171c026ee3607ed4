import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../test/browser/enter.ts'
import { loaded, openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../example-audit-in-tests.ts'
import { type MemoryServer, memoryServer } from '../memory-server-in-tests.ts'

const RESULT = '/scorecard/site-app/result'
const PLANNED = { scorecard: 'site-app', question: 'q1', level: 1, text: 'Measure every month.' }
const run = (level: 1 | 3) =>
  exampleRun([exampleAnswer('q1', level), exampleAnswer('q2', 2), exampleAnswer('q3', 0)])

const button = (app: MountedMiniApp, words: string) =>
  app.findAll<HTMLButtonElement>('button').find(({ textContent }) => textContent.startsWith(words))!
const inDialog = (app: MountedMiniApp, words: string) =>
  app.findAll('dialog[open] button').find(({ textContent }) => textContent === words)!
/** By typing the name, as in a field of 140 people. */
async function chooseOwner(app: MountedMiniApp, name: string): Promise<void> {
  const field = app.find<HTMLInputElement>('dialog[open] input[role=combobox]')
  field.focus()
  await waitUntil(() => {
    enter(field, name)
    return app.findAll('[role=option]').some(({ textContent }) => textContent === name)
  })
  app
    .findAll('[role=option]')
    .find(({ textContent }) => textContent === name)!
    .click()
}
const rows = (app: MountedMiniApp) => app.findAll('tbody tr').map(({ textContent }) => textContent)
const stored = (server: MemoryServer) => [...server.actions.documents.values()]

describe('actions', () => {
  it('say where they come from before there is one', async () => {
    const app = await openScorecards('/', memoryServer())
    await app.update({ route: routeTo('/actions') })
    await loaded(app)
    await waitUntil(() => app.findAll('.os-state').length === 1)
    expect(app.find('.os-state').textContent).to.contain('No actions yet')
  })

  it('are planned from the list too, any number for one audit', async () => {
    const server = memoryServer(undefined, run(1))
    const app = await openScorecards('/actions', server)
    for (const [count, text] of [
      [1, 'Brief the agency of record.'],
      [2, 'Book a workshop.'],
    ] as const) {
      await waitUntil(() => button(app, 'Plan action') && button(app, 'Views'), 'no button')
      button(app, 'Plan action').click()
      await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
      enter(app.find('dialog[open] textarea'), text)
      await waitUntil(() => !(inDialog(app, 'Plan action') as HTMLButtonElement).disabled)
      inDialog(app, 'Plan action').click()
      await waitUntil(() => rows(app).length === count, `there are not ${count}`)
      await waitUntil(() => app.findAll('dialog').length === 0, `the dialog stays after ${count}`)
    }
    expect(rows(app).toSorted().join()).to.match(/^Book a workshop\..*Brief the agency of record\./)
    expect(stored(server)[0]!.fields).to.have.all.keys('scorecard', 'text')
  })

  it('are planned from the list only where there is an audit', async () => {
    const server = memoryServer(undefined, run(1))
    server.broken = { request: /\/scorecards(\?|$)/, status: 403 }
    const app = await openScorecards('/actions', server)
    await waitUntil(() => button(app, 'Views') && app.findAll('.os-state').length === 1)
    expect(button(app, 'Plan action')).to.equal(undefined)
  })

  it('that are all done are said to be found by their status', async () => {
    const server = memoryServer(undefined, run(1))
    server.actions.add('a1', PLANNED, { place: 'b1', status: 'done' })
    const app = await openScorecards('/actions', server)
    await waitUntil(() => app.findAll('.os-state').length === 1)
    expect(app.find('.os-state').textContent).to.contain('No open actions')
  })

  it('are said once not to have come, and planned when they have', async () => {
    const server = memoryServer(undefined, run(1))
    server.actions.broken = { call: /./, trouble: 500 }
    const app = await openScorecards(RESULT, server)
    await waitUntil(
      () => app.findAll('[aria-labelledby=fix-first] .os-state').length === 1,
      'nothing is said',
    )
    expect(button(app, 'Plan action')).to.equal(undefined)
    server.actions.broken = null
    button(app, 'Try again').click()
    await waitUntil(() => button(app, 'Plan action')?.ariaBusy === null)
  })

  it('are planned from what to fix first, once, and get an owner and a day', async () => {
    const server = memoryServer(undefined, run(1))
    const app = await openScorecards(RESULT, server)
    await waitUntil(() => button(app, 'Plan action')?.ariaBusy === null)
    button(app, 'Plan action').click()
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1, 'it does not open')
    button(app, 'Cancel').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
    expect(stored(server), 'to look at it plans nothing').to.deep.equal([])
    button(app, 'Plan action').click()
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
    await chooseOwner(app, 'Grace Hopper')
    await expect(app.element).to.be.accessible()
    inDialog(app, 'Plan action').click()
    await waitUntil(() => button(app, 'Open action') !== undefined, 'it can be planned again')
    expect(
      stored(server).map(({ title, status, fields }) => [title, status, fields['owner']?.value]),
    ).to.deep.equal([['Measured every month', 'open', { id: 'person-grace', name: 'Grace Hopper' }]])
    expect(app.events.find(({ name }) => name === 'track-action')?.payload).to.deep.equal({
      action: 'scorecards-plan',
      data: { scorecard: 'site-app' },
    })
    button(app, 'Open action').click()
    await waitUntil(() => app.findAll('dialog[open] .save-line').length === 1)
    expect(
      app.findAll('dialog[open] .os-button[data-variant=primary]').map(({ textContent }) => textContent),
      'one primary',
    ).to.deep.equal(['Close'])
    button(app, 'Close').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
  })

  it('open by a link, as a task has it', async () => {
    const server = memoryServer()
    server.actions.add('a1', PLANNED, { place: 'b1' })
    const app = await openScorecards('/actions?action=a1', server)
    await waitUntil(() => app.findAll('dialog textarea').length === 1)
    button(app, 'Close').click()
    await waitUntil(() => app.findAll('dialog').length === 0)
  })

  it('are listed over all audits, to be filtered by owner, status and what is late', async () => {
    const server = memoryServer(undefined, run(1))
    server.actions.add(
      'a1',
      { ...PLANNED, due: '2020-01-31', owner: { id: 'p1', name: 'Ada' } },
      { place: 'b1' },
    )
    server.actions.add('a2', { ...PLANNED, question: 'q2', text: 'Later.' }, { place: 'b1' })
    server.actions.add('a3', { ...PLANNED, question: 'q3', text: 'Over.' }, { place: 'b1', status: 'done' })
    const app = await openScorecards('/actions', server)
    await waitUntil(() => rows(app).length === 2, 'the open ones are not there')
    await waitUntil(() => rows(app).join().includes('Site/app audit'), 'the audit has no title')
    expect(rows(app).join()).to.contain('Overdue')
    const listed = async (query: string) => {
      await app.update({ route: routeTo(`/actions?${query}`) })
      await waitUntil(() => rows(app).length === 1, query)
      return rows(app)[0]
    }
    expect(await listed('late=yes')).to.contain('Measure every month.')
    expect(await listed('status=done')).to.contain('Over.')
    expect(await listed('q=later')).to.contain('Later.')
    expect(await listed('owner=p1')).to.contain('Measure every month.')
    await expect(app.element).to.be.accessible()
  })

  it('say why one could not be opened, and open it then', async () => {
    const server = memoryServer(undefined, run(1))
    server.actions.add('a1', PLANNED, { place: 'b1' })
    const app = await openScorecards('/actions', server)
    await waitUntil(() => rows(app).length === 1)
    server.actions.troubles = [500]
    button(app, 'Measure every month.').click()
    await waitUntil(() => app.findAll('dialog .os-state').length === 1, 'nothing is said')
    button(app, 'Try again').click()
    await waitUntil(() => app.findAll('dialog select').length === 2, 'it does not open')
  })

  it('ask whose owner it is to be where two people chose one', async () => {
    const server = memoryServer(undefined, run(1))
    server.actions.add('a1', PLANNED, { place: 'b1' })
    const app = await openScorecards('/actions', server)
    await waitUntil(() => rows(app).length === 1)
    button(app, 'Measure every month.').click()
    await waitUntil(() => app.findAll('dialog select').length === 2)
    server.actions.setAs('Joan Clarke', 'a1', { owner: { id: 'p9', name: 'Joan Clarke' } })
    await chooseOwner(app, 'Grace Hopper')
    await waitUntil(() => app.findAll('dialog .conflict').length === 1, 'nobody is asked')
    await expect(app.element).to.be.accessible()
    button(app, 'Use this').click()
    await waitUntil(() => app.findAll('dialog .conflict').length === 0)
    expect(stored(server)[0]!.fields['owner']!.value).to.deep.equal({ id: 'p9', name: 'Joan Clarke' })
  })

  it('say on every screen that one is not saved, by its name', async () => {
    const server = memoryServer(undefined, run(1))
    server.actions.add('a1', PLANNED, { place: 'b1' })
    const app = await openScorecards('/actions', server)
    await waitUntil(() => rows(app).length === 1)
    button(app, 'Measure every month.').click()
    await waitUntil(() => app.findAll('dialog textarea').length === 1)
    server.actions.troubles = Array.from({ length: 9 }, () => 503)
    enter(app.find<HTMLTextAreaElement>('dialog textarea'), 'Measure every week.')
    await waitUntil(() => app.findAll('.unsaved-notes a').length === 1, 'nothing is said')
    expect(app.find('.unsaved-notes').textContent).to.contain(
      '1 change to the action Measure every month. is not saved.',
    )
    expect(app.find<HTMLAnchorElement>('.unsaved-notes a').pathname).to.equal('/brands/b1/scorecards/actions')
    await waitUntil(() => app.findAll('dialog .save-failure').length === 1, 'the dialog does not say so')
  })

  it('are closed where their level has risen, which can be taken back', async () => {
    const server = memoryServer(undefined, { ...run(3), status: 'submitted' })
    server.actions.add('a1', PLANNED, { place: 'b1' })
    const app = await openScorecards(RESULT, server)
    await waitUntil(() => app.findAll('[aria-labelledby=audit-actions] .os-notice').length === 1)
    button(app, 'Close').click()
    await waitUntil(() => stored(server)[0]!.status === 'done')
    await waitUntil(() => button(app, 'Undo') !== undefined)
    button(app, 'Undo').click()
    await waitUntil(() => stored(server)[0]!.status === 'open')
  })
})
