import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type {
  PastResult,
  Run,
  Scorecard,
  ScorecardOverview,
} from '../../../miniapps/domain/scorecards/scorecard.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { SCORECARDS } from './reference/all-scorecards.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const BRAND = '/scorecards/brands/brand-0001/scorecards'

onOneDatabase((database) => {
  const call = callerOf(database)
  const start = (brand: string, id: string) =>
    call('planner', '/documents/scorecard-run', {
      method: 'POST',
      json: { id: crypto.randomUUID(), place: brand, fields: { scorecard: id } },
    })
  const brandWithout = async (scorecardId: string) => {
    const { id } = await database()
      .sql.selectFrom('workspace')
      .select('id')
      .where('type', '=', 'BRAND')
      .where('organisations_id', '=', 'organisation-choreograph')
      .where('id', 'not in', (is) =>
        is
          .selectFrom('document')
          .select('place')
          .where(raw`columns ->> 'scorecard'`, '=', scorecardId),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return id
  }

  it('leaves the first audit of the default brand for whoever comes first, and shows what others did', async () => {
    const overviews = dataOf<ScorecardOverview[]>(await call('planner', BRAND))
    assert.deepEqual(
      overviews.map(({ id }) => id),
      SCORECARDS.map(({ id }) => id),
    )
    const [siteApp, ...others] = overviews
    assert.deepEqual(
      [siteApp?.status, siteApp?.questions, siteApp?.answered, siteApp?.score, siteApp?.updatedBy],
      ['not-started', 12, 0, null, null],
    )
    const worked = others.filter(({ status }) => status !== 'not-started')
    assert.ok(worked.length >= 3)
    for (const { score, coverage, answered, updatedBy, updatedAt } of worked) {
      assert.ok(score !== null && score >= 0 && score <= 100 && coverage > 0 && coverage <= 1 && answered > 0)
      assert.ok(updatedBy?.includes(' ') && updatedAt && !Number.isNaN(Date.parse(updatedAt)))
    }
  })

  it('says beside what counts what the same audit said in the quarter before', async () => {
    const overviews = dataOf<ScorecardOverview[]>(await call('planner', BRAND))
    const past = dataOf<PastResult[]>(await call('planner', `${BRAND}/history`))
    const compared = overviews.filter(({ before }) => before)
    assert.ok(compared.length > 0)
    for (const { id, last, before } of compared) {
      const [newest, earlier] = past.filter(({ scorecardId }) => scorecardId === id)
      assert.deepEqual(
        [newest?.runId, earlier?.period, earlier?.score],
        [last?.runId, before?.period, before?.score],
      )
    }
  })

  it('has finished and unfinished audits somewhere', async () => {
    const rows = await database()
      .sql.selectFrom('document')
      .where('type', '=', 'scorecard-run')
      .select('status')
      .distinct()
      .orderBy('status')
      .execute()
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['open', 'reviewed', 'submitted'],
    )
  })

  it('answers a scorecard with its questions and no run before one is started', async () => {
    const { scorecard, run, last } = dataOf<{ scorecard: Scorecard; run: Run | null; last: unknown }>(
      await call('planner', `${BRAND}/site-app`),
    )
    assert.deepEqual(scorecard, { ...SCORECARDS[0], weight: 1 })
    assert.deepEqual([run, last], [null, null])
  })

  it('starts one run, whoever asks first, and answers the open one after that', async () => {
    const brand = await brandWithout('video')
    const started = await Promise.all([start(brand, 'video'), start(brand, 'video'), start(brand, 'video')])
    assert.deepEqual(started.map(({ status }) => status).toSorted(), [200, 200, 201])
    const ids = started.map(({ body }) => (body as { data: StoredDocument }).data.id)
    assert.equal(new Set(ids).size, 1)
    const { run } = dataOf<{ run: Run }>(
      await call('planner', `/scorecards/brands/${brand}/scorecards/video`),
    )
    const { id, status, brandId, scorecardId, startedBy, answers } = run
    assert.deepEqual(
      [id, status, brandId, scorecardId, startedBy, answers],
      [ids[0], 'open', brand, 'video', 'Maya Lindqvist', []],
    )
  })

  it('keeps a run with the version it was made with', async () => {
    const brand = await brandWithout('content')
    const run = dataOf<StoredDocument>(await start(brand, 'content'), 201)
    const [content] = await database()
      .sql.selectFrom('scorecard')
      .selectAll()
      .where('id', '=', 'content')
      .orderBy('version', 'desc')
      .execute()
    const { intro, dimensions, questions, version, ...rest } = content!
    const fewer = JSON.stringify(questions.slice(0, 3))
    const written = { intro: JSON.stringify(intro), dimensions: JSON.stringify(dimensions), questions: fewer }
    await database()
      .sql.insertInto('scorecard')
      .values({ ...rest, ...written, version: version + 1 })
      .execute()
    const old = dataOf<{ scorecard: Scorecard }>(
      await call('planner', `/scorecards/brands/${brand}/scorecards/content`),
    )
    assert.deepEqual(
      [run.fields['version']?.value, old.scorecard.version, old.scorecard.questions.length],
      [version, version, 10],
    )
    const fresh = await brandWithout('content')
    const { fields } = dataOf<StoredDocument>(await start(fresh, 'content'), 201)
    assert.equal(fields['version']?.value, version + 1)
    const overview = dataOf<ScorecardOverview[]>(
      await call('planner', `/scorecards/brands/${fresh}/scorecards`),
    )
    assert.equal(overview.find(({ id }) => id === 'content')?.questions, 3)
  })

  it('shows a scorecard without questions as not published', async () => {
    const intro = JSON.stringify({ purpose: 'p', whoAnswers: 'w', minutes: 1 })
    const empty = {
      id: 'empty',
      version: 1,
      position: 99,
      title: 'Empty',
      intro,
      dimensions: '[]',
      questions: '[]',
    }
    await database().sql.insertInto('scorecard').values(empty).execute()
    const last = dataOf<ScorecardOverview[]>(await call('planner', BRAND)).at(-1)
    assert.deepEqual([last?.id, last?.status, last?.coverage, last?.score], ['empty', 'unpublished', 0, null])
    await database().sql.deleteFrom('scorecard').where('id', '=', 'empty').execute()
  })

  it('refuses brands without workspace access and brands that do not exist', async () => {
    for (const path of ['', '/site-app']) {
      problemOf(await call('no-workspaces', `${BRAND}${path}`), 403)
      problemOf(await call('planner', `/scorecards/brands/brand-9999/scorecards${path}`), 404)
    }
    problemOf(await call('planner', '/scorecards/brands/advertiser-001/scorecards'), 404)
    problemOf(await call('planner', '/scorecards/brands/brand-0800/scorecards'), 403)
  })

  it('refuses whoever the shell keeps out of the agency, whatever they hold on the brand', async () => {
    const { sql } = database()
    const held = async (who: string, agency: string) => {
      const { id } = await sql
        .selectFrom('workspace')
        .innerJoin('permission_record', 'account_id', 'az_id')
        .innerJoin('person', 'person.id', 'person_id')
        .where('email', '=', `${who}@agency.example`)
        .where('type', '=', 'BRAND')
        .where('organisations_id', '=', `organisation-${agency}`)
        .select('workspace.id')
        .executeTakeFirstOrThrow()
      return `/scorecards/brands/${id}/scorecards`
    }
    assert.equal((await call('other-agency', await held('other-agency', 'wavemaker'))).status, 200)
    for (const who of ['other-agency', 'no-agency-access']) {
      const brand = await held(who, 'choreograph')
      assert.match(problemOf(await call(who, brand), 403).detail!, /access to Choreograph/)
    }
    const { id } = await sql
      .selectFrom('person')
      .select('id')
      .where('email', '=', 'planner@agency.example')
      .executeTakeFirstOrThrow()
    const membership = { agency_code: 'choreograph', person_id: id }
    await sql
      .deleteFrom('agency_member')
      .where('agency_code', '=', 'choreograph')
      .where('person_id', '=', id)
      .execute()
    assert.match(
      problemOf(await call('planner', BRAND), 403).detail!,
      /do not belong to the agency of this brand/,
    )
    await sql.insertInto('agency_member').values(membership).execute()
    assert.equal((await call('planner', BRAND)).status, 200)
  })

  it('knows no other scorecards', async () => {
    problemOf(await call('planner', `${BRAND}/horoscope`), 404)
    problemOf(await start('brand-0001', 'horoscope'), 404)
  })
})
