import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Notice } from '../../../../shell/contract/mini-app.ts'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { loaded, openScorecards, routeTo } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../../example-audit-in-tests.ts'
import { hold, memoryServer } from '../../memory-server-in-tests.ts'

const complete = () =>
  memoryServer(
    undefined,
    exampleRun([exampleAnswer('q1', 1), exampleAnswer('q2', 4), exampleAnswer('q3', 0)]),
  )
const submitted = (app: MountedMiniApp) =>
  app.findAll('dialog').length === 0 && /Submitted/.test(app.find('.os-page-subtitle').textContent)
const told = (app: MountedMiniApp, what: 'announce' | 'notify') =>
  app.asked.filter((asked) => asked.what === what).map((asked) => asked.with[0])

async function openQuestion(server = complete()): Promise<MountedMiniApp> {
  const app = await openScorecards('/scorecard/site-app/result', server)
  app.find('[data-variant=primary]').click()
  await waitUntil(() => app.findAll('dialog').length === 1)
  return app
}

const confirm = (app: MountedMiniApp) => app.find('dialog [data-variant=primary]').click()

async function refusal(app: MountedMiniApp): Promise<string> {
  await waitUntil(() => app.findAll('dialog:modal .os-notice').length === 1, 'nothing was said')
  return app.find('dialog .os-notice').textContent
}

describe('submitting an audit', () => {
  const links = (app: MountedMiniApp) =>
    app.findAll<HTMLAnchorElement>('dialog a').map(({ search }) => search)

  it('says below half of the weight how much is missing, and which questions are open', async () => {
    const app = await openQuestion(memoryServer(undefined, exampleRun([exampleAnswer('q2', 3)])))
    expect(app.find('dialog').textContent)
      .to.contain('The audit is 33% complete (by weight). You can submit it from 50%.')
      .and.to.contain('2 questions without an answer')
    expect(links(app)).to.deep.equal(['?question=q1', '?question=q3'])
    expect(app.find('dialog [data-variant=primary]').ariaDisabled).to.equal('true')
  })

  it('is possible from half of the weight on, after what is open and unknown was seen', async () => {
    const unknown = { ...exampleAnswer('q3', 0), level: null, unknown: true }
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3), unknown]))
    const app = await openQuestion(server)
    expect(app.find('dialog').textContent)
      .to.contain('the score stays provisional')
      .and.to.contain('One question without an answer')
      .and.to.contain('One question with an unknown answer')
    expect(links(app)).to.deep.equal(['?question=q2', '?question=q3'])
    confirm(app)
    await waitUntil(() => server.run?.status === 'submitted')
  })

  it('asks for evidence of level 4 first', async () => {
    const server = memoryServer(
      undefined,
      exampleRun([exampleAnswer('q1', 4, ' '), exampleAnswer('q2', 3), exampleAnswer('q3', 0)]),
    )
    const app = await openQuestion(server)
    expect(app.find('dialog').textContent).to.contain('Level 4 needs evidence')
    expect(links(app)).to.deep.equal(['?question=q1'])
    expect(app.find('dialog [data-variant=primary]').ariaDisabled).to.equal('true')
  })

  it('comes after a question; the audit can then be read but no longer changed', async () => {
    const server = complete()
    const app = await openQuestion(server)
    confirm(app)
    await waitUntil(() => submitted(app))
    expect(server.run?.status).to.equal('submitted')
    expect(app.findAll('.answer a')).to.have.length(0)
    expect(told(app, 'announce').at(-1)).to.match(
      /^The audit was submitted\. Score [\d.]+ out of 100: [A-Z][\w-]+\.$/,
    )
  })

  it('says what came of it and what comes next, until the person goes on', async () => {
    const app = await openQuestion(complete())
    expect(app.findAll('.submitted-now')).to.have.length(0)
    confirm(app)
    await waitUntil(() => app.findAll('.submitted-now').length === 1, 'nothing is said')
    const score = app.find('.overall .score-number').firstChild!.textContent!
    expect(app.find('.submitted-now p').textContent)
      .to.contain(`Score ${score} out of 100: ${app.find('.score-band').textContent}.`)
      .and.to.match(/to fix first (is|are) named below\.$/)
    expect(app.findAll<HTMLAnchorElement>('.submitted-now a').map(({ pathname }) => pathname)).to.deep.equal([
      '/brands/b1/scorecards/summary',
      '/brands/b1/scorecards',
    ])
    await app.update({ route: routeTo('/') })
    await loaded(app)
    await app.update({ route: routeTo('/scorecard/site-app/result') })
    await loaded(app)
    expect(app.findAll('.submitted-now')).to.have.length(0)
  })

  it('leads the keyboard to the title of what took its place', async () => {
    const app = await openScorecards('/scorecard/site-app/result', complete())
    app.find('[data-variant=primary]').focus()
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    confirm(app)
    await waitUntil(() => submitted(app))
    await waitUntil(() => app.element.shadowRoot!.activeElement?.localName === 'h1', 'focus is lost')
  })

  it('shows what somebody changed meanwhile first', async () => {
    const server = complete()
    const app = await openQuestion(server)
    server.answerAs('Grace Hopper', 'q3', { level: 3 })
    confirm(app)
    expect(await refusal(app))
      .to.contain('Nothing was submitted')
      .and.to.contain('“How complete is the tagging?”')
    expect(server.run?.status).to.equal('open')
    expect(app.findAll('.answer')[2]!.textContent).to.contain('Level 3').and.to.contain('Grace Hopper')
    confirm(app)
    await waitUntil(() => server.run?.status === 'submitted')
  })

  it('does not claim answers that somebody else changed and submitted first', async () => {
    const server = complete()
    const app = await openQuestion(server)
    server.answerAs('Grace Hopper', 'q3', { level: 3 })
    server.run = { ...server.run!, status: 'submitted' }
    confirm(app)
    await waitUntil(() => submitted(app))
    expect(app.findAll('.answer')[2]!.textContent).to.contain('Level 3').and.to.contain('Grace Hopper')
    expect(told(app, 'announce').join()).not.to.contain('The audit was submitted')
    expect(app.findAll('.submitted-now')).to.have.length(0)
    expect((told(app, 'notify')[0] as Notice).text).to.contain('Someone else submitted this audit first')
  })

  it('does not pass a new audit for the one that somebody else submitted first', async () => {
    const server = complete()
    const app = await openQuestion(server)
    server.answerAs('Grace Hopper', 'q3', { level: 3 })
    server.broken = { request: /^POST .*\/actions$/, status: 409 }
    server.run = { ...exampleRun(), id: 'r2' }
    confirm(app)
    await waitUntil(() => told(app, 'notify').length === 1)
    expect((told(app, 'notify')[0] as Notice).text).to.equal(
      'Someone submitted this audit and started a new one. This page now shows the new one.',
    )
    await waitUntil(() => app.findAll('.os-state').length === 1)
    expect(app.find('.os-state').textContent).to.contain('No answers yet')
  })

  it('stays open when it fails, says why, and again when it fails again', async () => {
    const server = complete()
    const app = await openQuestion(server)
    server.broken = { request: /^POST .*\/actions$/, status: 503 }
    confirm(app)
    expect(await refusal(app)).to.contain('The server had a problem')
    const open = hold(server)
    confirm(app)
    await waitUntil(() => app.findAll('dialog .os-notice').length === 0, 'the old failure still stands there')
    open()
    expect(await refusal(app)).to.contain('The server had a problem')
    expect(server.run?.status).to.equal('open')
  })

  it('cannot be cancelled once it is under way, and shows what comes of it', async () => {
    const server = complete()
    const app = await openQuestion(server)
    const open = hold(server)
    confirm(app)
    await waitUntil(() => app.findAll('dialog [aria-busy]').length === 1)
    expect(app.find('dialog .os-dialog-actions button').ariaDisabled).to.equal('true')
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'Escape' }) // the browser lets a dialog refuse one
    await nextFrame()
    expect(app.findAll('dialog:modal')).to.have.length(1)
    server.broken = { request: /^POST .*\/actions$/, status: 500 }
    open()
    await refusal(app)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => app.findAll('dialog').length === 0)
  })
})
