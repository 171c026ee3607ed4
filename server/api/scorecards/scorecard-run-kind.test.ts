import assert from 'node:assert/strict'
import { it } from 'node:test'
import { answerPath } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type { LastResult, Run, ScorecardOverview } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { coverage } from '../../../miniapps/domain/scorecards/score.ts'
import type { DocumentRow, Patched, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { social } from './reference/social.ts'
import { technology } from './reference/technology.ts'
import { video } from './reference/video.ts'
import { siteApp } from './reference/site-app.ts'

const SCORECARDS = '/scorecards/brands/brand-0100/scorecards'
const RUNS = '/documents/scorecard-run'
/** Nobody has audited it. */
const BRAND = 'brand-0100'

let made = 0
const random = () => `random-${++made}`

onOneDatabase((database) => {
  const call = callerOf(database)
  const start = (fields: object, who = 'planner') =>
    call(who, RUNS, { method: 'POST', json: { id: random(), place: BRAND, fields } })
  const answer = (path: string, value: unknown) => ({ id: random(), path, base: null, value })
  const submit = async (id: string) =>
    call('planner', `${RUNS}/${id}/actions`, { method: 'POST', json: { id: random(), action: 'submit' } })

  it('leads two people who start the same audit at the same moment to one run', async () => {
    const people = ['planner', 'admin', 'developer']
    const all = await Promise.all(people.map((who) => start({ scorecard: 'site-app' }, who)))
    assert.deepEqual(all.map(({ status }) => status).toSorted(), [200, 200, 201])
    const runs = all.map(({ body }) => (body as { data: StoredDocument }).data)
    assert.equal(new Set(runs.map(({ id }) => id)).size, 1)
    assert.deepEqual([runs[0]?.title, runs[0]?.fields['version']?.value], [siteApp.title, siteApp.version])
  })

  it('begins with the newest version of the scorecard, whatever the caller thinks that is', async () => {
    const run = dataOf<StoredDocument>(await start({ scorecard: 'video', version: 99 }), 201)
    assert.equal(run.fields['version']?.value, video.version)
    problemOf(await start({ scorecard: 'nothing' }), 404)
  })

  it('shows an answer with its author and its time, and counts it in the overview', async () => {
    const { id } = dataOf<StoredDocument>(await start({ scorecard: 'site-app' }))
    const first = siteApp.questions[0]!
    const evidence = 'Größe geprüft — 北浜, עברית, 👩🏽‍💻 "quotes" \\ \n\t<script>'
    const changes = [
      answer(answerPath(first.id, 'level'), 3),
      answer(answerPath(first.id, 'evidence'), evidence),
    ]
    await call('admin', `${RUNS}/${id}`, { method: 'PATCH', json: { changes } })
    const { run } = dataOf<{ run: Run }>(await call('planner', `${SCORECARDS}/site-app`))
    const [given, ...others] = run.answers
    const { by, at, ...entered } = given!
    const other = { unknown: false, notApplicable: false, reason: '', confidence: null }
    assert.deepEqual(entered, { ...other, questionId: first.id, level: 3, evidence })
    assert.deepEqual([others, at], [[], run.updatedAt])
    const [overview] = dataOf<ScorecardOverview[]>(await call('planner', SCORECARDS))
    assert.deepEqual([overview?.score, overview?.answered, overview?.updatedBy], [75, 1, by])
    assert.equal(overview?.coverage, coverage(siteApp.questions, run.answers))
  })

  it('stores its score when it is submitted, and gives room for the next run', async () => {
    const { id } = dataOf<StoredDocument>(await start({ scorecard: 'site-app' }))
    const missing = problemOf(await submit(id), 409)['problems'] as { code: string }[]
    assert.deepEqual(
      missing.map(({ code }) => code),
      ['coverage-too-low'],
    )
    const changes = siteApp.questions
      .slice(1)
      .map(({ id: question }) => answer(answerPath(question, 'level'), 3))
    const { outcomes } = dataOf<Patched>(
      await call('planner', `${RUNS}/${id}`, { method: 'PATCH', json: { changes } }),
    )
    assert.ok(outcomes.every(({ outcome }) => outcome === 'applied'))
    const { result, status } = dataOf<StoredDocument>(await submit(id))
    const { rule, score, coverage } = result as Record<string, unknown>
    assert.deepEqual([status, rule, score, coverage], ['submitted', 2, 75, 1])
    const last = async () =>
      dataOf<{ last: LastResult }>(await call('planner', `${SCORECARDS}/site-app`)).last.score
    assert.equal(await last(), 75)
    dataOf(await start({ scorecard: 'site-app' }), 201)
    assert.equal(await last(), 75)
    const rows = dataOf<DocumentRow[]>(await call('planner', `${RUNS}?place=${BRAND}&sort=score`))
    assert.deepEqual(
      rows.map(({ columns }) => columns['score']),
      [75, null, null],
    )
  })

  const act = (who: string, id: string, action: string, reason?: string) =>
    call(who, `${RUNS}/${id}/actions`, { method: 'POST', json: { id: random(), action, reason } })

  async function submitted(scorecard: string, questions: readonly { id: string }[]): Promise<string> {
    const { id } = dataOf<StoredDocument>(await start({ scorecard }), 201)
    const changes = questions.map((question) => answer(answerPath(question.id, 'level'), 2))
    await call('planner', `${RUNS}/${id}`, { method: 'PATCH', json: { changes } })
    dataOf(await submit(id))
    return id
  }

  it('is reviewed by somebody else: returned with a reason it is open again, then approved', async () => {
    const id = await submitted('technology', technology.questions)
    assert.match(problemOf(await act('planner', id, 'approve'), 403).detail!, /You submitted this yourself/)
    problemOf(await act('admin', id, 'return'), 400)
    dataOf(await act('admin', id, 'return', 'No evidence'))
    const audit = `/scorecards/brands/${BRAND}/scorecards/technology`
    const read = async () => dataOf<{ run: Run; last: LastResult | null }>(await call('planner', audit))
    const { run, last } = await read()
    assert.deepEqual([run.status, last], ['returned', null], 'it does not count while it is open')
    const change = { ...answer(answerPath(technology.questions[0]!.id, 'level'), 3), base: 2 }
    const { outcomes } = dataOf<Patched>(
      await call('planner', `${RUNS}/${id}`, { method: 'PATCH', json: { changes: [change] } }),
    )
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['applied'],
    )
    dataOf(await submit(id))
    dataOf(await act('admin', id, 'approve'))
    assert.equal((await read()).run.status, 'reviewed')
  })

  it('is not opened again beside the next one', async () => {
    const id = await submitted('social', social.questions)
    dataOf(await start({ scorecard: 'social' }), 201)
    const { type } = problemOf(await act('admin', id, 'return', 'Late'), 409)
    assert.match(type, /document-slot-taken$/)
  })
})
