import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { openScorecards } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../../example-audit-in-tests.ts'
import { memoryServer, type MemoryServer } from '../../memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'

/** Version 2: q1 weighs less, q2 asks something else, q3 has gone, q4 is new. */
function published(): MemoryServer {
  const answers = [exampleAnswer('q1', 3), exampleAnswer('q2', 2), exampleAnswer('q3', 1)]
  const server = memoryServer(undefined, exampleRun(answers))
  const [q1, q2] = server.scorecard.questions
  const questions = [
    { ...q1!, weight: 1 },
    { ...q2!, text: 'Something else?' },
    { ...q1!, id: 'q4', text: 'New?' },
  ]
  server.published = { ...server.scorecard, version: 2, questions }
  return server
}

const button = (app: MountedMiniApp, words: string, within = '') =>
  app.findAll(`${within} button`).find(({ textContent }) => textContent === words)
const level = (app: MountedMiniApp, id: string, place: number) =>
  app.findAll<HTMLInputElement>(`[data-question=${id}] .levels input`)[place]!
const asked = (app: MountedMiniApp) => app.findAll('[data-question]').map((each) => each.dataset['question'])
const becomes = (app: MountedMiniApp, id: string, state: string) =>
  waitUntil(() => app.find(`[data-question=${id}]`).dataset['state'] === state, `${id} never became ${state}`)
const followed = (server: MemoryServer) => waitUntil(() => server.documents.followers === 1)

async function open(server: MemoryServer): Promise<MountedMiniApp> {
  const app = await openScorecards(QUESTIONS, server)
  await waitUntil(() => button(app, 'Move to version 2'), 'it is not offered')
  return app
}

async function ask(app: MountedMiniApp): Promise<string> {
  button(app, 'Move to version 2')!.click()
  await waitUntil(() => app.findAll('dialog .draft-change').length > 0, 'there is no difference')
  return app.find('dialog').textContent
}

describe('an open audit of which a newer version was published', () => {
  it('shows the difference and what becomes of each answer', async () => {
    const app = await open(published())
    expect(await ask(app))
      .to.contain('1 answer stays as it is.')
      .and.to.contain('1 answer counts again once it is confirmed')
      .and.to.contain('1 answer is removed with its question.')
      .and.to.contain('Questions: 1 added, 1 removed, 2 changed.')
      .and.to.contain('To be confirmed again. Level 2: Measured every month')
      .and.to.contain('Removed with the question. Level 1: Measured once')
    await expect(app.element).to.be.accessible()
  })

  it('goes on with the newer version: answers stay or are confirmed, and what is new is answered', async () => {
    const server = published()
    const app = await open(server)
    await ask(app)
    button(app, 'Move to version 2', 'dialog')!.click()
    await waitUntil(() => asked(app).includes('q4'), 'the new question is not asked')
    expect(asked(app)).to.deep.equal(['q1', 'q2', 'q4'])
    expect([app.findAll('dialog').length, button(app, 'Move to version 2')]).to.deep.equal([0, undefined])
    expect([level(app, 'q1', 3).checked, level(app, 'q2', 2).checked]).to.deep.equal([true, false])
    expect(app.find('.proposal').textContent).to.equal('Before the question was changed: Level 2Confirm')
    app.find('[data-confirm]').click()
    level(app, 'q4', 1).click()
    await becomes(app, 'q2', 'saved')
    await becomes(app, 'q4', 'saved')
    const { scorecardVersion, answers } = server.run!
    const levels = ['q2', 'q4'].map((id) => answers.find(({ questionId }) => questionId === id)?.level)
    expect([scorecardVersion, ...levels]).to.deep.equal([2, 2, 1])
  })

  it('stays where an answer is not saved', async () => {
    const server = published()
    const app = await open(server)
    server.broken = { request: /^PATCH /, status: 403 }
    level(app, 'q1', 1).click()
    await becomes(app, 'q1', 'failed')
    await ask(app)
    button(app, 'Move to version 2', 'dialog')!.click()
    await waitUntil(() => app.findAll('dialog [role=alert]').length > 0, 'nobody says why')
    expect(server.run!.scorecardVersion).to.equal(1)
  })

  it('is read again where somebody else has moved it', async () => {
    const server = published()
    const app = await open(server)
    await followed(server)
    server.documents.actAs('Grace Hopper', 'r1', 'upgrade')
    await waitUntil(() => asked(app).includes('q4'), 'the new question is not asked')
    level(app, 'q4', 2).click()
    await becomes(app, 'q4', 'saved')
  })

  it('lists what was entered meanwhile for a question that has gone', async () => {
    const server = published()
    const app = await open(server)
    await followed(server)
    server.broken = { request: /^PATCH /, status: 503 }
    level(app, 'q3', 4).click()
    await becomes(app, 'q3', 'failed')
    server.documents.actAs('Grace Hopper', 'r1', 'upgrade')
    await waitUntil(() => !asked(app).includes('q3'), 'the old question is still asked')
    server.broken = null
    window.dispatchEvent(new Event('online'))
    await waitUntil(() => app.findAll('.not-sent-item').length === 1, 'it is not listed')
    expect(app.find('.not-sent-item').textContent).to.contain('A question that is no longer asked')
  })
})
