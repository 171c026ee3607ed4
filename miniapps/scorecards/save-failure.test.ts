import { aTimeout, expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { openScorecards } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { exampleRun } from './example-audit-in-tests.ts'
import { hold, memoryServer } from './memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'
const PUT = /^PATCH /
const NOTICE = '[data-question=q1] .save-failure'
const RETRY = `${NOTICE} button`
const question = (app: MountedMiniApp) => app.find('[data-question=q1]')
const becomes = (app: MountedMiniApp, state: string) =>
  waitUntil(() => question(app).dataset['state'] === state, `it never became ${state}`)
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement as HTMLElement | null
const isBusy = (app: MountedMiniApp, selector: string) => app.find(selector).ariaBusy === 'true'
/** Attempts that nobody asked for come by and by, and when the connection is back. */
const tryNow = () => window.dispatchEvent(new Event('online'))

describe('while saving fails, the notice', () => {
  it('stays with the focus in it through each attempt of its own, in the question and in the bar', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    server.broken = { request: PUT, status: 503 }
    app.findAll('[data-question=q1] input')[2]!.click()
    await becomes(app, 'failed')
    for (const button of [RETRY, '.save-summary button', '.save-summary a']) {
      app.find(button).focus()
      const open = hold(server)
      tryNow()
      await waitUntil(() => isBusy(app, RETRY), 'it is not tried again')
      expect(focused(app) === app.find(button), `focus is lost from ${button}`).to.equal(true)
      expect(isBusy(app, RETRY) && isBusy(app, '.save-summary button')).to.equal(true)
      expect(app.find(NOTICE).textContent).to.contain('The server could not save this')
      expect(app.find('.save-summary').textContent).to.contain('1 not saved')
      expect(app.find('.rail-mark').dataset['kind']).to.equal('stuck')
      open()
      await waitUntil(() => !isBusy(app, RETRY))
      expect(isBusy(app, '.save-summary button')).to.equal(false)
    }
    server.broken = null
    tryNow()
    await becomes(app, 'saved')
    await aTimeout(0)
    expect(focused(app) === app.find('.save-summary'), 'focus is lost with the link').to.equal(true)
  })

  it('stays while somebody types on, and goes when all is saved, its focus to the question', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    server.broken = { request: PUT, status: 403 }
    const field = app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea')
    enter(field, 'First')
    await becomes(app, 'failed')
    const { top } = field.getBoundingClientRect()
    enter(field, 'First words')
    await becomes(app, 'waiting')
    expect(field.getBoundingClientRect().top).to.equal(top)
    await becomes(app, 'failed')
    server.broken = null
    app.find(RETRY).focus()
    app.find(RETRY).click()
    await becomes(app, 'saved')
    await aTimeout(0)
    expect(app.findAll(NOTICE)).to.have.length(0)
    expect(focused(app) === question(app)).to.equal(true)
  })
})

describe('a failure that all answers share', () => {
  it('is told once, by the answer that failed first, and tried again there for all', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    server.broken = { request: PUT, status: 503 }
    app.findAll('[data-question=q2] input')[2]!.click()
    await waitUntil(() => app.find('[data-question=q2]').dataset['state'] === 'failed')
    app.findAll('[data-question=q1] input')[2]!.click()
    await becomes(app, 'failed')
    const notices = () =>
      app
        .findAll('.save-failure')
        .map((notice) => notice.closest<HTMLElement>('[data-question]')!.dataset['question'])
    expect(notices()).to.deep.equal(['q2'])
    expect(question(app).querySelector('.save-line')!.textContent).to.equal('Not saved')
    server.broken = null
    app.find('.save-failure button').click()
    await becomes(app, 'saved')
    await waitUntil(() => notices().length === 0)
    expect(server.run!.answers.map(({ questionId }) => questionId).toSorted()).to.deep.equal(['q1', 'q2'])
  })
})

describe('the notice that an audit was submitted meanwhile', () => {
  for (const [how, address] of [
    ['', ''],
    [', also from a link to a question', '?question=q2'],
  ] as const) {
    it(`leads to what came too late, above the audit as it is now${how}`, async () => {
      const server = memoryServer()
      const app = await openScorecards(QUESTIONS + address, server)
      if (address) await waitUntil(() => focused(app)?.dataset['question'] === 'q2')
      server.run = { ...exampleRun(), id: 'r2' }
      enter(app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea'), 'Too late')
      await becomes(app, 'closed')
      expect(app.find(NOTICE).textContent).to.contain('stay here for you to copy')
      app.find(RETRY).focus()
      app.find(RETRY).click()
      await waitUntil(() => app.findAll('.not-sent-item').length === 1, 'it is lost')
      expect(app.find('.not-sent-item').textContent).to.contain('Too late')
      expect(app.findAll(NOTICE)).to.have.length(0)
      await aTimeout(50) // a link to a question leads there a frame later
      expect(focused(app)?.className, 'focus is elsewhere').to.contain('not-sent')
      expect(app.find('.not-sent').getBoundingClientRect().top).to.be.within(0, window.innerHeight / 2)
      app.findAll('[data-question=q1] input')[2]!.click()
      await waitUntil(() => server.run!.answers[0]?.level === 2, 'it went to the submitted audit')
    })
  }
})
