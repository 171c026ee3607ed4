import { aTimeout, expect } from '@open-wc/testing'
import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { answerDrafts } from './answer-drafts.ts'
import { scorecardsApi } from './api.ts'
import { createAutosave, hasUnsaved, type Autosave } from './autosave.ts'
import { exampleAnswer, exampleRun, memoryServer, type MemoryServer } from './memory-server-in-tests.ts'
import { TEXT_PAUSE_MILLIS } from './limits.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const stops: (() => void)[] = []
const drafts = new Map<string, string>()
const draft: MiniAppPortal['draft'] = {
  read: (key) => drafts.get(key) ?? null,
  write: (key, text) => void drafts.set(key, text),
  clear: (key) => void drafts.delete(key),
}

/** What opening the audit does. */
function open(server: MemoryServer, run = server.run!): Autosave {
  const { save, scorecard } = scorecardsApi({
    fetch: server.fetch,
    signal: new AbortController().signal,
  } as MiniAppPortal)
  const autosave = createAutosave({
    run,
    save,
    questionIds: ['q1', 'q2', 'q3'],
    drafts: answerDrafts(draft, run.id),
    latestRun: async () => (await scorecard('b1', 'site-app')).run,
  })
  stops.push(autosave.start())
  return autosave
}

const stateOf = ({ $entries }: Autosave, id = 'q1') => $entries.get()[id]!.state.kind
const answered = (...answers: Parameters<typeof exampleAnswer>[]) =>
  memoryServer(undefined, exampleRun(answers.map((parts) => exampleAnswer(...parts))))
const storedIn = (server: MemoryServer, id = 'q1') =>
  server.run!.answers.find(({ questionId }) => questionId === id)
const becomes = (autosave: Autosave, kind: string, id = 'q1', timeout = 3_000) =>
  waitUntil(() => stateOf(autosave, id) === kind, `${id} never became ${kind}`, { timeout })

describe('autosave', () => {
  beforeEach(() => drafts.clear())
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  it('saves a level at once and keeps it as a draft until the server has it', async () => {
    const server = memoryServer()
    const autosave = open(server)
    autosave.change('q1', { level: 3 }, 'now')
    expect(stateOf(autosave)).to.equal('saving')
    expect(drafts.has('r1/q1')).to.equal(true)
    await becomes(autosave, 'saved')
    expect(storedIn(server)?.level).to.equal(3)
    expect(drafts.size).to.equal(0)
  })

  it('saves text once, when typing pauses', async () => {
    const server = memoryServer()
    const autosave = open(server)
    autosave.change('q1', { evidence: 'a' }, 'after-pause')
    autosave.change('q1', { evidence: 'ab' }, 'after-pause')
    expect(stateOf(autosave)).to.equal('waiting')
    expect(drafts.get('r1/q1')).to.contain('"ab"')
    await aTimeout(TEXT_PAUSE_MILLIS / 2)
    expect(server.requests).to.deep.equal([])
    await becomes(autosave, 'saved')
    expect(server.requests).to.deep.equal(['PUT runs/r1/answers/q1'])
    expect(storedIn(server)?.evidence).to.equal('ab')
  })

  it('keeps one request on its way, and the latest wins', async () => {
    const server = memoryServer()
    let opened = () => {}
    server.gate = new Promise((resolve) => {
      opened = resolve
    })
    const autosave = open(server)
    for (const level of [0, 1, 2, 4] as const) autosave.change('q1', { level }, 'now')
    expect(server.requests).to.have.length(1)
    opened()
    await autosave.flush()
    expect(server.requests).to.have.length(2)
    expect(storedIn(server)?.level).to.equal(4)
    expect(stateOf(autosave)).to.equal('saved')
  })

  it('replaces the answer it knows', async () => {
    const server = answered(['q1', 2])
    const autosave = open(server)
    expect(stateOf(autosave)).to.equal('saved')
    autosave.change('q1', { level: 4 }, 'now')
    await autosave.flush()
    expect(storedIn(server)?.level).to.equal(4)
  })

  it('sends nothing when a change is taken back before it was sent', async () => {
    const server = answered(['q1', 2, 'Report'])
    const autosave = open(server)
    autosave.change('q1', { evidence: 'Reports' }, 'after-pause')
    autosave.change('q1', { evidence: 'Report' }, 'after-pause')
    await autosave.flush()
    expect(stateOf(autosave)).to.equal('saved')
    expect(server.requests).to.deep.equal([])
    expect(drafts.size).to.equal(0)
  })

  it('keeps "not applicable" to itself until there is a reason', async () => {
    const server = memoryServer()
    const autosave = open(server)
    autosave.change('q1', { notApplicable: true, level: null }, 'now')
    expect(stateOf(autosave)).to.equal('incomplete')
    expect(hasUnsaved(autosave.$entries.get())).to.equal(true)
    autosave.change('q1', { reason: 'No site' }, 'after-pause')
    await autosave.flush()
    expect(server.requests).to.have.length(1)
    expect(storedIn(server)?.notApplicable).to.equal(true)
  })

  it('saves a level although the reason it hides is too long', async () => {
    const server = memoryServer()
    const autosave = open(server)
    autosave.change('q1', { notApplicable: true, level: null, reason: 'x'.repeat(1_001) }, 'after-pause')
    autosave.change('q1', { notApplicable: false, level: 2 }, 'now')
    await becomes(autosave, 'saved')
    expect(storedIn(server)).to.include({ level: 2, reason: 'x'.repeat(1_000) })
  })

  it('keeps text that is too long, and does not send it', async () => {
    const server = memoryServer()
    const autosave = open(server)
    autosave.change('q1', { evidence: 'x'.repeat(4_001) }, 'after-pause')
    await autosave.flush()
    expect(stateOf(autosave)).to.equal('incomplete')
    expect(server.requests).to.deep.equal([])
    expect(drafts.size).to.equal(1)
  })

  it('says that saving failed, keeps the draft and tries again by itself', async () => {
    const server = memoryServer()
    server.failures = ['offline', 503]
    const autosave = open(server)
    autosave.change('q1', { level: 1 }, 'now')
    await becomes(autosave, 'failed')
    expect(drafts.size).to.equal(1)
    await becomes(autosave, 'saved', 'q1', 6_000)
    expect(server.requests).to.have.length(3)
    expect(drafts.size).to.equal(0)
  })

  it('tries again on the button', async () => {
    const server = memoryServer()
    server.failures = ['offline']
    const autosave = open(server)
    autosave.change('q1', { level: 1 }, 'now')
    await becomes(autosave, 'failed')
    autosave.retry('q1')
    expect(stateOf(autosave)).to.equal('saving')
    await becomes(autosave, 'saved')
  })

  it('keeps the answer when the sign-in has ended, and saves it with the next that succeeds', async () => {
    const server = memoryServer()
    server.failures = [401]
    const autosave = open(server)
    autosave.change('q1', { level: 1 }, 'now')
    await becomes(autosave, 'failed')
    await aTimeout(1_200)
    expect(server.requests, 'no attempts of its own').to.have.length(1)
    autosave.change('q2', { level: 2 }, 'now')
    await becomes(autosave, 'saved')
    expect(storedIn(server)?.level).to.equal(1)
  })

  it("shows somebody else's newer answer and overwrites it only when told to", async () => {
    const server = answered(['q1', 2])
    const autosave = open(server)
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Theirs' })
    autosave.change('q1', { level: 0 }, 'now')
    await becomes(autosave, 'conflict')
    expect(autosave.$entries.get()['q1']!.value.level).to.equal(0)
    autosave.change('q1', { evidence: 'Mine' }, 'after-pause')
    expect(stateOf(autosave), 'typing on does not decide').to.equal('conflict')
    autosave.keepMine('q1')
    await autosave.flush()
    expect(storedIn(server)).to.include({ level: 0, evidence: 'Mine', by: 'Ada Lovelace' })
    expect(stateOf(autosave)).to.equal('saved')
  })

  it('has nothing to ask where somebody else gave what looks like the same answer', async () => {
    const server = memoryServer()
    const autosave = open(server)
    server.answerAs('Grace Hopper', 'q1', { level: 2 })
    autosave.change('q1', { level: 2, reason: 'From when it did not apply' }, 'now')
    await autosave.flush()
    expect(stateOf(autosave)).to.equal('saved')
    expect(drafts.size).to.equal(0)
    expect(storedIn(server)?.by).to.equal('Grace Hopper')
  })

  it("takes somebody else's newer answer when told to", async () => {
    const server = answered(['q1', 2])
    const autosave = open(server)
    server.answerAs('Grace Hopper', 'q1', { level: 4 })
    autosave.change('q1', { level: 0 }, 'now')
    await becomes(autosave, 'conflict')
    autosave.takeTheirs('q1')
    expect(autosave.$entries.get()['q1']!.value.level).to.equal(4)
    expect(stateOf(autosave)).to.equal('saved')
    expect(drafts.size).to.equal(0)
    expect(storedIn(server)?.by).to.equal('Grace Hopper')
  })

  it("does not take its own answer for somebody else's when a confirmation got lost", async () => {
    const server = memoryServer()
    server.failures = ['lost']
    const autosave = open(server)
    autosave.change('q1', { level: 1 }, 'now')
    await becomes(autosave, 'failed')
    autosave.change('q1', { level: 2 }, 'now')
    await autosave.flush()
    expect(stateOf(autosave)).to.equal('saved')
    expect(storedIn(server)?.level).to.equal(2)
  })

  it('says that the audit was submitted meanwhile', async () => {
    const server = memoryServer()
    const autosave = open(server)
    server.run = { ...server.run!, status: 'submitted' }
    autosave.change('q1', { level: 1 }, 'now')
    await becomes(autosave, 'failed')
    expect(autosave.$entries.get()['q1']!.failure).to.include({ cause: 'closed' })
  })

  it('says that an answer is saved when only its confirmation got lost before the audit was submitted', async () => {
    const server = memoryServer()
    server.failures = ['lost']
    const autosave = open(server)
    autosave.change('q1', { level: 1 }, 'now')
    await becomes(autosave, 'failed')
    server.run = { ...server.run!, status: 'submitted' }
    autosave.retry('q1')
    await autosave.flush()
    expect(stateOf(autosave)).to.equal('saved')
    expect(drafts.size).to.equal(0)
  })

  it('restores and saves what an earlier visit could not save', async () => {
    const server = memoryServer()
    server.failures = [401]
    const earlier = open(server)
    earlier.change('q1', { level: 1, evidence: 'Typed before' }, 'now')
    await becomes(earlier, 'failed')
    const later = open(server)
    expect(later.$entries.get()['q1']).to.deep.include({ restored: true })
    await becomes(later, 'saved')
    expect(storedIn(server)?.evidence).to.equal('Typed before')
    expect(drafts.size).to.equal(0)
  })

  it('asks before a restored answer replaces a newer one', async () => {
    const server = answered(['q1', 2])
    server.failures = [401]
    const earlier = open(server)
    earlier.change('q1', { level: 1 }, 'now')
    await becomes(earlier, 'failed')
    server.answerAs('Grace Hopper', 'q1', { level: 4 })
    const requests = server.requests.length
    const later = open(server)
    expect(stateOf(later)).to.equal('conflict')
    expect(server.requests).to.have.length(requests)
    later.keepMine('q1')
    await later.flush()
    expect(storedIn(server)?.level).to.equal(1)
  })

  it('forgets a draft that the server turned out to have', () => {
    const server = answered(['q1', 2])
    drafts.set(
      'r1/q1',
      JSON.stringify({ value: { level: 2, notApplicable: false, reason: '', evidence: '' }, ifAt: null }),
    )
    expect(stateOf(open(server))).to.equal('saved')
    expect(drafts.size).to.equal(0)
  })

  it('ignores a draft that it cannot read', () => {
    drafts.set('r1/q1', '{"value":{"level":9}}')
    drafts.set('r1/q2', 'not JSON')
    expect(stateOf(open(memoryServer()))).to.equal('untouched')
  })
})
