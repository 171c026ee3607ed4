import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun, exampleScorecard } from '../example-audit-in-tests.ts'
import { hold, memoryServer, type MemoryServer } from '../memory-server-in-tests.ts'

const INTRO = '/scorecard/site-app/intro'
const submitted = () =>
  memoryServer(undefined, { ...exampleRun([exampleAnswer('q1', 3)]), status: 'submitted' })

describe('repeating an audit', () => {
  async function start(server: MemoryServer) {
    const app = await openScorecards(INTRO, server)
    const open = hold(server)
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Repeat audit')!
      .click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog [aria-busy]').length === 1)
    return { app, open }
  }

  it('asks the questions that are published now', async () => {
    const server = submitted()
    const { id, version, questions, ...rest } = exampleScorecard()
    const added = { ...questions[2]!, id: 'q4', text: 'Who owns the tags?' }
    server.published = { ...rest, id, version: version + 1, questions: [questions[0]!, added] }
    const { app, open } = await start(server)
    open()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    await app.update({ route: routeTo('/scorecard/site-app/questions') })
    await waitUntil(() => app.findAll('.question').length > 0)
    expect(app.findAll('.question').map(({ dataset }) => dataset['question'])).to.deep.equal(['q1', 'q4'])
    app.findAll('[data-question=q4] input')[2]!.click()
    await waitUntil(() => server.run!.answers.length === 1)
  })

  it('cannot be cancelled once it is under way, and says in the dialog why it failed, each time', async () => {
    const server = submitted()
    const { app, open } = await start(server)
    expect(app.find('dialog .os-dialog-actions button').ariaDisabled).to.equal('true')
    app.find('.os-dialog-close button').click()
    await nextFrame()
    server.broken = { request: /^POST/, status: 500 }
    open()
    await waitUntil(() => app.findAll('dialog [role=alert] .os-notice').length === 1)
    expect(app.find('dialog [role=alert]').textContent).to.contain('The server had a problem')
    const openAgain = hold(server)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(
      () => app.findAll('dialog [role=alert] .os-notice').length === 0,
      'the old failure still stands there',
    )
    openAgain()
    await waitUntil(() => app.findAll('dialog [role=alert] .os-notice').length === 1)
  })

  it('leads nowhere once the person has gone elsewhere', async () => {
    const server = submitted()
    const { app, open } = await start(server)
    await app.update({ route: routeTo('/scorecard/site-app/result') })
    await waitUntil(() => app.findAll('dialog').length === 0)
    open()
    await aTimeout(50)
    expect(server.requests.filter((request) => request.startsWith('POST'))).to.have.length(1)
    expect(app.asked.filter(({ what }) => what === 'navigate')).to.deep.equal([])
  })
})
