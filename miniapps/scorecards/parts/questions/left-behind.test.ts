import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { loaded, openScorecards, routeTo } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { forgetMyDocuments } from '../../../kit/document/my-documents.ts'
import { exampleAnswer, exampleRun } from '../../example-audit-in-tests.ts'
import { memoryServer, type MemoryServer } from '../../memory-server-in-tests.ts'

const AUDIT = '/scorecard/site-app'
const QUESTIONS = `${AUDIT}/questions`
const TEXT = 'Typed when the session had ended'
const NOTE = '1 answer of Site/app audit was not saved before the audit was submitted. Go to it'
const question = (app: MountedMiniApp, id: string) => app.find(`[data-question=${id}]`)
const level = (app: MountedMiniApp, id: string, place: number) =>
  app.findAll<HTMLInputElement>(`[data-question=${id}] input`)[place]!
const evidence = (app: MountedMiniApp) =>
  app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea')
const note = (app: MountedMiniApp) => app.find('.unsaved-notes[role=status]').textContent
const left = (app: MountedMiniApp) => app.findAll('.not-sent-item').map(({ textContent }) => textContent)
const button = (app: MountedMiniApp, words: string) =>
  app.findAll('button').find(({ textContent }) => textContent === words)!
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement
const dirty = (app: MountedMiniApp) => app.asked.filter(({ what }) => what === 'setDirty').at(-1)?.with[0]

async function letGo(app: MountedMiniApp): Promise<void> {
  button(app, 'Discard').focus()
  button(app, 'Discard').click()
  await waitUntil(() => app.findAll('dialog').length === 1, 'nobody asks')
  app.find('dialog [data-variant=danger]').focus()
  app.find('dialog [data-variant=danger]').click()
  await waitUntil(() => left(app).length === 0)
}

async function go(app: MountedMiniApp, path: string): Promise<void> {
  await app.update({ route: routeTo(path) })
  await loaded(app)
}

describe('what an earlier visit left unsaved in an audit that was submitted meanwhile', () => {
  const open = async (path: string, server: MemoryServer) => {
    const app = await openScorecards(path, server)
    if (path.startsWith(QUESTIONS)) await waitUntil(() => left(app).length === 1, 'it is not listed')
    return app
  }

  /** Grace submits when Ada has typed in vain; `repeated`: and starts again. */
  async function leaveBehind(
    repeated: boolean,
    fill = (app: MountedMiniApp) => enter(evidence(app), TEXT),
  ): Promise<MemoryServer> {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q2', 1)]))
    server.broken = { request: /^PATCH /, status: 401 }
    const app = await openScorecards(QUESTIONS, server)
    fill(app)
    await waitUntil(() => ['failed', 'invalid'].includes(question(app, 'q1').dataset['state']!))
    app.unmount()
    await forgetMyDocuments()
    server.broken = null
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Hers' })
    server.run = repeated ? { ...exampleRun(), id: 'r2' } : { ...server.run!, status: 'submitted' }
    return server
  }

  for (const repeated of [false, true]) {
    const title = repeated ? 'and repeated' : 'only'
    it(`stands above the questions until the person lets go of it, submitted ${title}`, async () => {
      const server = await leaveBehind(repeated)
      const app = await open('/', server)
      await waitUntil(() => note(app) === NOTE, 'nothing is said')
      const { pathname, search } = app.find<HTMLAnchorElement>('.unsaved-notes a')
      expect(pathname + search).to.equal(`/brands/b1/scorecards${QUESTIONS}`)
      await go(app, QUESTIONS)
      await waitUntil(() => left(app).length === 1)
      expect(left(app)[0]).to.contain('How fast do pages show their main content?').and.to.contain(TEXT)
      expect(note(app)).to.equal('')
      expect(dirty(app), 'it is kept whatever happens').to.equal(false)
      expect(
        app.findAll('.save-failure, .restored, .save-summary button'),
        'it is no part of the audit',
      ).to.have.length(0)
      expect(repeated ? evidence(app).value : app.find('.os-state').textContent).to.not.contain(TEXT)
      await expect(app.element).to.be.accessible()
      await letGo(app)
      expect(focused(app)?.localName, 'focus is lost').to.equal('h1')
      expect(dirty(app)).to.equal(false)
      app.unmount()
      expect(left(await openScorecards(QUESTIONS, server))).to.have.length(0)
    })

    it(`is no part of the result, which says where it is, submitted ${title}`, async () => {
      const server = await leaveBehind(repeated)
      const app = await open(`${AUDIT}/result`, server)
      await waitUntil(() => note(app) === NOTE, 'nothing is said')
      expect(app.find('.os-page').textContent)
        .to.contain(repeated ? 'No answers yet' : 'Hers')
        .and.not.to.contain(TEXT)
    })
  }

  it('is kept where the person thinks better of letting go', async () => {
    const app = await open(QUESTIONS, await leaveBehind(true))
    button(app, 'Discard').focus()
    button(app, 'Discard').click()
    await waitUntil(() => app.findAll('dialog').length === 1, 'nobody asks')
    expect(app.find('dialog').textContent).to.contain('cannot be restored')
    const key = new KeyboardEvent('keydown', { key: 'o', bubbles: true, cancelable: true, composed: true })
    expect(button(app, 'Cancel').dispatchEvent(key), 'a key of the questions behind acts').to.equal(true)
    button(app, 'Cancel').click()
    await waitUntil(() => app.findAll('dialog').length === 0)
    expect(left(app)[0]).to.contain(TEXT)
    expect(focused(app) === button(app, 'Discard'), 'focus is lost').to.equal(true)
  })

  it('is copied by its button, which says so, and then let go of without a question', async () => {
    const copied: string[] = []
    Object.assign(navigator.clipboard, { writeText: async (text: string) => void copied.push(text) })
    try {
      const app = await open(QUESTIONS, await leaveBehind(true))
      button(app, 'Copy text').click()
      await waitUntil(() => app.find('.not-sent-item [role=status]').textContent === 'Copied')
      expect(copied).to.deep.equal([TEXT])
      button(app, 'Discard').click()
      await waitUntil(() => left(app).length === 0)
    } finally {
      Reflect.deleteProperty(navigator.clipboard, 'writeText')
    }
  })

  it('is listed though a new version asks its question no more', async () => {
    const server = await leaveBehind(true)
    server.scorecard = { ...server.scorecard, version: 2, questions: server.scorecard.questions.slice(1) }
    const app = await open(QUESTIONS, server)
    expect(left(app)[0]).to.contain('A question that is no longer asked').and.to.contain(TEXT)
  })

  it('is not told in the words of a version that it was not given to', async () => {
    const server = await leaveBehind(true, (app) => level(app, 'q1', 2).click())
    const questions = server.scorecard.questions.map((each) => ({
      ...each,
      levels: ['A', 'B', 'C', 'D', 'E'] as const,
    }))
    server.scorecard = { ...server.scorecard, version: 2, questions }
    const app = await open(QUESTIONS, server)
    expect(app.find('.not-sent-item p').textContent).to.equal('Level 2')
  })

  it('is told in the words it was given to where its audit is still the one', async () => {
    const app = await open(QUESTIONS, await leaveBehind(false, (app) => level(app, 'q1', 2).click()))
    expect(app.find('.not-sent-item p').textContent).to.equal('Level 2: Measured every month')
  })

  it('does not stand in the way of repeating the audit', async () => {
    const server = await leaveBehind(false)
    const app = await open('/', server)
    await waitUntil(() => note(app) === NOTE)
    await go(app, `${AUDIT}/intro`)
    button(app, 'Repeat audit').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    await go(app, QUESTIONS)
    level(app, 'q1', 3).click()
    await waitUntil(() => question(app, 'q1').dataset['state'] === 'saved', 'it went to the submitted audit')
    expect(server.run!.id).not.to.equal('r1')
    expect(server.run!.status).to.equal('open')
    expect(server.run!.answers[0]).to.include({ questionId: 'q1', level: 3, evidence: '' })
    expect(left(app)[0]).to.contain(TEXT)
  })

  it('leaves the new audit to be answered as any other, by the link that continues it too', async () => {
    const server = await leaveBehind(true, (app) => level(app, 'q1', 6).click())
    const app = await open(`${QUESTIONS}?question=next`, server)
    expect(left(app)[0]).to.contain('Not applicable')
    expect(app.findAll('.not-sent-item button')).to.have.length(1)
    await waitUntil(() => focused(app) === question(app, 'q1'))
    expect(app.find('.progress').textContent, 'nothing in sight tells of it').to.contain('1 was too late')
    app.find('.save-summary-late').click()
    expect(focused(app)?.className).to.contain('not-sent')
    level(app, 'q1', 2).click()
    level(app, 'q3', 4).click()
    await waitUntil(() => server.run!.answers.length === 2, 'they went to the submitted audit')
    await letGo(app)
    expect(level(app, 'q1', 2).checked && level(app, 'q3', 4).checked, 'answers went with it').to.equal(true)
  })

  it('does not keep the new audit from being submitted', async () => {
    const server = await leaveBehind(true)
    for (const id of ['q1', 'q2', 'q3']) server.answerAs('Grace Hopper', id, { level: 2 })
    const app = await open(`${AUDIT}/result`, server)
    button(app, 'Submit audit').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
    await waitUntil(() => server.run!.status === 'submitted', 'it was refused')
    expect(note(app)).to.equal(NOTE)
  })
})
