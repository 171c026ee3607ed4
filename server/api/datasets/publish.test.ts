import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { CountedTable } from '../../../miniapps/domain/surveys/counting.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import {
  columnsOfStore,
  encodePublication,
  type Publication,
} from '../../../miniapps/domain/surveys/publication.ts'
import { storeOf } from '../../../miniapps/domain/surveys/store/slice-store.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME, ACME_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const SLICE = { id: 'GB-2026-H2', market: 'GB', wave: '2026-H2', universe: 53_000 }
const FRAME: Publication['frame'] = [
  {
    name: 'sex',
    label: 'Sex',
    type: 'single',
    folder: 'People',
    codes: [
      { code: 1, label: 'Men' },
      { code: 2, label: 'Women' },
    ],
  },
]

/** Forty people. */
function publication(changed: Partial<Publication> = {}): Publication {
  const slice = changed.slices?.[0] ?? SLICE
  const sex = Array.from({ length: 40 }, (_, person) => 1 + (person % 2))
  const weights = { main: sex.map((code) => (code === 1 ? 0.8 : 1.2)) }
  return {
    dataset: crypto.randomUUID(),
    name: 'Panel',
    slices: [slice],
    frame: FRAME,
    weights: [{ name: 'main', label: 'Sex', source: 'Census', date: '2026-01-01' }],
    licence: {
      respondents: 'browser',
      protection: 'floor',
      smallestAudience: 30,
      exports: true,
      notice: 'Source: panel.',
      from: null,
      to: null,
    },
    markets: null,
    columns: columnsOfStore(slice.id, storeOf({ slice, weights, frame: FRAME, answers: { sex } })),
    ...changed,
  }
}

onEachDatabase((database) => {
  const call = callerOf(database)
  const publish = (who: string, what: Publication, query = '') =>
    call(who, `/datasets/choreograph${query}`, {
      method: 'POST',
      body: new Blob([new Uint8Array(encodePublication(what))]),
      headers: { 'content-type': 'application/octet-stream' },
    })
  const found = async (id: string) =>
    dataOf<Dataset[]>(await call('planner', '/datasets/choreograph')).find((each) => each.id === id)

  it('publishes a dataset, and its next version beside it', async () => {
    const first = publication()
    assert.deepEqual(dataOf(await publish('planner', first), 201), { id: first.dataset, version: 1 })
    dataOf(await publish('planner', { ...first, name: 'Panel, corrected' }), 201)
    const newest = (await found(first.dataset))!
    assert.deepEqual([newest.version, newest.latest, newest.name], [2, 2, 'Panel, corrected'])
    assert.deepEqual(newest.slices, [{ ...SLICE, n: 40, weightSum: 40 }])
    const before = dataOf<{ dataset: Dataset }>(
      await call('planner', `/datasets/choreograph/${first.dataset}/1`),
    ).dataset
    assert.deepEqual([before.version, before.latest, before.name], [1, 2, 'Panel'])
  })

  it('keeps earlier waves beside a further one, in one frame', async () => {
    const first = publication()
    dataOf(await publish('planner', first), 201)
    const wave = { ...SLICE, id: 'GB-2027-H1', wave: '2027-H1' }
    const women = { ...FRAME[0]!, codes: [FRAME[0]!.codes[1]!, { code: 3, label: 'Others' }] }
    const answers = { sex: Array.from({ length: 40 }, () => 3) }
    const store = storeOf({
      slice: wave,
      weights: { main: answers.sex.map(() => 1) },
      frame: [women],
      answers,
    })
    const further = { ...first, slices: [wave], frame: [women], columns: columnsOfStore(wave.id, store) }
    assert.equal(dataOf<{ version: number }>(await publish('planner', further, '?onto=yes'), 201).version, 2)
    const newest = (await found(first.dataset))!
    assert.deepEqual(
      newest.slices.map(({ id, n }) => [id, n]),
      [
        ['GB-2026-H2', 40],
        ['GB-2027-H1', 40],
      ],
    )
    const rows = [1, 2, 3].map((code) => ({ op: 'in', variable: 'sex', codes: [code] }))
    const json = {
      slices: [SLICE.id, wave.id],
      weight: 'main',
      base: { op: 'all' },
      rows,
      columns: [{ op: 'all' }],
    }
    const table = await call('planner', `/datasets/choreograph/${first.dataset}/2/tables`, {
      method: 'POST',
      json,
    })
    const { cells } = dataOf<CountedTable>(table)
    assert.deepEqual(
      cells.map(([cell]) => cell?.n),
      [20, 20, 40, 80],
    )
    const open = { ...further, licence: { ...first.licence, protection: 'open' as const } }
    assert.equal(problemOf(await publish('planner', open, '?onto=yes'), 409).code, 'dataset-licence-opens')
  })

  it('counts by each weight of a dataset, and earlier waves by their first where they lack one', async () => {
    const sex = [1, 1, 2, 2].flatMap((code) => Array.from({ length: 20 }, () => code))
    const main = sex.map((code) => (code === 1 ? 0.5 : 1.5))
    const households = sex.map((_, at) => (at % 20 === 0 ? 4 : 0.25))
    const about = publication().weights[0]!
    const weights = [about, { ...about, name: 'households', label: 'Households', source: 'Registry' }]
    const withBoth = (slice: typeof SLICE, of: Publication['weights']) => {
      const values = Object.fromEntries(of.map(({ name }) => [name, name === 'main' ? main : households]))
      const store = storeOf({ slice, weights: values, frame: FRAME, answers: { sex } })
      return publication({ slices: [slice], weights: of, columns: columnsOfStore(slice.id, store) })
    }
    const first = withBoth(SLICE, [about])
    dataOf(await publish('planner', first), 201)
    const wave = { ...SLICE, id: 'GB-2027-H1', wave: '2027-H1' }
    dataOf(await publish('planner', { ...withBoth(wave, weights), dataset: first.dataset }, '?onto=yes'), 201)
    assert.deepEqual((await found(first.dataset))!.weights, weights)
    const sums = async (slice: string, weight: string) => {
      const men = { op: 'in', variable: 'sex', codes: [1] }
      const json = { slices: [slice], weight, base: { op: 'all' }, rows: [men], columns: [{ op: 'all' }] }
      const path = `/datasets/choreograph/${first.dataset}/2/tables`
      return call('planner', path, { method: 'POST', json })
    }
    const cell = async (slice: string, weight: string) =>
      dataOf<CountedTable>(await sums(slice, weight)).cells[0]![0]!
    const close = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-9, `${one}, ${other}`)
    for (const [slice, weight, w, q, universe] of [
      [SLICE.id, 'main', 20, 10, 13_250],
      [wave.id, 'main', 20, 10, 13_250],
      [wave.id, 'households', 17.5, 34.375, 26_500],
      [SLICE.id, 'households', 20, 10, 13_250],
    ] as const) {
      const counted = await cell(slice, weight)
      assert.equal(counted.n, 40)
      close(counted.w, w)
      close(counted.q, q)
      close(counted.universe, universe)
    }
    assert.equal(problemOf(await sums(wave.id, 'gone'), 400).code, 'dataset-weight-unknown')
  })

  it('opens nothing of earlier waves by a further one', async () => {
    const closed = [{ ...FRAME[0]!, sensitive: true as const }]
    const licence = { ...publication().licence, from: '2026-01-01' }
    const first = publication({ markets: ['GB'], licence, frame: closed })
    const brand = `?brand=${ACME_BRANDS[0]!.id}`
    dataOf(await publish('planner', first, brand), 201)
    const wave = { ...SLICE, id: 'GB-2027-H1', wave: '2027-H1' }
    const next = publication({ ...first, slices: [wave], frame: FRAME })
    const further = { ...next, columns: publication({ slices: [wave] }).columns }
    const onto = (changed: Partial<Publication>) =>
      publish('planner', { ...further, ...changed }, `${brand}&onto=yes`)
    for (const changed of [
      { markets: null },
      { markets: ['GB', 'US'] },
      { licence: { ...licence, from: null } },
      { licence: { ...licence, from: '2025-12-31' } },
    ])
      assert.equal(problemOf(await onto(changed), 409).code, 'dataset-licence-opens')
    const other = await onto({ weights: [{ ...first.weights[0]!, name: 'other' }] })
    assert.match(problemOf(other, 400).detail!, /first weight has to stay main/)
    dataOf(await onto({}), 201)
    const path = `/datasets/choreograph/${first.dataset}/2${brand}`
    const { frame } = dataOf<{ frame: Publication['frame'] }>(await call('planner', path))
    assert.equal(frame[0]!.sensitive, true)
  })

  it('takes the permission in the markets of earlier waves too', async () => {
    const american = { id: 'US-2026-H2', market: 'US', wave: '2026-H2', universe: 250_000 }
    const first = publication({ slices: [american] })
    dataOf(await publish('planner', first), 201)
    await database()
      .run(`update permission_record set permissions = permissions || '{MXMZ_DATA_SOURCES_UPLOAD}'
      where person_id = 'person-no-workspaces' and account_id =
        (select az_id from agency where code = 'choreograph')`)
    await database().run(`insert into permission_record (person_id, account_id, permissions)
      select 'person-no-workspaces', market.az_id, '{MxmzDataSourcesUploadAppAccess}' from workspace as market
        join agency on agency.organisations_id = market.organisations_id
      where agency.code = 'choreograph' and market.type = 'MARKET' and market.country_code = 'GB'`)
    const further = publication({ dataset: first.dataset })
    const { code, detail } = problemOf(await publish('no-workspaces', further, '?onto=yes'), 403)
    assert.equal(code, 'dataset-upload-closed')
    assert.match(detail!, /US/)
    await database().run(`delete from permission_record where person_id = 'person-no-workspaces'
      and permissions = '{MxmzDataSourcesUploadAppAccess}'`)
  })

  it('refuses names that are twice, slices that are no market and wave, and weights that are none', async () => {
    const good = publication()
    const weights = [good.weights[0]!, { ...good.weights[0]!, name: 'second' }]
    const withWeights = (main: number, second: number) => {
      const answers = { sex: [1, 2] }
      const store = storeOf({
        slice: SLICE,
        weights: { main: [main, 1], second: [second, 1] },
        frame: FRAME,
        answers,
      })
      return { ...good, weights, columns: columnsOfStore(SLICE.id, store) }
    }
    const refused = async (what: Publication) => problemOf(await publish('planner', what), 400).detail!
    await refused({ ...good, slices: [SLICE, SLICE] })
    await refused({ ...good, frame: [...FRAME, ...FRAME] })
    await refused({ ...good, weights: [good.weights[0]!, good.weights[0]!] })
    assert.match(await refused(publication({ slices: [{ ...SLICE, market: 'US' }] })), /market-wave/)
    assert.match(await refused(withWeights(0, 1)), /weights that are not above 0/)
    assert.match(await refused(withWeights(1, -1)), /weight:second .* weights below 0/)
    dataOf(await publish('planner', withWeights(1, 0)), 201)
  })

  it('says of rounded people no more than counts do', async () => {
    const licence = { ...publication().licence, protection: 'rounded', respondents: 'server' } as const
    const sex = Array.from({ length: 43 }, () => 1)
    const weights = { main: sex.map((_, at) => (at < 10 ? 0.811 : 1.233)) }
    const store = storeOf({ slice: SLICE, weights, frame: FRAME, answers: { sex } })
    const rounded = publication({ licence, columns: columnsOfStore(SLICE.id, store) })
    dataOf(await publish('planner', rounded), 201)
    const path = `/datasets/choreograph/${rounded.dataset}/1`
    const read = dataOf<{ dataset: Dataset }>(await call('planner', path)).dataset
    for (const { slices } of [(await found(rounded.dataset))!, read]) {
      assert.equal(slices[0]!.n, 45)
      assert.ok(Math.abs(slices[0]!.weightSum - 45 * 1.1) < 1e-9)
    }
  })

  it('lets nobody publish without the permission in the agency and in the market', async () => {
    problemOf(await publish('developer', publication()), 403)
    await database()
      .run(`update permission_record set permissions = permissions || '{MXMZ_DATA_SOURCES_UPLOAD}'
      where person_id = 'person-no-workspaces' and account_id =
        (select az_id from agency where code = 'choreograph')`)
    const { code, detail } = problemOf(await publish('no-workspaces', publication()), 403)
    assert.equal(code, 'dataset-upload-closed')
    assert.match(detail!, /GB/)
  })

  it('refuses columns that do not fit their questions, by name', async () => {
    const good = publication()
    const refused = async (what: Publication) =>
      problemOf(await publish('planner', what), 400)['detail'] as string
    const third = [...FRAME, { ...FRAME[0]!, name: 'tv' }]
    assert.match(await refused({ ...good, frame: third }), /no column tv/)
    const two = [{ ...FRAME[0]!, codes: FRAME[0]!.codes.slice(1) }]
    assert.match(await refused({ ...good, frame: two }), /column sex .* \(answers\)/)
    assert.match(await refused({ ...good, frame: [{ ...FRAME[0]!, type: 'number' }] }), /\(kind\)/)
    assert.match(await refused({ ...good, columns: [] }), /no people/)
    assert.equal(await found(good.dataset), undefined)
  })

  it("publishes a client's own people rounded, and only from a brand of theirs", async () => {
    const { licence } = publication()
    const own = publication({ licence: { ...licence, client: ACME.id } })
    problemOf(await publish('planner', own), 400)
    const rounded = publication({
      licence: { ...licence, client: ACME.id, protection: 'rounded', respondents: 'server' },
    })
    assert.equal(problemOf(await publish('planner', rounded), 403).code, 'dataset-client-other')
    dataOf(await publish('planner', rounded, `?brand=${ACME_BRANDS[0]!.id}`), 201)
    assert.equal(await found(rounded.dataset), undefined)
  })

  it('adds no version to a dataset of others, seen or not, and tells nobody of it', async () => {
    const { licence } = publication()
    const rounded = { ...licence, client: ACME.id, protection: 'rounded', respondents: 'server' } as const
    const members = publication({ licence: rounded })
    dataOf(await publish('planner', members, `?brand=${ACME_BRANDS[0]!.id}`), 201)
    for (const dataset of ['survey-2026', members.dataset]) {
      const { id, version } = dataOf<{ id: string; version: number }>(
        await publish('planner', publication({ dataset })),
        201,
      )
      assert.notEqual(id, dataset)
      assert.equal(version, 1)
    }
  })
})
