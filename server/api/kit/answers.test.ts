import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type {
  Answer,
  AnswerInput,
  Run,
  ScorecardOverview,
} from '../../../miniapps/domain/scorecards/scorecard.ts'
import { coverage, score } from '../../../miniapps/domain/scorecards/score.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { siteApp } from '../scorecards/reference/site-app.ts'
import { callerOf, dataOf, problemOf } from './caller-in-tests.ts'

const BRAND = '/scorecards/brands/brand-0001/scorecards'
const PLAIN: AnswerInput = { level: 3, notApplicable: false, reason: '', evidence: 'Seen.', ifAt: null }
const input = (change: Partial<AnswerInput> = {}): AnswerInput => ({ ...PLAIN, ...change })

onEachDatabase((database) => {
  const call = callerOf(database)
  let run: Run
  const put = (questionId: string, json: unknown, who = 'planner', runId = run.id) =>
    call(who, `/scorecards/runs/${runId}/answers/${questionId}`, { method: 'PUT', json })
  const submit = async (runId = run.id) => {
    const { answers } = dataOf<{ run: Run }>(await call('planner', `${BRAND}/site-app`)).run
    const ifAt = Object.fromEntries(answers.map(({ questionId, at }) => [questionId, at]))
    return call('planner', `/scorecards/runs/${runId}/submit`, { method: 'POST', json: { ifAt } })
  }

  before(async () => {
    run = dataOf<Run>(await call('planner', `${BRAND}/site-app/runs`, { method: 'POST' }), 201)
  })

  it('stores an answer, who gave it and when', async () => {
    const answer = dataOf<Answer>(await put('core-web-vitals', input()))
    const { ifAt: _, ...given } = PLAIN
    assert.deepEqual(answer, { questionId: 'core-web-vitals', ...given, by: 'Maya Lindqvist', at: answer.at })
    assert.ok(Math.abs(Date.now() - Date.parse(answer.at)) < 60_000)
    const seen = dataOf<{ run: Run }>(await call('developer', `${BRAND}/site-app`))
    assert.deepEqual(seen.run.answers, [answer])
    assert.equal(seen.run.updatedAt, answer.at)
  })

  it('replaces an answer that the caller has seen, many times within a moment', async () => {
    let { at } = dataOf<Answer>(await put('findability', input()))
    for (const level of [0, 1, 2, 3, 4] as const) {
      const next = dataOf<Answer>(await put('findability', input({ level, ifAt: at })))
      assert.ok(next.at > at)
      assert.equal(next.level, level)
      at = next.at
    }
  })

  it('does not overwrite an answer that somebody else gave in the meantime', async () => {
    const mine = dataOf<Answer>(await put('site-search', input()))
    const again = input({ level: 1, evidence: 'I looked again.', ifAt: mine.at })
    const theirs = dataOf<Answer>(await put('site-search', again, 'developer'))
    const problem = problemOf(await put('site-search', input({ level: 4, ifAt: mine.at })), 409)
    assert.deepEqual(problem.current, theirs)
    assert.equal(problem.type, 'urn:agency-os:problem:stale-answer')
    assert.deepEqual(problemOf(await put('site-search', input({ level: 4 })), 409).current, theirs)
    assert.equal(
      dataOf<Answer>(await put('site-search', input({ level: 4, ifAt: theirs.at }))).by,
      'Maya Lindqvist',
    )
  })

  it('says that there is none where the caller believes in an answer', async () => {
    const problem = problemOf(await put('deep-links', input({ ifAt: '2025-01-01T00:00:00.000Z' })), 409)
    assert.equal(problem.current, null)
  })

  it('takes the same answer again when the first reply was lost', async () => {
    const first = dataOf<Answer>(await put('experiments', input({ level: 2 })))
    assert.deepEqual(dataOf<Answer>(await put('experiments', input({ level: 2 }))), first)
  })

  it('lets one of two win who answer at the same moment', async () => {
    const both = await Promise.all([
      put('funnel', input({ level: 1 })),
      put('funnel', input({ level: 2 }), 'developer'),
    ])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
  })

  it('keeps evidence in any language, and evidence without a level', async () => {
    const evidence = 'Größe geprüft — 北浜, עברית, 👩🏽‍💻 "quotes" \\ \n\t<script>'
    const answer = dataOf<Answer>(await put('consent', input({ level: null, evidence })))
    assert.deepEqual([answer.level, answer.evidence], [null, evidence])
  })

  it('takes not applicable with a reason', async () => {
    const none = input({ level: null, notApplicable: true, reason: 'There is no app.' })
    const answer = dataOf<Answer>(await put('app-quality', none))
    assert.deepEqual([answer.notApplicable, answer.level], [true, null])
  })

  it('checks everything at the door', async () => {
    const bad: [string, unknown][] = [
      ['level', input({ level: 5 as never })],
      ['level', input({ level: -1 as never })],
      ['level', input({ level: 2.5 as never })],
      ['level', { ...input(), level: '3' }],
      ['level', input({ notApplicable: true, reason: 'no app' })],
      ['reason', input({ level: null, notApplicable: true, reason: '  ' })],
      ['reason', input({ reason: 'x'.repeat(1001) })],
      ['evidence', input({ evidence: 'x'.repeat(4001) })],
      ['evidence', input({ evidence: 'a\0b' })],
      ['ifAt', input({ ifAt: 'yesterday' })],
      ['notApplicable', { ...input(), notApplicable: 'no' }],
      ['extra', { ...input(), extra: 1 }],
      ['ifAt', { level: 3, notApplicable: false, reason: '', evidence: '' }],
      ['level', []],
      ['', null],
      ['', 'level'],
    ]
    for (const [field, json] of bad) {
      const { errors } = problemOf(await put('tag-quality', json), 400)
      assert.ok(
        errors?.some((error) => error.field === field),
        `${field}: ${JSON.stringify(errors)}`,
      )
    }
  })

  it('takes the longest texts that are allowed', async () => {
    dataOf<Answer>(await put('tag-quality', input({ reason: 'r'.repeat(1000), evidence: 'e'.repeat(4000) })))
  })

  it('refuses unknown runs and questions, and people without access to the brand', async () => {
    problemOf(await put('core-web-vitals', input(), 'planner', 'run-unknown'), 404)
    problemOf(await put('no-such-question', input()), 404)
    problemOf(await put('core-web-vitals', input(), 'no-workspaces'), 403)
    problemOf(await call('no-workspaces', `/scorecards/runs/${run.id}/submit`, { method: 'POST' }), 403)
    problemOf(await submit('run-unknown'), 404)
  })

  it('does not submit while questions are unanswered, and names them', async () => {
    const { errors, type } = problemOf(await submit(), 409)
    assert.equal(type, 'urn:agency-os:problem:unanswered-questions')
    assert.ok(errors?.some(({ field }) => field === 'consent'))
    assert.ok(!errors?.some(({ field }) => field === 'app-quality'))
  })

  it('counts score and coverage in the overview as the contract does', async () => {
    const { answers } = dataOf<{ run: Run }>(await call('planner', `${BRAND}/site-app`)).run
    const [overview] = dataOf<ScorecardOverview[]>(await call('planner', BRAND))
    assert.equal(overview?.score, score(siteApp.questions, answers))
    assert.equal(overview?.coverage, coverage(siteApp.questions, answers))
    assert.deepEqual([overview?.status, overview?.updatedBy], ['open', 'Maya Lindqvist'])
  })

  it('submits a complete run, keeps it as it is, and lets a new one begin', async () => {
    const { answers } = dataOf<{ run: Run }>(await call('planner', `${BRAND}/site-app`)).run
    for (const { id } of siteApp.questions) {
      const current = answers.find(({ questionId }) => questionId === id)
      if (current && (current.level !== null || current.notApplicable)) continue
      dataOf<Answer>(await put(id, input({ ifAt: current?.at ?? null })))
    }
    assert.equal(dataOf<Run>(await submit()).status, 'submitted')
    assert.equal(dataOf<Run>(await submit()).status, 'submitted')
    assert.equal(problemOf(await put('funnel', input()), 409).type, 'urn:agency-os:problem:run-submitted')
    const last = async () =>
      dataOf<{ last: { score: number; at: string } | null }>(await call('planner', `${BRAND}/site-app`)).last
    const finished = await last()
    assert.ok(finished && finished.score > 0 && !Number.isNaN(Date.parse(finished.at)))
    const next = dataOf<Run>(await call('planner', `${BRAND}/site-app/runs`, { method: 'POST' }), 201)
    assert.deepEqual(await last(), finished)
    assert.notEqual(next.id, run.id)
    assert.deepEqual(next.answers, [])
  })
})
