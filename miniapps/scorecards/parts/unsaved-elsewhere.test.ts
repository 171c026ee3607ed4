import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../test/browser/enter.ts'
import { loaded, openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'
const NOTE = '1 answer of Site/app audit is not saved. Go to it'
const LATE = '1 answer of Site/app audit was not saved before the audit was submitted. Go to it'
const state = (app: MountedMiniApp, id: string) => app.find(`[data-question=${id}]`).dataset['state']
const level = (app: MountedMiniApp, id: string, place: number) =>
  app.findAll<HTMLInputElement>(`[data-question=${id}] input`)[place]!
const becomes = (app: MountedMiniApp, id: string, wanted: string) =>
  waitUntil(() => state(app, id) === wanted, `${id} never became ${wanted}`)
const note = (app: MountedMiniApp) => app.find('.unsaved-notes[role=status]').textContent
const dirty = (app: MountedMiniApp) => app.asked.filter(({ what }) => what === 'setDirty').at(-1)?.with[0]
const announced = (app: MountedMiniApp) =>
  app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])

async function go(app: MountedMiniApp, path: string): Promise<void> {
  await app.update({ route: routeTo(path) })
  await loaded(app)
}

describe('answers left unsaved on another screen', () => {
  it('are saved as soon as the server takes them again, and the shell asks until then', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    server.broken = { request: /^PATCH/, status: 503 }
    level(app, 'q1', 3).click()
    await becomes(app, 'q1', 'failed')
    await go(app, '/')
    expect(note(app)).to.equal(NOTE)
    expect(announced(app), 'the note speaks for itself').not.to.include(
      '1 answer of Site/app audit is not saved.',
    )
    expect(dirty(app)).to.equal(true)
    server.broken = null
    await waitUntil(() => server.run!.answers[0]?.level === 3, 'it was never sent again', { timeout: 4_000 })
    await waitUntil(() => note(app) === '')
    expect(dirty(app)).to.equal(false)
    expect(announced(app).at(-1)).to.equal('All changes are saved.')
  })

  it('lead back to where the person left them', async () => {
    const app = await openScorecards(QUESTIONS)
    level(app, 'q2', 6).click()
    await becomes(app, 'q2', 'invalid')
    await go(app, '/summary')
    expect(dirty(app)).to.equal(true)
    const { pathname, search } = app.find<HTMLAnchorElement>('.unsaved-notes a')
    await go(app, pathname.replace('/brands/b1/scorecards', '') + search)
    expect(note(app)).to.equal('')
    expect(level(app, 'q2', 6).checked).to.equal(true)
    expect(dirty(app)).to.equal(true)
  })

  it('can be seen again without a connection', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    level(app, 'q2', 6).click()
    await becomes(app, 'q2', 'invalid')
    await go(app, '/')
    server.failures = ['offline']
    await go(app, QUESTIONS)
    await waitUntil(() => server.failures.length === 0)
    expect(level(app, 'q2', 6).checked).to.equal(true)
  })

  it('are shown with a warning and a way to try again where the audit could not be loaded, saved or not', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    level(app, 'q1', 3).click()
    await becomes(app, 'q1', 'saved')
    await go(app, '/')
    server.broken = { request: /site-app$/, status: 503 }
    await go(app, QUESTIONS)
    await waitUntil(() => app.findAll('.may-be-old').length === 1, 'it passes for current')
    expect(app.find('.may-be-old').textContent)
      .to.contain('The server had a problem')
      .and.to.contain('others may have changed it since')
    expect(level(app, 'q1', 3).checked).to.equal(true)
    server.broken = null
    server.answerAs('Grace Hopper', 'q1', { level: 4 })
    app.find('.may-be-old button').focus()
    app.find('.may-be-old button').click()
    await waitUntil(() => app.findAll('.may-be-old').length === 0)
    expect(level(app, 'q1', 4).checked).to.equal(true)
    expect(app.element.shadowRoot!.activeElement?.localName).to.equal('h1')
  })

  it('do not hide what others saved meanwhile', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 2)]))
    const app = await openScorecards(QUESTIONS, server)
    level(app, 'q2', 6).click()
    await becomes(app, 'q2', 'invalid')
    await go(app, '/')
    server.answerAs('Grace Hopper', 'q1', { level: 4 })
    await go(app, QUESTIONS)
    await waitUntil(() => level(app, 'q1', 4).checked, 'q1 is as it was')
    expect(state(app, 'q1')).to.equal('saved')
  })

  it('can still be read when the audit was submitted meanwhile, until the person lets go', async () => {
    const server = memoryServer()
    const app = await openScorecards(QUESTIONS, server)
    server.run = { ...server.run!, status: 'submitted' }
    enter(app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea'), 'Too late')
    await becomes(app, 'q1', 'closed')
    await go(app, '/')
    expect(note(app)).to.equal(LATE)
    const requests = server.requests.length
    await go(app, QUESTIONS)
    await waitUntil(() => server.requests.length > requests)
    await loaded(app)
    await waitUntil(() => app.findAll('.os-state').length === 1)
    expect(app.find('.os-state').textContent).to.contain('This audit was submitted')
    expect(app.find('.not-sent-item').textContent).to.contain('Too late')
    app.find('.not-sent-item button:last-of-type').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=danger]').click()
    await waitUntil(() => app.findAll('.not-sent-item').length === 0)
  })
})
