import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { loaded, openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from './example-audit-in-tests.ts'
import { hold, memoryServer } from './memory-server-in-tests.ts'

const PATH = '/scorecard/site-app/questions'
const level = (app: MountedMiniApp, id: string, place: number) =>
  app.findAll<HTMLInputElement>(`[data-question=${id}] input`)[place]!
const evidence = (app: MountedMiniApp) =>
  app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea')
const line = (app: MountedMiniApp, id: string) => app.find(`[data-question=${id}] .save-line`).textContent
const button = (app: MountedMiniApp, label: string) =>
  app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent).startsWith(label))!
const ctrl = (target: HTMLElement, key: string, shiftKey = false) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      ctrlKey: true,
      shiftKey,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  )

describe('an audit', () => {
  it('is started from the overview, answered, submitted, and has its place in the summary', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/', server)
    const follow = async (address: string) => {
      await app.update({ route: routeTo(address.replace('/brands/b1/scorecards', '')) })
      await loaded(app)
    }
    await follow(app.find<HTMLAnchorElement>('.audit-step a').pathname)
    app.find('[data-variant=primary]').click()
    const wentTo = () => app.asked.find(({ what }) => what === 'navigate')?.with[0]
    await waitUntil(wentTo, 'it is not started')
    await follow(String(wentTo()))
    for (const [id, place] of [['q1', 3] as const, ['q2', 2] as const, ['q3', 3] as const])
      level(app, id, place).click()
    await waitUntil(() => server.run!.answers.length === 3, 'not all is saved')
    await follow('/scorecard/site-app/result')
    button(app, 'Submit audit').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => server.run!.status === 'submitted', 'it is not submitted')
    await waitUntil(() => app.findAll('.submitted-now').length === 1)
    const score = app.find('.overall .score-number').firstChild!.textContent!
    await follow('/summary')
    await waitUntil(() => app.findAll('.summary-first tbody tr').length === 1)
    expect(app.find('.summary-first tbody tr').textContent).to.contain(`Site/app audit${score}`)
  })
})

describe('two people on one audit', () => {
  it("see each other's answers arrive, with the name of who gave them", async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    await waitUntil(() => server.documents.followers === 1)
    server.answerAs('Grace Hopper', 'q2', { level: 4 }, true)
    await waitUntil(() => level(app, 'q2', 4).checked, 'it does not arrive')
    expect(line(app, 'q2')).to.contain('Grace Hopper')
    expect(app.find('.progress').textContent).to.contain('100.0')
  })

  it('are told who else is there', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    await waitUntil(() => server.documents.followers === 1)
    const grace = { id: 'person-grace', name: 'Grace Hopper', page: 'p2' }
    server.documents.tellPeople('r1', [
      { ...server.documents.me, page: 'p1' },
      grace,
      { ...grace, page: 'p3' },
    ])
    await waitUntil(() => app.find('.present').textContent.includes('Grace Hopper is here too'))
    server.documents.tellPeople('r1', [])
    await waitUntil(() => app.find('.present').textContent === '')
  })

  it('write evidence together: other lines than mine are kept without a question', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3, 'First\nBetween\nLast')]))
    const app = await openScorecards(PATH, server)
    const arrive = hold(server)
    enter(evidence(app), 'First, by me\nBetween\nLast')
    evidence(app).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await waitUntil(() => server.requests.some((request) => request.startsWith('PATCH')))
    server.answerAs('Grace Hopper', 'q1', { evidence: 'First\nBetween\nLast, by Grace' })
    arrive()
    await waitUntil(() => evidence(app).value === 'First, by me\nBetween\nLast, by Grace', 'it is not merged')
    await waitUntil(() => line(app, 'q1').startsWith('Saved'))
    expect(server.run!.answers[0]!.evidence).to.equal('First, by me\nBetween\nLast, by Grace')
    expect(app.findAll('.conflict')).to.have.length(0)
  })

  it('are told when one of them submits it, and go on to what it is now', async () => {
    const server = memoryServer(
      undefined,
      exampleRun([exampleAnswer('q1', 1), exampleAnswer('q2', 4), exampleAnswer('q3', 0)]),
    )
    const app = await openScorecards(PATH, server)
    await waitUntil(() => server.documents.followers === 1)
    server.documents.actAs('Grace Hopper', 'r1', 'submit')
    await waitUntil(() => app.findAll('.save-failure').length === 1, 'nothing is said')
    button(app, 'Load the current version').click()
    await waitUntil(() => app.findAll('.os-state').length === 1)
    expect(app.find('.os-state').textContent).to.contain('This audit was submitted')
  })
})

describe('what was done to an audit', () => {
  it('is undone and done again by Ctrl+Z, Ctrl+Shift+Z and the buttons, at its question', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    const app = await openScorecards(PATH, server)
    level(app, 'q1', 1).click()
    await waitUntil(() => server.run!.answers[0]!.level === 1)
    ctrl(app.find('[data-question=q3]'), 'z')
    await waitUntil(() => server.run!.answers[0]!.level === 3, 'it is not undone')
    expect(level(app, 'q1', 3).checked).to.equal(true)
    expect(app.element.shadowRoot!.activeElement).to.equal(app.find('[data-question=q1]'))
    ctrl(app.find('[data-question=q3]'), 'Z', true)
    await waitUntil(() => server.run!.answers[0]!.level === 1, 'it is not done again')
    button(app, 'Undo').click()
    await waitUntil(() => server.run!.answers[0]!.level === 3)
    expect((button(app, 'Undo') as HTMLButtonElement).disabled).to.equal(true)
  })

  it('leaves Ctrl+Z to the text while somebody types', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    const app = await openScorecards(PATH, server)
    level(app, 'q1', 1).click()
    expect(ctrl(evidence(app), 'z'), 'the browser may not undo').to.equal(true)
    expect(level(app, 'q1', 1).checked).to.equal(true)
    // A change that is not sent yet would go to the server of the next test.
    await waitUntil(() => server.run!.answers[0]!.level === 1)
  })

  it('is listed with who did it and when, newest first', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    const app = await openScorecards(PATH, server)
    server.answerAs('Grace Hopper', 'q1', { level: 4 })
    server.answerAs('Grace Hopper', 'q1', { evidence: 'Report of May' })
    server.answerAs('Grace Hopper', 'q1', { confidence: 'low' })
    button(app, 'Changes').click()
    await waitUntil(() => app.findAll('.past-changes > li').length === 3)
    const [sure, newest, before] = app.findAll('.past-changes > li').map(({ textContent }) => textContent)
    expect(sure).to.contain('Low')
    expect(newest).to.contain('Grace Hopper').and.to.contain('Report of May').and.to.contain('Evidence')
    expect(before).to.contain('3: Improved every quarter').and.to.contain('4: Held to a target every day')
  })
})
