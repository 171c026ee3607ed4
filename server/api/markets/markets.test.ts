import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { LOG_ROWS } from '../../../miniapps/domain/markets/limits.ts'
import { NOTE } from '../../../miniapps/domain/document/note-in-tests.ts'
import type {
  ChangeImpact,
  MarketLine,
  MarketDetail,
  Markets,
} from '../../../miniapps/domain/markets/market-answers.ts'
import { SWITCHES } from '../../../miniapps/domain/markets/switches.ts'
import { APP_ROWS } from '../../../shell/config/app-rows.ts'
import type { ArrangedApps, Catalogue } from '../../../shell/contract/catalogue.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { DEFAULT_CLIENT } from '../../world/market-groups.ts'
import { documentKind } from '../kit/document-kind.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const AGENCY = 'choreograph'
const BRAND = 'brand-0001'
const HOUR_MS = 3_600_000
const XSRF = { cookie: 'XSRF-TOKEN=double', 'x-xsrf-token': 'double' }

it('counts every app that the switch opens and closes', () => {
  const felt = APP_ROWS.filter(
    ({ needs, menu = [] }) => needs?.eligibleCountry || menu.some(({ caas }) => caas),
  ).map(({ key }) => key)
  assert.deepEqual(SWITCHES.find(({ key }) => key === 'caas')?.apps.toSorted(), felt.toSorted())
})

onOneDatabase((database) => {
  const call = callerOf(database, [
    documentKind({ definition: { ...NOTE, app: 'audience-library' }, facts: async () => ({ minutes: 5 }) }),
  ])
  const answer = async <Answer>(who: string, path: string, json?: unknown) => {
    const { status, body } = await call(who, path, { method: json ? 'POST' : 'GET', json })
    assert.equal(status, 200, JSON.stringify(body))
    return (body as { data: Answer }).data
  }
  const list = (who = 'admin', more = '') => answer<Markets>(who, `/markets?agency=${AGENCY}${more}`)
  const market = async (code: string, who = 'admin') =>
    (await list(who)).markets.find((each) => each.code === code)
  const detail = (code: string) => answer<MarketDetail>('admin', `/markets/${code}?agency=${AGENCY}`)
  const wish = (codes: string[], changes: object, more: object = {}) => ({
    agency: AGENCY,
    codes,
    changes,
    reason: 'As agreed',
    ...more,
  })
  const change = (codes: string[], changes: object, more: object = {}) =>
    answer<ChangeImpact>('admin', '/markets/changes', wish(codes, changes, more))
  const refused = async (who: string, json: object, status: number) =>
    problemOf(await call(who, '/markets/changes', { method: 'POST', json }), status).code
  const soon = (hours = 1) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  /** As if the time of a planned change had come. */
  const begin = (code: string) =>
    database()
      .sql.updateTable('market_change')
      .set({ effective_from: new Date() })
      .where('country_code', '=', code)
      .where('effective_from', '>', new Date())
      .execute()
  const audiencesIn = async () => (await answer<Catalogue>('planner', `/catalogue?agency=${AGENCY}`)).caas

  it('has the 19 markets of the sample client: 16 live and 3 for tests [3.10]', async () => {
    const { id } = await database()
      .sql.selectFrom('workspace')
      .select('id')
      .where('name', '=', DEFAULT_CLIENT.name)
      .executeTakeFirstOrThrow()
    const { markets } = await list('admin', `&client=${id}`)
    const codes = (status: MarketLine['status']) =>
      markets.filter((each) => each.status === status).map(({ code }) => code)
    assert.equal(markets.length, 19)
    assert.equal(codes('live').length, 16)
    assert.deepEqual(codes('test'), ['BE', 'PT', 'RU'])
  })

  it('lists each country of the table with what is set for it, and how ready it is', async () => {
    const { markets, manages } = await list()
    assert.equal(manages, true)
    assert.ok(markets.length > 95)
    const gb = await market('GB')
    assert.deepEqual([gb?.name, gb?.region, gb?.currency], ['United Kingdom', 1, 'GBP'])
    assert.ok(gb!.brands > 0)
    assert.equal(gb!.contacts.length, gb!.administrators.length)
    assert.ok(new Set(markets.map(({ readiness }) => readiness.percent)).size > 2)
    await change(['GB'], {
      datasets: ['Census'],
      curvesCoverage: 0.9,
      costs: false,
      administrators: ['person-admin'],
    })
    const { readiness, isClientAdmin, contacts } = (await market('GB'))!
    assert.deepEqual([readiness.percent, readiness.isReady, readiness.missing], [75, false, ['costs']])
    assert.deepEqual([isClientAdmin, contacts[0]?.personId], [true, 'person-admin'])
    assert.ok(contacts[0]!.name.includes(' '))
  })

  it('is read by members, and changed by nobody but who manages them [6.21]', async () => {
    const { manages, markets } = await list('no-workspaces')
    assert.equal(manages, false)
    assert.deepEqual([...new Set(markets.map(({ mine }) => mine))], [false])
    assert.deepEqual([...new Set((await list('planner')).markets.map(({ mine }) => mine))].toSorted(), [
      false,
      true,
    ])
    assert.equal(await refused('no-workspaces', wish(['GB'], { caas: false }), 403), 'permission-missing')
    problemOf(await call('no-workspaces', `/markets/GB?agency=${AGENCY}`), 403)
    problemOf(await call('no-workspaces', '/markets/changes/1?agency=choreograph', { method: 'DELETE' }), 403)
    problemOf(await call('no-workspaces', '/markets?agency=mindshare'), 403)
    const lines = { agency: AGENCY, reason: 'As agreed', lines: [{ code: 'GB', changes: { caas: false } }] }
    problemOf(await call('no-workspaces', '/markets/lines', { method: 'POST', json: lines }), 403)
  })

  it('says first for whom and in which apps a change is felt, and changes nothing by that', async () => {
    const impact = await change(['DE', 'GB'], { caas: false }, { dryRun: true })
    assert.deepEqual(
      impact.changes.map(({ code, key, before, after }) => [code, key, before, after]),
      [
        ['DE', 'caas', true, false],
        ['GB', 'caas', true, false],
      ],
    )
    const library = impact.apps.find(({ app }) => app === 'audience-library')!
    assert.deepEqual(library.markets, ['DE', 'GB'])
    assert.ok(impact.people > 0 && library.people > 0 && library.people <= impact.people)
    assert.equal(impact.people, await workersIn(['DE', 'GB']))
    assert.ok((await audiencesIn()).includes('GB'))
    assert.deepEqual((await change(['GB'], { caas: true })).changes, [], 'it is on already')
  })

  /** Counted the plain way, pair by pair. */
  const workersIn = async (codes: string[]) => {
    const { rows } = await raw<{ id: string }>`select distinct person_id as id from effective_permission
      join workspace on az_id = account_id where type = 'BRAND'
        and organisations_id = ${`organisation-${AGENCY}`} and country_code = any(${codes}::text[])
        and permissions && '{OS_WORKSPACE_ACCESS,agency-os.OS_WORKSPACE_ACCESS}'::text[]`.execute(
      database().sql,
    )
    return rows.length
  }

  it('takes audience-as-a-service away at once, and gives it back [3.35]', async () => {
    await database()
      .sql.updateTable('workspace')
      .set({ country_code: 'GB' })
      .where('id', '=', BRAND)
      .execute()
    let notes = 0
    const inLibrary = async () => {
      const note = { id: `market-note-${++notes}`, place: BRAND, fields: { topic: `Audience ${notes}` } }
      return (await call('planner', `/documents/${NOTE.type}`, { method: 'POST', json: note })).status
    }
    assert.equal(await inLibrary(), 201)
    await change(['GB'], { caas: false })
    assert.ok(!(await audiencesIn()).includes('GB'))
    assert.equal(await inLibrary(), 403)
    await change(['GB'], { caas: true })
    assert.ok((await audiencesIn()).includes('GB'))
    assert.equal(await inLibrary(), 201)
  })

  it('begins a planned change at its moment, and shows it until then', async () => {
    await change(['FR'], { caas: false, currency: 'CHF' }, { from: soon() })
    const france = (await market('FR'))!
    assert.deepEqual([france.caas, france.currency], [true, 'EUR'])
    assert.deepEqual(
      france.planned.map(({ key, value, by }) => [key, value, by?.personId]),
      [
        ['caas', false, 'person-admin'],
        ['currency', 'CHF', 'person-admin'],
      ],
    )
    assert.deepEqual((await market('FR', 'no-workspaces'))?.planned, [])
    const { caas, caasUntil } = await answer<Catalogue>('planner', `/catalogue?agency=${AGENCY}`)
    assert.ok(caas.includes('FR'))
    assert.equal(caasUntil, france.planned[0]!.from)
    await begin('FR')
    assert.ok(!(await audiencesIn()).includes('FR'))
    assert.equal((await market('FR'))?.currency, 'CHF')
  })

  it('takes a planned change back, which stays in the log; one that has begun it cannot', async () => {
    await change(['IT'], { status: 'test' }, { from: soon() })
    const [planned] = (await market('IT'))!.planned
    const remove = () =>
      call.raw('admin', `/markets/changes/${planned!.id}?agency=${AGENCY}`, XSRF, { method: 'DELETE' })
    assert.equal((await remove()).status, 204)
    assert.equal((await remove()).status, 409)
    const { log, market: italy } = await detail('IT')
    assert.deepEqual([italy.status, italy.planned], ['live', []])
    const [line] = log.data
    assert.deepEqual([line?.key, line?.before, line?.takenBack !== null], ['status', 'live', true])
    assert.equal(
      (await call('admin', `/markets/changes/999999?agency=${AGENCY}`, { method: 'DELETE' })).status,
      409,
    )
  })

  /** Where roles and permissions are given. */
  const offersMarket = async (name: string) =>
    JSON.stringify(await answer('admin', `/access/accounts?agency=${AGENCY}&q=${name}`)).includes('"market"')

  it('keeps an archived market in its history, and lets nobody choose it', async () => {
    const impact = await change(['NL'], { isArchived: true })
    assert.deepEqual(
      impact.apps.map(({ app }) => app),
      ['workspace-management'],
    )
    assert.equal(await market('NL', 'no-workspaces'), undefined)
    assert.equal((await market('NL'))?.isArchived, true)
    const {
      log: { data: log },
    } = await detail('NL')
    assert.deepEqual([log[0]?.key, log[0]?.value, log[0]?.by?.personId], ['isArchived', true, 'person-admin'])
    const countries = await answer<{ code: string; isArchived?: boolean }[]>(
      'admin',
      `/workspaces/countries?agency=${AGENCY}`,
    )
    assert.equal(countries.find(({ code }) => code === 'NL')?.isArchived, true)
    const advertiser = await answer<{ id: string }>('admin', '/workspaces', {
      agency: AGENCY,
      type: 'ADVERTISER',
      name: 'Polder',
    })
    const made = { agency: AGENCY, type: 'ADVERTISER_MARKET', parentId: advertiser.id, name: 'Low countries' }
    const make = (codes: string[]) =>
      call('admin', '/workspaces', { method: 'POST', json: { ...made, countries: codes } })
    assert.equal(problemOf(await make(['BE', 'NL']), 409).code, 'market-archived')
    assert.equal((await make(['BE'])).status, 200)
    const asked = { agency: AGENCY, kind: 'create', name: 'Tulip', country: 'NL' }
    problemOf(await call('planner', '/workspaces/requests', { method: 'POST', json: asked }), 409)
    assert.ok(!(await offersMarket('Netherlands')))
    const arranged = await answer<ArrangedApps>('admin', `/catalogue/arranged?agency=${AGENCY}`)
    assert.ok(arranged.countries.includes('BE') && !arranged.countries.includes('NL'))
    await change(['NL'], { isArchived: false })
    assert.ok(await offersMarket('Netherlands'))
  })

  it('writes each market into the audit log, with the reason', async () => {
    await change(['SE', 'NO'], { numberLocale: null, legalText: 'Ask first.' })
    const entries = await database()
      .sql.selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'market.switched')
      .where('subject_id', 'in', ['SE', 'NO'])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      entries.map(({ subject_id, actor_id, agency_code, reason, after }) => ({
        subject_id,
        actor_id,
        agency_code,
        reason,
        after,
      })),
      ['SE', 'NO'].map((subject_id) => ({
        subject_id,
        actor_id: 'person-admin',
        agency_code: AGENCY,
        reason: 'As agreed',
        after: { numberLocale: null, legalText: 'Ask first.' },
      })),
    )
    assert.equal((await market('SE'))?.numberLocale, null)
  })

  it('takes the lines of a file together or not at all', async () => {
    const lines = [
      { code: 'PL', changes: { costs: true, curvesCoverage: 0.5 } },
      { code: 'CZ', changes: { status: 'test' } },
    ]
    const send = (json: object) =>
      call('admin', '/markets/lines', {
        method: 'POST',
        json: { agency: AGENCY, reason: 'From the file', ...json },
      })
    const preview = dataOf<ChangeImpact>(await send({ lines, dryRun: true }))
    assert.ok(preview.changes.some(({ code, key }) => code === 'CZ' && key === 'status'))
    assert.equal((await market('CZ'))?.status, 'live')
    problemOf(await send({ lines: [...lines, { code: 'XX', changes: { costs: true } }] }), 400)
    assert.equal((await market('CZ'))?.status, 'live')
    await send({ lines })
    assert.deepEqual([(await market('CZ'))?.status, (await market('PL'))?.curvesCoverage], ['test', 0.5])
  })

  it('refuses what cannot be', async () => {
    assert.equal(await refused('admin', wish(['XX'], { caas: false }), 400), 'country-unknown')
    assert.equal(
      await refused('admin', wish(['GB'], { caas: false }, { from: soon(-1) }), 400),
      'market-change-past',
    )
    assert.equal(await refused('admin', wish(['GB'], { caas: 'no' }), 400), 'body-not-valid')
    assert.equal(
      await refused('admin', wish(['GB'], { administrators: ['nobody'] }), 400),
      'people-not-in-agency',
    )
    problemOf(await call('admin', `/markets/XX?agency=${AGENCY}`), 400)
  })

  it('gives a long log page by page', async () => {
    await change(['EE'], { currency: 'EUR' })
    await raw`insert into market_change
      (agency_code, country_code, key, value, before, effective_from, made_by, made_at, reason)
      select agency_code, country_code, key, value, before, effective_from, made_by, made_at, reason
      from (select * from market_change where country_code = 'EE' limit 1) as one, generate_series(1, ${LOG_ROWS})`.execute(
      database().sql,
    )
    const { log } = await detail('EE')
    const more = await answer<MarketDetail>('admin', `/markets/EE?agency=${AGENCY}&after=${log.next}`)
    const [last, first] = [log.data.at(-1)!, more.log.data[0]!]
    assert.ok(log.data.length === LOG_ROWS && Number(first.id) < Number(last.id))
  })
})
