import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter, loaded, openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun, memoryServer, type MemoryServer } from './memory-server-in-tests.ts'

const QUESTIONS = '/scorecard/site-app/questions'
const RESULT = '/scorecard/site-app/result'
const TEXT = 'Typed when the session had ended'
const NOTE = '1 answer of Site/app audit is not saved. Go to it'
const evidence = (app: MountedMiniApp) => app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea')
const notice = (app: MountedMiniApp) => app.findAll('[data-question=q1] .question-notice')[0]?.textContent ?? ''
const note = (app: MountedMiniApp) => app.find('.unsaved-elsewhere[role=status]').textContent

describe('what an earlier visit left unsaved in an audit that was submitted meanwhile', () => {
  const drafts = new Map<string, string>()
  const open = (path: string, server: MemoryServer) => openScorecards(path, server, {
    draft: { read: (key) => drafts.get(key) ?? null, write: (key, text) => void drafts.set(key, text), clear: (key) => void drafts.delete(key) },
  })
  beforeEach(() => drafts.clear())

  /** Grace submits when Ada has typed in vain; `repeated`: and starts again. */
  async function leaveBehind(repeated: boolean): Promise<MemoryServer> {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q2', 1)]))
    server.broken = { request: /^PUT /, status: 401 }
    const app = await open(QUESTIONS, server)
    enter(evidence(app), TEXT)
    await waitUntil(() => notice(app).includes('Your sign-in has ended'))
    app.unmount()
    server.broken = null
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Hers' })
    server.run = repeated ? { ...exampleRun(), id: 'r2' } : { ...server.run!, status: 'submitted' }
    return server
  }

  for (const repeated of [false, true]) {
    const title = repeated ? 'and repeated' : 'only'
    it(`can be read and copied until the person lets go of it, submitted ${title}`, async () => {
      const server = await leaveBehind(repeated)
      const app = await open('/', server)
      await waitUntil(() => note(app) === NOTE, 'nothing is said')
      await app.update({ route: routeTo(QUESTIONS) })
      await loaded(app)
      await waitUntil(() => notice(app).includes('This audit was submitted meanwhile'), 'it is lost')
      expect(evidence(app).value).to.equal(TEXT)
      expect(note(app)).to.equal('')
      await expect(app.element).to.be.accessible()
      expect(app.findAll('.save-summary button'), 'trying again is no use').to.have.length(0)
      app.find('[data-question=q1] .question-notice button').focus()
      app.find('[data-question=q1] .question-notice button').click()
      await waitUntil(() => app.findAll('.question-notice').length === 0)
      await waitUntil(() => (repeated ? evidence(app).value === '' : app.findAll('.os-state').length === 1))
      await waitUntil(() => app.element.shadowRoot!.activeElement?.localName === 'h1', 'focus is lost')
      expect([...drafts.keys()]).to.deep.equal([])
      app.unmount()
      const later = await open(QUESTIONS, server)
      expect(later.findAll('.question-notice, .restored')).to.have.length(0)
    })

    it(`is no part of the result, which says where it is, submitted ${title}`, async () => {
      const server = await leaveBehind(repeated)
      const app = await open(RESULT, server)
      await waitUntil(() => note(app) === NOTE, 'nothing is said')
      expect(app.find('.os-page').textContent).to.contain(repeated ? 'No answers yet' : 'Hers').and.not.to.contain(TEXT)
      expect(server.requests.filter((request) => request.startsWith('PUT')).length, 'nothing would take it').to.equal(1)
    })
  }
})
