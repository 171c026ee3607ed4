import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { QUESTION_ORDER, questionPath } from '../../../miniapps/domain/scorecards/draft/draft-fields.ts'
import type { LiveScorecard } from '../../../miniapps/domain/scorecards/draft/live-scorecard.ts'
import type { Run, Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { agencyOfBrand } from './agency-of-brand.ts'
import { siteApp } from './reference/site-app.ts'

const DRAFTS = '/documents/scorecard-draft'
const BRAND = 'brand-0100'

let made = 0
const random = () => `draft-of-${1000 + ++made}`

onOneDatabase((database) => {
  const call = callerOf(database)
  const agency = async () => (await agencyOfBrand(database().sql, BRAND))!
  const begin = async (who = 'admin') =>
    call(who, DRAFTS, {
      method: 'POST',
      json: { id: random(), place: await agency(), fields: { scorecard: 'site-app' } },
    })
  const act = (id: string, action: string, who = 'admin') =>
    call(who, `${DRAFTS}/${id}/actions`, { method: 'POST', json: { id: random(), action } })
  const set = (id: string, path: string, base: unknown, value: unknown) =>
    call('admin', `${DRAFTS}/${id}`, {
      method: 'PATCH',
      json: { changes: [{ id: random(), path, base, value }] },
    })
  const audit = async (brand = BRAND) =>
    dataOf<{ scorecard: Scorecard; run: Run | null }>(
      await call('admin', `/scorecards/brands/${brand}/scorecards/site-app`),
    )

  it('are for whoever may manage the agency', async () => {
    problemOf(await begin('planner'), 403)
    problemOf(await call('planner', `/scorecards/agencies/${await agency()}/scorecards`), 403)
  })

  it('begin with what is published, one for each audit', async () => {
    const draft = dataOf<StoredDocument>(await begin(), 201)
    const { title, base, [QUESTION_ORDER]: order } = draft.fields
    assert.deepEqual([title?.value, base?.value], [siteApp.title, siteApp.version])
    assert.deepEqual(
      order?.value,
      siteApp.questions.map(({ id }) => id),
    )
    assert.equal(dataOf<StoredDocument>(await begin()).id, draft.id)
    dataOf(await act(draft.id, 'drop'))
  })

  it('are not published with a problem', async () => {
    const { id } = dataOf<StoredDocument>(await begin(), 201)
    const first = siteApp.questions[0]!
    dataOf(await set(id, questionPath(first.id, 'text'), first.text, null))
    problemOf(await act(id, 'publish'), 409)
    assert.equal((await audit()).scorecard.version, siteApp.version)
    dataOf(await act(id, 'drop'))
  })

  it('are the version of the agency once published; a run that was begun keeps its own', async () => {
    const run = { id: random(), place: BRAND, fields: { scorecard: 'site-app' } }
    dataOf(await call('admin', '/documents/scorecard-run', { method: 'POST', json: run }), 201)
    const { id } = dataOf<StoredDocument>(await begin(), 201)
    const first = siteApp.questions[0]!
    dataOf(await set(id, questionPath(first.id, 'weight'), first.weight, 5))
    dataOf(await act(id, 'publish'))
    assert.equal((await audit()).scorecard.version, siteApp.version, 'the run that is open')
    const other = (await audit('brand-0101')).scorecard
    assert.deepEqual([other.version, other.questions[0]?.weight], [1001, 5])
    const live = dataOf<LiveScorecard[]>(
      await call('admin', `/scorecards/agencies/${await agency()}/scorecards?language=de`),
    )
    assert.deepEqual(
      live.map(({ isOwn }) => isOwn),
      [true, ...Array<boolean>(8).fill(false)],
    )
    assert.equal(live[0]?.title, 'Website- und App-Audit')
  })

  it('change nothing for the brands of other agencies', async () => {
    const own = await agency()
    const strangers = await database()
      .sql.selectFrom('workspace')
      .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
      .where('type', '=', 'BRAND')
      .where('agency.code', '!=', own)
      .select('workspace.id')
      .orderBy('workspace.id')
      .execute()
    const seen = await Promise.all(
      strangers.slice(0, 200).map(({ id }) => call('admin', `/scorecards/brands/${id}/scorecards/site-app`)),
    )
    const read = seen.filter(({ status }) => status === 200)
    assert.ok(read.length > 0)
    for (const answer of read) assert.ok(dataOf<{ scorecard: Scorecard }>(answer).scorecard.version < 1000)
  })
})
