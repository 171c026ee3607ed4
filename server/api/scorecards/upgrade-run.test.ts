import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import type { PastChange, Patched, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { beforePath } from '../../../miniapps/domain/scorecards/answered-before.ts'
import { answerPath } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type { Question, Run, Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { siteApp } from './reference/site-app.ts'

const AUDIT = 'moved'
const BRAND = 'brand-0100'
const RUNS = '/documents/scorecard-run'
const READ = `/scorecards/brands/${BRAND}/scorecards/${AUDIT}`

const [kept, changed, removed, added] = siteApp.questions.map((question, index) => ({
  ...question,
  id: `q${index}`,
})) as [Question, Question, Question, Question]

let made = 0
const random = () => `moved-run-${++made}`

onOneDatabase((database) => {
  const call = callerOf(database)

  async function publish(version: number, questions: readonly Question[]): Promise<void> {
    const { intro, dimensions } = siteApp
    const parts = Object.entries({ intro, dimensions, questions })
    const texts = Object.fromEntries(parts.map(([name, part]) => [name, JSON.stringify(part)]))
    const row = { id: AUDIT, version, position: 97, title: `Moved ${version}`, ...texts }
    await database()
      .sql.insertInto('scorecard')
      .values(row as never)
      .execute()
  }

  async function begin(): Promise<string> {
    await publish(1, [kept, changed, removed])
    const json = { id: random(), place: BRAND, fields: { scorecard: AUDIT } }
    const { id } = dataOf<StoredDocument>(await call('planner', RUNS, { method: 'POST', json }), 201)
    for (const [level, question] of [kept, changed, removed].entries()) await answer(id, question, level + 1)
    return id
  }

  const answer = async (id: string, question: Question, value: number) =>
    dataOf<Patched>(
      await call('planner', `${RUNS}/${id}`, {
        method: 'PATCH',
        json: { changes: [{ id: random(), path: answerPath(question.id, 'level'), base: null, value }] },
      }),
    ).outcomes[0]!.outcome

  const act = (id: string, action: string, json = { id: random(), action }, who = 'planner') =>
    call(who, `${RUNS}/${id}/actions`, { method: 'POST', json })

  const newer = async () => dataOf<{ newer: number | null }>(await call('planner', READ)).newer

  afterEach(async () => {
    const { sql } = database()
    await sql.deleteFrom('document').where('slot', '=', AUDIT).execute()
    await sql.deleteFrom('scorecard').where('id', '=', AUDIT).execute()
  })

  it('moves to the newest version: answers stay, wait for confirmation or leave', async () => {
    const id = await begin()
    assert.equal(await newer(), null)
    await publish(2, [{ ...kept, weight: 1 }, { ...changed, text: 'Asks something else?' }, added])
    assert.equal(await newer(), 2)
    const newest = dataOf<Scorecard>(await call('planner', `${READ}/newest`))
    assert.deepEqual([newest.version, newest.questions.length], [2, 3])

    const json = { id: random(), action: 'upgrade' }
    const { fields, status, title } = dataOf<StoredDocument>(await act(id, 'upgrade', json))
    const values = [kept, changed, removed].map((each) => fields[answerPath(each.id, 'level')]?.value)
    assert.deepEqual(
      [status, title, fields['version']?.value, ...values],
      ['open', 'Moved 2', 2, 1, null, null],
    )
    const before = { version: 1, level: 2, notApplicable: false, reason: '' }
    assert.deepEqual(fields[beforePath(changed.id)]?.value, before)

    const { run, scorecard } = dataOf<{ run: Run; scorecard: Scorecard }>(await call('planner', READ))
    assert.deepEqual([run.scorecardVersion, scorecard.version, await newer()], [2, 2, null])
    assert.deepEqual([await answer(id, removed, 2), await answer(id, added, 2)], ['invalid', 'applied'])
  })

  it('keeps in the history what has left, and moves once however often the call is sent', async () => {
    const id = await begin()
    await publish(2, [kept])
    const json = { id: random(), action: 'upgrade' }
    const first = dataOf<StoredDocument>(await act(id, 'upgrade', json))
    const again = dataOf<StoredDocument>(await act(id, 'upgrade', json))
    assert.equal(again.version, first.version)
    const history = dataOf<PastChange[]>(await call('planner', `${RUNS}/${id}/history`))
    const moved = history.filter(({ version }) => version === first.version)
    assert.deepEqual(
      moved.map(({ path, base, value }) => [path, base, value]).toSorted(),
      [
        [answerPath(changed.id, 'level'), 2, null],
        [answerPath(removed.id, 'level'), 3, null],
        ['version', 1, 2],
      ].toSorted(),
    )
  })

  it('stays where no newer version is, where it was submitted, and for strangers', async () => {
    const id = await begin()
    const { problems } = problemOf(await act(id, 'upgrade'), 409) as unknown as {
      problems: { code: string }[]
    }
    assert.deepEqual(
      problems.map(({ code }) => code),
      ['newest-version'],
    )
    await publish(2, [kept])
    problemOf(await act(id, 'upgrade', { id: random(), action: 'upgrade' }, 'no-workspaces'), 404)
    dataOf(await act(id, 'submit'))
    assert.match(problemOf(await act(id, 'upgrade'), 409).type, /document-status$/)
    assert.equal(await newer(), null)
    await database().sql.deleteFrom('document').where('id', '=', id).execute()
  })

  it('stays, and is not offered to move, once a second assessor answers the same version', async () => {
    const id = await begin()
    const json = { id: random(), place: BRAND, fields: { scorecard: AUDIT, kind: 'second' } }
    const second = dataOf<StoredDocument>(await call('admin', RUNS, { method: 'POST', json }), 201)
    await publish(2, [kept])
    assert.equal(await newer(), null)
    assert.match(problemOf(await act(id, 'upgrade'), 409).type, /assessors-same-version$/)
    await database().sql.deleteFrom('document').where('id', '=', second.id).execute()
  })
})
