import { expect } from '@open-wc/testing'
import { openScorecards } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleResult, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

const INTRO = '/scorecard/site-app/intro'
type App = Awaited<ReturnType<typeof openScorecards>>

const discardButtons = (app: App) =>
  app.findAll('.os-page-header button').filter(({ textContent }) => textContent === 'Discard audit')

describe('discarding an audit', () => {
  function repeated() {
    const server = memoryServer(undefined, { ...exampleRun([exampleAnswer('q1', 3)]), status: 'submitted' })
    server.run = { ...exampleRun([exampleAnswer('q2', 1)]), id: 'repeat' }
    server.last = exampleResult({ period: '2026-Q1' })
    return server
  }

  it('says what goes and what stays, and shows the result before it', async () => {
    const server = repeated()
    const app = await openScorecards(INTRO, server)
    discardButtons(app)[0]!.click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    expect(app.find('dialog').textContent).to.contain('The one answer in it is deleted')
    expect(app.find('dialog').textContent).to.contain('The result of Q1 2026 stays')
    app.find('dialog [data-variant=danger]').click()
    await waitUntil(() => app.find('.os-page-header').textContent.includes('Repeat audit'))
    expect(server.documents.documents.get('repeat')!.status).to.equal('discarded')
    expect(server.run!.status).to.equal('submitted')
    await waitUntil(() => app.findAll('h1:focus').length === 1)
  })

  it('keeps it when the person cancels, and offers nothing for one that was returned', async () => {
    const server = repeated()
    const app = await openScorecards(INTRO, server)
    discardButtons(app)[0]!.click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog .os-dialog-actions button').click()
    await waitUntil(() => app.findAll('dialog').length === 0)
    expect(server.run!.id).to.equal('repeat')
    const returned = memoryServer(undefined, { ...exampleRun([]), status: 'returned' })
    expect(discardButtons(await openScorecards(INTRO, returned))).to.have.length(0)
  })
})
