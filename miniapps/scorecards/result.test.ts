import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { exampleAnswer, exampleRun, memoryServer, type MemoryServer } from './memory-server.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const PATH = '/scorecard/site-app/result'
const complete = () => memoryServer(undefined, exampleRun([exampleAnswer('q1', 1, 'Field data'), exampleAnswer('q2', 4), exampleAnswer('q3', 0)]))
/** Requests wait from now on; the function lets them go, the first of them with a failure. */
function hold(server: MemoryServer): (failure?: number) => void {
  let open = () => {}
  server.gate = new Promise((resolve) => { open = resolve })
  return (failure) => {
    if (failure) server.failures = [failure]
    open()
  }
}
const drawn = (app: MountedMiniApp) => waitUntil(() => app.findAll('svg[role=img]').length > 0, 'no chart')

describe('the result of an audit', () => {
  it('says the score in words and draws each dimension, with the same numbers as a table', async () => {
    const app = await openScorecards(PATH, complete())
    await drawn(app)
    expect(app.find('.overall').textContent).to.contain('45.8').and.to.contain('Emerging')
    expect(app.find('svg[role=img]').getAttribute('aria-label')).to.contain('Highest: Speed with 55.0').and.to.contain('Lowest: Measurement with 0.0')
    const rows = app.findAll('tbody tr').map((row) => row.textContent)
    expect(rows).to.deep.equal(['Speed55.0Connected100%', 'Measurement0.0Nascent100%'])
    await expect(app.element).to.be.accessible()
  })

  it('puts low levels that weigh much first', async () => {
    const app = await openScorecards(PATH, complete())
    expect(app.findAll('.fix').map((fix) => fix.querySelector('.fix-what')!.textContent)).to.deep.equal(['How fast do pages show their main content?'])
    expect(app.find('.fix-next').textContent).to.contain('Measured every month')
  })

  it('lists each answer with its evidence', async () => {
    const app = await openScorecards(PATH, complete())
    expect(app.findAll('.answer')).to.have.length(3)
    expect(app.find('.answer').textContent).to.contain('Level 1').and.to.contain('Field data').and.to.contain('Ada Lovelace')
  })

  it('does not take an unsaved answer for that of whoever saved the one before', async () => {
    const server = complete()
    server.answerAs('Grace Hopper', 'q1', { level: 1 })
    const app = await openScorecards('/scorecard/site-app/questions', server)
    server.failures = [403]
    app.findAll('[data-question=q1] input')[3]!.click()
    await waitUntil(() => app.find('.save-summary').textContent === '1 not savedTry again')
    await app.update({ route: routeTo(PATH) })
    await waitUntil(() => app.findAll('.answer').length === 3)
    expect(app.find('.answer').textContent).to.contain('Level 3').and.to.contain('Not saved yet').and.not.to.contain('Grace Hopper')
    expect(app.find('.os-page-header').textContent).to.contain('1 not saved')
    app.find('.save-summary button').click()
    await waitUntil(() => app.find('.answer').textContent!.includes('Ada Lovelace'))
    expect(app.find('.os-page-header').textContent).to.contain('All saved')
    await expect(app.element).to.be.accessible()
  })

  it('explains which questions are open instead of submitting', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    const app = await openScorecards(PATH, server)
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    expect(app.find('dialog').textContent).to.contain('2 questions have no answer yet')
    expect(app.findAll<HTMLAnchorElement>('dialog a').map(({ search }) => search)).to.deep.equal(['?question=q2', '?question=q3'])
    expect(app.findAll('dialog [data-variant=primary]')).to.have.length(0)
    await expect(app.element).to.be.accessible()
  })

  it('submits after a question, and can be read but no longer changed', async () => {
    const server = complete()
    const app = await openScorecards(PATH, server)
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 0 && /Submitted/.test(app.find('.os-page-subtitle').textContent!))
    expect(server.run?.status).to.equal('submitted')
    expect(app.findAll('.answer a')).to.have.length(0)
  })

  it('shows what somebody changed meanwhile before it submits', async () => {
    const server = complete()
    const app = await openScorecards(PATH, server)
    server.answerAs('Grace Hopper', 'q3', { level: 4 })
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog [role=alert]').length === 1, 'it was submitted unseen')
    expect(app.find('dialog [role=alert]').textContent).to.contain('Nothing was submitted').and.to.contain('“How complete is the tagging?”')
    expect(server.run?.status).to.equal('open')
    expect(app.findAll('.answer')[2]!.textContent).to.contain('Level 4').and.to.contain('Grace Hopper')
    await expect(app.element).to.be.accessible()
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => server.run?.status === 'submitted')
  })

  it('stays open when submitting fails, and says why', async () => {
    const server = complete()
    const app = await openScorecards(PATH, server)
    server.failures = [503]
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog [role=alert]').length === 1)
    expect(app.find('dialog [role=alert]').textContent).to.contain('The server had a problem')
  })

  it('cannot be cancelled once it is under way, and shows what comes of it', async () => {
    const server = complete()
    const app = await openScorecards(PATH, server)
    const open = hold(server)
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog [aria-busy]').length === 1)
    expect(app.find<HTMLButtonElement>('dialog .os-dialog-actions button').disabled).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Escape' }) // the browser lets a dialog refuse one
    await nextFrame()
    expect(app.findAll('dialog:modal')).to.have.length(1)
    open(500)
    await waitUntil(() => app.findAll('dialog:modal [role=alert]').length === 1)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => app.findAll('dialog').length === 0)
  })

  it('marks a thin result as provisional', async () => {
    const app = await openScorecards(PATH, memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)])))
    expect(app.find('.overall').textContent).to.contain('Provisional').and.to.contain('until 80% of the weight is answered')
  })

  it('says what would be here before the first answer', async () => {
    const app = await openScorecards(PATH, memoryServer())
    expect(app.find('.os-state').textContent).to.contain('No answers yet')
    await expect(app.element).to.be.accessible()
  })
})

describe('the intro of an audit', () => {
  it('says what it is for and what it takes, and starts it', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/scorecard/site-app/intro', server)
    expect(app.find('.os-page').textContent).to.contain('Finds out how well').and.to.contain('About 30 minutes').and.to.contain('the site owner')
    await expect(app.element).to.be.accessible()
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal('/brands/b1/scorecards/scorecard/site-app/questions')
    expect(server.run).not.to.equal(null)
  })

  it('says so when the audit could not be started', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/scorecard/site-app/intro', server)
    server.failures = [500]
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    expect(app.asked.find(({ what }) => what === 'notify')!.with[0]).to.deep.include({ kind: 'error' })
  })

  it('tells the score so far from the one of the audit before', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    server.last = { score: 45.8, at: '2025-12-01T10:00:00.000Z' }
    const app = await openScorecards('/scorecard/site-app/intro', server)
    expect(app.find('.os-facts').innerText).to.match(/Score so far\s+75\.0[^]*Last score\s+45\.8[^]*1 Dec 2025/)
    await expect(app.element).to.be.accessible()
  })

  it('goes on at the first unanswered question', async () => {
    const app = await openScorecards('/scorecard/site-app/intro', memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)])))
    const { pathname, search } = app.find<HTMLAnchorElement>('a[data-variant=primary]')
    expect(pathname + search).to.equal('/brands/b1/scorecards/scorecard/site-app/questions?question=q2')
  })
})

describe('repeating an audit', () => {
  const submitted = () => memoryServer(undefined, { ...exampleRun([exampleAnswer('q1', 3)]), status: 'submitted' })

  async function start(server: MemoryServer) {
    const app = await openScorecards('/scorecard/site-app/intro', server)
    const open = hold(server)
    app.findAll('button').find(({ textContent }) => textContent === 'Repeat audit')!.click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog [aria-busy]').length === 1)
    return { app, open }
  }

  it('cannot be cancelled once it is under way, and says in the dialog why it failed', async () => {
    const { app, open } = await start(submitted())
    expect(app.find<HTMLButtonElement>('dialog .os-dialog-actions button').disabled).to.equal(true)
    app.find('.os-dialog-close button').click()
    await nextFrame()
    open(500)
    await waitUntil(() => app.findAll('dialog [role=alert]').length === 1)
    expect(app.find('dialog [role=alert]').textContent).to.contain('The server had a problem')
    await expect(app.element).to.be.accessible()
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

describe('the summary', () => {
  it('draws all audits and shows the same as a table', async () => {
    const app = await openScorecards('/summary', complete())
    await drawn(app)
    expect(app.find('tbody tr').textContent).to.equal('Site/app audit45.8Emerging100%Yes')
    await expect(app.element).to.be.accessible()
  })

  it('says what would be here before the first score', async () => {
    const app = await openScorecards('/summary', memoryServer())
    expect(app.find('.os-state').textContent).to.contain('No scores yet')
    await expect(app.element).to.be.accessible()
  })
})
