import { nextFrame } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { loaded, openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Assessors } from '../domain/scorecards/assessors.ts'
import type { ClientResults } from '../domain/scorecards/client-results.ts'
import type { OpenRecommendation } from '../domain/scorecards/open-recommendation.ts'
import type { PastResult, ScorecardOverview } from '../domain/scorecards/scorecard.ts'
import { compared } from '../domain/scorecards/compare-assessors.ts'
import { blindPair, exampleAnswer, exampleResult, exampleRun } from './example-audit-in-tests.ts'
import { hold, type MemoryServer, memoryServer } from './memory-server-in-tests.ts'

interface State {
  path: string
  server?(): MemoryServer
  /** Instead of the server. */
  answer?(address: string): Promise<Response>
  /** What happens there. */
  act?(app: MountedMiniApp, server: MemoryServer): unknown
}

const AUDIT = '/scorecard/site-app'
const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
/** A size that Intl writes, a host, and how an address begins. */
const ATTACHED = [`${LONG}.svg`, '1 kB', '2.4 MB', 'example.com', 'https://']
/** A chart breaks and shortens long audit names; these pieces of them are data, not words of the portal. */
const SHORTENED = ['Grundstücksverkehrsg…', 'audit']
const NOT_FOUND = 'This audit does not exist any more (none). Reload the page.'
const PEOPLE = ['Ada Lovelace', 'Grace Hopper']

const notStarted = () => memoryServer(undefined, null)
const thin = () => memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
const answers = [exampleAnswer('q1', 1, `${LONG} ${LONG}`), exampleAnswer('q2', 4), exampleAnswer('q3', 0)]
const second = [exampleAnswer('q1', 3, LONG), exampleAnswer('q2', 4), exampleAnswer('q3', 2)]
const complete = () => memoryServer(undefined, exampleRun(answers))
const submittedRun = () => memoryServer(undefined, { ...exampleRun(answers), status: 'submitted' })
const submitted = () => memoryServer(undefined, { ...exampleRun(answers), status: 'submitted' })

function before(): MemoryServer {
  const server = thin()
  server.last = exampleResult()
  return server
}

function benchmarked(): MemoryServer {
  const server = complete()
  const total = { p25: 31, p50: 38, p75: 52, n: 12 }
  const shown = { category: LONG, brands: 12, missing: null, total, dimensions: [total, total] }
  server.benchmark = { ...server.benchmark, ...shown }
  return server
}

function goneOn(): MemoryServer {
  const server = thin()
  const run = { ...exampleRun(answers), id: 'r0', period: '2025-Q4' }
  server.earlier = { run, questions: ['q1', 'q2', 'q3'] }
  return server
}

function reviewed(): MemoryServer {
  const server = submitted()
  server.earlier = { run: { ...exampleRun([exampleAnswer('q1', 0)]), period: '2025-Q4' }, questions: ['q1'] }
  const planned = { scorecard: 'site-app', level: 0, due: '2020-01-31', impact: 4, effort: 2 }
  const owner = { id: 'p1', name: PEOPLE[1]! }
  for (const place of ['b1', server.run!.brandId])
    server.actions.add(`${place}-1`, { ...planned, question: 'q1', text: LONG, owner }, { place })
  return server
}

function assessed(parts: Partial<Assessors>): MemoryServer {
  const server = submitted()
  server.assessors = { ...blindPair(), ...parts }
  return server
}

/** A newer version: one question weighs less, one asks something else, one has gone and one is new. */
function newer(server = complete()): MemoryServer {
  const { scorecard } = server
  const [kept, changed] = scorecard.questions
  const asked = { ...changed!, text: `${LONG} ${LONG}?` }
  const questions = [{ ...kept!, weight: 1 }, asked, { ...kept!, id: 'q4', text: `${LONG}!` }]
  server.published = { ...scorecard, version: 2, questions }
  return server
}

async function askToMove(app: MountedMiniApp): Promise<void> {
  await waitUntil(() => app.findAll('button').some(({ textContent }) => textContent.startsWith('Move')))
  press(app, 'Move')
  await appears(app, 'dialog')
}

function longWords(server = complete()): MemoryServer {
  const { scorecard } = server
  const questions = scorecard.questions.map((each) => ({
    ...each,
    text: `${LONG}?`,
    help: LONG,
    ownerRole: LONG,
  }))
  server.scorecard = { ...scorecard, title: LONG, questions }
  return server
}

const audit = (id: string, parts: Partial<ScorecardOverview>): ScorecardOverview => ({
  id,
  title: `${id} audit`,
  purpose: `About ${id}`,
  minutes: 30,
  weight: 1,
  last: null,
  questions: 10,
  answered: 10,
  unknown: 0,
  notApplicableShare: 0,
  coverage: 1,
  score: 50,
  status: 'open',
  updatedAt: '2026-03-03T13:02:00.000Z',
  updatedBy: PEOPLE[1]!,
  ...parts,
})
const none = { answered: 0, coverage: 0, score: null, updatedAt: null, updatedBy: null }
const CLIENT: ClientResults = {
  client: LONG,
  scorecards: [
    { id: 'ppc', title: LONG, weight: 1 },
    { id: 'social', title: 'Social audit', weight: 1 },
  ],
  brands: [
    { id: 'b1', name: `${LONG} ${LONG}`, market: 'DE' },
    { id: 'b2', name: 'Opal', market: null },
  ],
  results: [
    [0, 0, '2026-Q2', 2, 40, 1],
    [0, 0, '2026-Q1', 1, 30, 1],
    [0, 1, '2025-Q1', 1, 60, 0.7],
  ],
}
const ALL_KINDS = [
  audit('begun', { answered: 4, coverage: 0.4, score: 62 }),
  audit('done', { status: 'submitted' }),
  audit('fresh', { ...none, status: 'not-started' }),
  audit('later', { ...none, questions: 0, status: 'unpublished' }),
  audit(LONG, { purpose: LONG, status: 'submitted' }),
]

const levels = (app: MountedMiniApp, id: string) => app.findAll(`[data-question=${id}] .levels input`)
const evidence = (app: MountedMiniApp) =>
  app.find<HTMLTextAreaElement>('[data-question=q1] [data-field=evidence] textarea')
const becomes = (app: MountedMiniApp, id: string, state: string) =>
  waitUntil(() => app.find(`[data-question=${id}]`).dataset['state'] === state, `${id} never became ${state}`)
const appears = (app: MountedMiniApp, selector: string) =>
  waitUntil(() => app.findAll(selector).length > 0, `there is no ${selector}`)
const press = (app: MountedMiniApp, label: string) =>
  app
    .findAll('button')
    .find((each) => (each.ariaLabel ?? each.textContent).startsWith(label))!
    .click()

async function ask(app: MountedMiniApp): Promise<void> {
  app.find('[data-variant=primary]').click()
  await appears(app, 'dialog')
}

async function go(app: MountedMiniApp, path: string): Promise<void> {
  await app.update({ route: routeTo(path) })
  await loaded(app)
}

async function tooLate(app: MountedMiniApp, server: MemoryServer): Promise<void> {
  server.run = { ...server.run!, status: 'submitted' }
  enter(evidence(app), LONG)
  await becomes(app, 'q1', 'closed')
  await go(app, '/')
  await go(app, `${AUDIT}/questions`)
  await appears(app, '.not-sent-item')
}

async function answer(app: MountedMiniApp, server: MemoryServer, status = 403): Promise<void> {
  server.broken = { request: /^PATCH /, status }
  levels(app, 'q1')[1]!.click()
  await becomes(app, 'q1', 'failed')
}

const RECOMMENDATIONS = [1, 2, 3].map((level): OpenRecommendation => ({
  scorecardId: 'done',
  audit: LONG,
  questionId: `q${level}`,
  question: LONG,
  ownerRole: PEOPLE[0]!,
  level: level === 1 ? 1 : 0,
  text: `${LONG} ${level}`,
  impact: 5,
  effort: 1,
  priority: 40 / level,
}))

const HISTORY = ['2026-Q1', '2025-Q3'].map((period, index): PastResult => ({
  ...exampleResult({ period, coverage: index === 0 ? 0.6 : 1 }),
  scorecardId: 'done',
  scorecardVersion: 1,
  title: LONG,
  kind: 'first',
  status: 'submitted',
  by: PEOPLE[0]!,
  dimensions: [
    { dimension: LONG, score: 50 - 30 * index, coverage: 1 },
    { dimension: 'Speed', score: null, coverage: 0 },
  ],
}))

const brandAnswers = answering({
  'GET *recommendations*': { data: RECOMMENDATIONS },
  'GET *history*': { data: HISTORY },
  'GET *': { data: ALL_KINDS },
})

const STATES: Record<string, State> = {
  'no audits': { path: '/', answer: async () => Response.json({ data: [] }) },
  'the audits, which could not be loaded': { path: '/', answer: async () => problem(500, 'Internal error') },
  'audits of all kinds': { path: '/', answer: async () => Response.json({ data: ALL_KINDS }) },
  'the audits, with answers elsewhere that are not saved': {
    path: `${AUDIT}/questions`,
    async act(app, server) {
      await answer(app, server)
      await go(app, '/')
    },
  },
  'audits that may have changed': {
    path: `${AUDIT}/questions`,
    async act(app, server) {
      await answer(app, server, 503)
      await go(app, '/')
      server.broken = { request: /scorecards/, status: 503 }
      window.dispatchEvent(new Event('online'))
      await appears(app, '[role=alert]')
    },
  },
  'an audit that may have changed': {
    path: `${AUDIT}/questions`,
    server: thin,
    async act(app, server) {
      levels(app, 'q2')[3]!.click()
      await becomes(app, 'q2', 'saved')
      await go(app, '/')
      server.broken = { request: /site-app/, status: 503 }
      await go(app, `${AUDIT}/questions`)
      await appears(app, '.may-be-old')
    },
  },
  'an answer that came too late': { path: `${AUDIT}/questions`, act: tooLate },
  'the question before it is let go': {
    path: `${AUDIT}/questions`,
    async act(app, server) {
      await tooLate(app, server)
      press(app, 'Discard')
      await appears(app, 'dialog')
    },
  },
  'the summary': {
    path: '/summary',
    answer: brandAnswers,
    act: (app) => appears(app, '.top-fixes li'),
  },
  'the summary by dimension': {
    path: '/summary?view=dimensions',
    answer: brandAnswers,
    act: (app) => appears(app, '.os-chart-cell'),
  },
  'the summary over time': {
    path: '/summary?view=history',
    answer: brandAnswers,
    act: (app) => appears(app, '.os-chart-line'),
  },
  'the roadmap of the summary': {
    path: '/summary?view=roadmap',
    answer: brandAnswers,
    act: (app) => appears(app, '.os-chart-bubble'),
  },
  'the summary, of which parts could not be loaded': {
    path: '/summary',
    answer: answering({
      'GET *recommendations*': problem(500, 'Internal error'),
      'GET *history*': problem(500, 'Internal error'),
      'GET *': { data: ALL_KINDS },
    }),
    act: (app) => appears(app, '[role=alert]'),
  },
  'the summary before the first score': { path: '/summary' },
  'all brands of a client': {
    path: '/client',
    answer: answering({ 'GET *client*': { data: CLIENT }, 'GET *': { data: ALL_KINDS } }),
    act: (app) => appears(app, '[role=rowheader]'),
  },
  'all brands before anything was submitted': {
    path: '/client',
    answer: answering({ 'GET *client*': { data: { ...CLIENT, results: [] } }, 'GET *': { data: ALL_KINDS } }),
  },
  'all brands, refused': {
    path: '/client',
    answer: async () => problem(403, 'Forbidden'),
    act: (app) => appears(app, '[role=alert]'),
  },
  'an audit that nobody has begun, for a second assessor': {
    path: `${AUDIT}/second`,
    server: notStarted,
    act: (app) => appears(app, '.os-state'),
  },
  'a second assessor to be asked': {
    path: `${AUDIT}/second`,
    server: () => assessed({ second: null }),
    act: (app) => appears(app, '.assessors-how'),
  },
  'two assessors, blind': {
    path: `${AUDIT}/second`,
    server: () => assessed({}),
    act: (app) => appears(app, '.assessors'),
  },
  'two assessors, refused': {
    path: `${AUDIT}/second`,
    async act(app, server) {
      server.broken = { request: /assessors/, status: 500 }
      await go(app, `${AUDIT}/intro`)
      await go(app, `${AUDIT}/second`)
      await appears(app, '[role=alert]')
    },
  },
  'two assessors, compared': {
    path: `${AUDIT}/second`,
    server: () =>
      assessed({ compared: compared([{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }], answers, second) }),
    act: (app) => appears(app, '.difference'),
  },
  nowhere: { path: '/nowhere' },
  'an audit that is not there': {
    path: `${AUDIT}/intro`,
    answer: async () => problem(404, 'Not found', NOT_FOUND),
  },
  'an audit that is new': { path: `${AUDIT}/intro`, server: notStarted },
  'an audit that was done before': { path: `${AUDIT}/intro`, server: before },
  'an audit that is repeated in vain': {
    path: `${AUDIT}/intro`,
    server: submitted,
    async act(app, server) {
      press(app, 'Repeat audit')
      await appears(app, 'dialog')
      server.broken = { request: /^POST/, status: 500 }
      app.find('dialog [data-variant=primary]').click()
      await appears(app, 'dialog [role=alert]')
    },
  },
  'the questions before the start': { path: `${AUDIT}/questions`, server: notStarted },
  'the questions': { path: `${AUDIT}/questions`, server: thin },
  'the questions, in long words': { path: `${AUDIT}/questions`, server: longWords },
  'the questions without single keys': {
    path: `${AUDIT}/questions`,
    act: (app) => app.update({ context: { singleKeys: false } }),
  },
  'an answer without its reason, and another too long': {
    path: `${AUDIT}/questions`,
    async act(app) {
      enter(evidence(app), 'x'.repeat(4_001))
      levels(app, 'q2').at(-1)!.click()
      await appears(app, '[data-field=reason] textarea')
      app.find('[data-field=reason] textarea').focus()
      app.find('[data-field=reason] textarea').blur()
      await waitUntil(() => app.findAll('[aria-invalid=true]').length === 2)
    },
  },
  'an answer with links and files, and one that cannot be kept': {
    path: `${AUDIT}/questions`,
    server: thin,
    async act(app, server) {
      await waitUntil(() => server.documents.followers === 1)
      const note = { name: `${LONG}.pdf`, type: 'application/pdf', bytes: 2_400_000 }
      server.documents.setAs(PEOPLE[1]!, 'r1', {
        'answers/q1/links/1': { url: 'https://example.com/report', title: LONG },
        'answers/q1/files/2': note,
      })
      await appears(app, '.attachment')
      const data = new DataTransfer()
      data.items.add(new File(['<svg/>'], `${LONG}.svg`))
      evidence(app).dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }),
      )
      await appears(app, '.attachment-trouble')
      press(app, 'Add link')
      await appears(app, '.attachment-form')
    },
  },
  'an answer that was refused': { path: `${AUDIT}/questions`, act: (app, server) => answer(app, server) },
  'an answer that somebody else gave first': {
    path: `${AUDIT}/questions`,
    async act(app, server) {
      const arrive = hold(server)
      levels(app, 'q1')[1]!.click()
      await waitUntil(() => server.requests.some((request) => request.startsWith('PATCH')))
      server.answerAs(PEOPLE[1]!, 'q1', { level: 4, evidence: 'Line\n'.repeat(200) }, true)
      arrive()
      await appears(app, '.conflict .long-words')
    },
  },
  'the questions, with others': {
    path: `${AUDIT}/questions`,
    async act(app, server) {
      await waitUntil(() => server.documents.followers === 1)
      server.documents.tellPeople('r1', [{ id: 'grace', name: PEOPLE[1]!, page: 'p2' }])
      await waitUntil(() => app.find('.present').textContent.includes(PEOPLE[1]!))
    },
  },
  'the questions, submitted by somebody else': {
    path: `${AUDIT}/questions`,
    server: complete,
    async act(app, server) {
      await waitUntil(() => server.documents.followers === 1)
      server.documents.actAs(PEOPLE[1]!, 'r1', 'submit')
      await appears(app, '.save-failure')
    },
  },
  'the questions of an audit that was submitted': { path: `${AUDIT}/questions`, server: submitted },
  'who changed what': {
    path: `${AUDIT}/questions`,
    server: thin,
    async act(app, server) {
      server.answerAs(PEOPLE[1]!, 'q1', { level: 4 })
      server.answerAs(PEOPLE[1]!, 'q1', { evidence: 'Report of May' })
      press(app, 'Changes')
      await appears(app, '.past-changes > li')
    },
  },
  'the import of answers': { path: '/import', act: (app) => appears(app, 'input[type=file]') },
  'the import while no audit is open': {
    path: '/import',
    server: submitted,
    act: (app) => appears(app, 'input[type=file]'),
  },
  'the report': { path: '/report', server: submittedRun, act: (app) => appears(app, '.report-answers') },
  'the report, in long words': {
    path: '/report',
    server: () => longWords(submittedRun()),
    act: (app) => appears(app, '.report-answers'),
  },
  'the report before the first audit': { path: '/report', server: notStarted },
  'the result': { path: `${AUDIT}/result`, server: complete, act: (app) => appears(app, 'svg[role=img]') },
  'the result, in long words': { path: `${AUDIT}/result`, server: longWords },
  'a thin result': { path: `${AUDIT}/result`, server: thin, act: (app) => appears(app, 'svg[role=img]') },
  'the result beside its benchmark, of a category with a long name': {
    path: `${AUDIT}/result`,
    server: benchmarked,
    act: (app) => appears(app, '.os-chart-marker'),
  },
  'the result whose benchmark cannot be loaded': {
    path: `${AUDIT}/result`,
    server: () => Object.assign(complete(), { broken: { request: /benchmark/, status: 500 } }),
    act: (app) => appears(app, '.overall button'),
  },
  'the result before the first answer': { path: `${AUDIT}/result` },
  'what is left to answer before submitting': { path: `${AUDIT}/result`, server: thin, act: ask },
  'the question before submitting': { path: `${AUDIT}/result`, server: complete, act: ask },
  'an audit that changed before it was submitted': {
    path: `${AUDIT}/result`,
    server: complete,
    async act(app, server) {
      await ask(app)
      server.answerAs(PEOPLE[1]!, 'q3', { level: 4 })
      app.find('dialog [data-variant=primary]').click()
      await appears(app, 'dialog [role=alert]')
    },
  },
  'questions with answers of last time, one of them sent to somebody': {
    path: `${AUDIT}/questions`,
    server: goneOn,
    async act(app, server) {
      server.documents.setAs(PEOPLE[1]!, 'r1', { 'asked/q3': PEOPLE[0]! })
      await appears(app, '.proposal')
    },
  },
  'an audit with a newer version': {
    path: `${AUDIT}/intro`,
    server: newer,
    act: (app) => appears(app, '.os-notice'),
  },
  'what becomes of the answers in a newer version': {
    path: `${AUDIT}/questions`,
    server: () => newer(longWords()),
    async act(app) {
      await askToMove(app)
      await appears(app, 'dialog .draft-change')
    },
  },
  'a newer version that cannot be loaded': {
    path: `${AUDIT}/questions`,
    server: () => Object.assign(newer(), { broken: { request: /newest/, status: 500 } }),
    async act(app) {
      await askToMove(app)
      await appears(app, 'dialog [role=alert]')
    },
  },
  'the questions of a newer version': {
    path: `${AUDIT}/questions`,
    server: newer,
    async act(app, server) {
      await waitUntil(() => server.documents.followers === 1)
      server.documents.actAs(PEOPLE[1]!, 'r1', 'upgrade')
      await appears(app, '[data-question=q4]')
      await appears(app, '.proposal')
    },
  },
  'the question whom to ask': {
    path: `${AUDIT}/questions`,
    server: goneOn,
    async act(app) {
      app.find('.question-state > .os-button').click()
      await appears(app, 'dialog')
    },
  },
  'a result that waits for its review, with actions': {
    path: `${AUDIT}/result`,
    server: reviewed,
    async act(app) {
      await appears(app, '.review .approval')
      await appears(app, '[aria-labelledby=audit-actions]')
    },
  },
  'the actions of a brand': {
    path: '/actions',
    server: reviewed,
    act: (app) => appears(app, 'tbody tr'),
  },
  'an action': {
    path: '/actions',
    server: reviewed,
    async act(app) {
      await appears(app, 'tbody button')
      app.find('tbody button').click()
      await appears(app, 'dialog textarea')
    },
  },
  'an audit that was just submitted': {
    path: `${AUDIT}/result`,
    server: complete,
    async act(app) {
      await ask(app)
      app.find('dialog [data-variant=primary]').click()
      await appears(app, '.submitted-now')
    },
  },
}

describe('the states of scorecards', () => {
  const tenant = inLookOf('mindshare')

  it('the audits on their way', async () =>
    checkState(
      await mountMiniApp('scorecards', {
        route: routeTo('/'),
        context: { tenant },
        portal: { fetch: () => new Promise(() => {}) },
      }),
    ))

  for (const [name, { path, server: make = memoryServer, answer: fetch, act }] of Object.entries(STATES))
    it(name, async () => {
      const server = make()
      const app = await openScorecards(path, server, fetch && { fetch }, { tenant })
      await act?.(app, server)
      await nextFrame()
      await checkState(app, [LONG, PEOPLE, SHORTENED, ATTACHED, NOT_FOUND, server.scorecard, server.run])
    })
})
