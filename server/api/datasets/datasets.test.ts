import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { CountedCell, CountedRegions, CountedTable } from '../../../miniapps/domain/surveys/counting.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Frame } from '../../../miniapps/domain/surveys/frame.ts'
import { decodeColumn, decodePeople, PEOPLE } from '../../../miniapps/domain/surveys/store/column-bytes.ts'
import { decodeSlice } from '../../../miniapps/domain/surveys/store/slice-bytes.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS, RIVAL_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const SURVEY = '/datasets/choreograph/survey-2026/1'
const MEMBERS = '/datasets/choreograph/acme-members/1'
const OF_ACME = `?brand=${ACME_BRANDS[0]!.id}`
const OF_RIVAL = `?brand=${RIVAL_BRANDS[0]!.id}`

const all: Expression = { op: 'all' }
const is = (variable: string, ...codes: readonly number[]): Expression => ({ op: 'in', variable, codes })
const and = (...of: readonly Expression[]): Expression => ({ op: 'and', of })
const not = (of: Expression): Expression => ({ op: 'not', of })
const aged = (min: number, max: number): Expression => ({ op: 'range', variable: 'age', min, max })

const survey = { slices: ['GB-2025-H2', 'GB-2026-H1'], weight: 'main', base: all }
const members = { slices: ['GB-2026-H1'], weight: 'members', base: all }
/** Not licensed to hold respondents. */
const COLLEAGUE = 'no-workspaces'

onEachDatabase((database) => {
  const call = callerOf(database)
  const post = (who: string, path: string, json: object) => call(who, path, { method: 'POST', json })
  const table = async (who: string, path: string, asked: object) =>
    dataOf<CountedTable>(await post(who, path, { rows: [], columns: [], ...asked }))
  const listed = async (who: string, query = '', agency = 'choreograph') =>
    dataOf<Dataset[]>(await call(who, `/datasets/${agency}${query}`)).map(({ id }) => id)
  const near = (cell: CountedCell | undefined, thousands: number) =>
    assert.ok(Math.abs(cell!.universe - thousands) < 0.015 * 53_000, `${cell!.universe} for ${thousands}`)
  const nobodyTold = () => database().run('delete from dataset_released')
  before(nobodyTold)

  it('lists the newest version of what is licensed to the agency, with people and weights', async () => {
    const [found] = dataOf<Dataset[]>(await call('planner', '/datasets/wavemaker'))
    assert.equal(found!.id, 'survey-2026')
    assert.deepEqual(
      found!.slices.map(({ id, n, universe }) => [id, n, universe]),
      [
        ['GB-2025-H2', 12_500, 53_000],
        ['GB-2026-H1', 12_500, 53_000],
        ['US-2025-H2', 12_500, 250_000],
        ['US-2026-H1', 12_500, 250_000],
      ],
    )
    assert.ok(Math.abs(found!.slices[0]!.weightSum - 12_500) < 1e-6)
    assert.deepEqual(await listed('admin', '', 'mindshare'), [])
  })

  it("shows a client's own people in brands of that client only", async () => {
    assert.deepEqual(await listed('admin', OF_ACME), ['acme-members', 'survey-2026'])
    assert.deepEqual(await listed('admin', OF_RIVAL), ['survey-2026'])
    assert.deepEqual(await listed('admin'), ['survey-2026'])
  })

  it('answers of data that one may not see as of data that is not there, without a number', async () => {
    const gone = problemOf(await call('admin', `/datasets/choreograph/nothing/1${OF_RIVAL}`), 404)
    const asked = { rows: [is('tier', 1)], columns: [], ...members }
    for (const answer of [
      await call('admin', MEMBERS + OF_RIVAL),
      await call('admin', MEMBERS),
      await post('admin', `${MEMBERS}/tables${OF_RIVAL}`, asked),
      await post('admin', `${MEMBERS}/regions${OF_RIVAL}`, { sets: [], ...members }),
      await call('admin', `${MEMBERS}/GB-2026-H1/columns${OF_RIVAL}&name=tier`),
    ]) {
      const { detail, code } = problemOf(answer, 404)
      assert.deepEqual([code, detail], [gone.code, gone.detail])
    }
    problemOf(await call('planner', `/datasets/choreograph${OF_RIVAL}`), 403)
    problemOf(await call('other-agency', '/datasets/choreograph'), 403)
  })

  it('has nothing of a dataset whose licence is over', async () => {
    const answers = [
      await call('planner', '/datasets/choreograph/survey-2024/1'),
      await post('planner', '/datasets/choreograph/survey-2024/1/tables', {
        rows: [],
        columns: [],
        ...survey,
      }),
    ]
    for (const answer of answers) assert.equal(problemOf(answer, 404).code, 'dataset-not-found')
  })

  it('gives the questions, sensitive ones only to those with access to data sources', async () => {
    const frameOf = async (who: string) =>
      dataOf<{ frame: Frame }>(await call(who, SURVEY)).frame.map(({ name }) => name)
    assert.equal((await frameOf('planner')).length, 60)
    assert.ok((await frameOf('planner')).includes('belief'))
    assert.equal((await frameOf(COLLEAGUE)).length, 58)
    const asked = { rows: [is('belief', 1)], columns: [], ...survey }
    const { code, detail } = problemOf(await post(COLLEAGUE, `${SURVEY}/tables`, asked), 400)
    assert.equal(code, 'dataset-question-unknown')
    assert.match(detail!, /belief/)
  })

  it('counts what the sample has planted, for whoever may not hold the respondents', async () => {
    await nobodyTold()
    const { cells, comparison } = await table(COLLEAGUE, `${SURVEY}/tables`, {
      ...survey,
      rows: [is('tv', 1), is('acme', 1)],
      columns: [is('age_band', 6)],
    })
    near(cells[0]![1], 0.3535 * 53_000)
    near(cells[0]![0], 0.22 * 0.55 * 53_000)
    near(cells[1]![1], 0.13 * 53_000)
    assert.equal(cells[2]![1]!.n, 25_000)
    assert.ok(Math.abs(cells[2]![1]!.universe - 53_000) < 1e-6)
    assert.deepEqual(comparison[0], cells[0]![1])
  })

  it('counts regions of sets', async () => {
    await nobodyTold()
    const sets = [is('tv', 1), is('streaming', 1)]
    const { regions, other } = dataOf<CountedRegions>(
      await post(COLLEAGUE, `${SURVEY}/regions`, { ...survey, sets }),
    )
    assert.equal(other, null)
    assert.equal(regions.length, 4)
    assert.equal(
      regions.reduce((sum, { n }) => sum + n, 0),
      25_000,
    )
  })

  it('hides what stands for fewer than ten people', async () => {
    const { cells } = await table('planner', `${SURVEY}/tables`, {
      ...survey,
      rows: [and(aged(80, 80), is('region', 8), is('gaming', 1))],
    })
    assert.equal(cells[0]![0], null)
  })

  it('counts rounded data by fives, and never hands out its answers', async () => {
    const { cells } = await table('planner', `${MEMBERS}/tables${OF_ACME}`, {
      ...members,
      rows: [is('tier', 1), is('tier', 2), is('tier', 3)],
      columns: [is('sex', 1), is('sex', 2)],
    })
    assert.ok(cells.flat().every((cell) => cell === null || cell.n % 5 === 0))
    const refused = await call('planner', `${MEMBERS}/GB-2026-H1/columns${OF_ACME}&name=tier`)
    assert.equal(problemOf(refused, 403).code, 'dataset-stays-here')
  })

  it('rounds sensitive questions of any dataset', async () => {
    const rows = [is('belief', 1), is('belief', 2)]
    const { cells } = await table('planner', `${SURVEY}/tables`, { ...survey, rows })
    assert.ok(cells.flat().every((cell) => cell!.n % 5 === 0))
    problemOf(await call('planner', `${SURVEY}/GB-2026-H1/columns?name=belief`), 400)
  })

  it('hands out answers where the licence does, to those with access to data sources, for nobody to store', async () => {
    const path = `${SURVEY}/GB-2026-H1/columns?name=${PEOPLE}&name=tv`
    const response = await call.raw('planner', path)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const columns = new Map(
      decodeSlice(new Uint8Array(await response.arrayBuffer())).map(({ name, bytes }) => [name, bytes]),
    )
    assert.equal(decodePeople(columns.get(PEOPLE)!).n, 12_500)
    assert.equal(decodeColumn(columns.get('tv')!).kind, 'single')
    assert.equal(problemOf(await call(COLLEAGUE, path), 403).code, 'dataset-stays-here')
  })

  it('[P2] refuses a set that differs by a few people from one that was counted, without a number', async () => {
    await nobodyTold()
    const counted = (base: Expression) =>
      post('planner', `${MEMBERS}/tables${OF_ACME}`, { rows: [], columns: [], ...members, base })
    const older = aged(40, 80)
    dataOf(await counted(older))
    const one = await narrowed(older)
    const { code, detail } = problemOf(await counted(one), 409)
    assert.equal(code, 'dataset-set-too-near')
    assert.doesNotMatch(detail!, /\d/)
    assert.equal(problemOf(await counted(not(one)), 409).code, 'dataset-set-too-near')
    dataOf(await counted(older))
    dataOf(await counted(aged(50, 80)))
  })

  it('[P2] holds columns of one count against each other, and against everybody', async () => {
    await nobodyTold()
    const older = aged(40, 80)
    const counted = (columns: readonly Expression[]) =>
      post('planner', `${MEMBERS}/tables${OF_ACME}`, { rows: [], columns, ...members })
    problemOf(await counted([older, await narrowed(older)]), 409)
    problemOf(await counted([await narrowed(all)]), 409)
    dataOf(await counted([older]))
  })

  it('forgets after a day which sets somebody was told of', async () => {
    await nobodyTold()
    const counted = (base: Expression) =>
      post('planner', `${MEMBERS}/tables${OF_ACME}`, { rows: [], columns: [], ...members, base })
    const older = aged(40, 80)
    dataOf(await counted(older))
    await database().run("update dataset_released set at = at - interval '25 hours'")
    dataOf(await counted(await narrowed(older)))
  })

  it('writes down who counted what', async () => {
    await database().run('delete from dataset_access')
    await table('planner', `${SURVEY}/tables`, { ...survey, rows: [is('tv', 1)] })
    const [access, ...more] = await database().sql.selectFrom('dataset_access').selectAll().execute()
    assert.equal(more.length, 0)
    assert.deepEqual(
      [access!.person_id, access!.dataset, access!.door, access!.slices, access!.names],
      ['person-planner', 'survey-2026', 'tables', survey.slices, ['tv']],
    )
  })

  it('counts with published audiences of the brand, by their rules', async () => {
    await nobodyTold()
    const id = crypto.randomUUID()
    const fields = {
      title: 'Heavy viewers',
      dataset: 'survey-2026',
      version: 1,
      'slices/GB-2026-H1': true,
      weight: 'main',
      'nodes/a/parent': 'root',
      'nodes/a/order': 1,
      'nodes/a/op': 'in',
      'nodes/a/variable': 'tv',
      'nodes/a/codes': [1],
    }
    const place = ACME_BRANDS[0]!.id
    dataOf(await post('planner', '/documents/audience', { id, place, fields }), 201)
    const act = { id: crypto.randomUUID(), action: 'publish' }
    dataOf(await post('planner', `/documents/audience/${id}/actions`, act))
    const asked = {
      ...survey,
      slices: ['GB-2026-H1'],
      rows: [{ op: 'audience', id, version: 1 }, is('tv', 1)],
    }
    const { cells } = await table('planner', `${SURVEY}/tables${OF_ACME}`, asked)
    assert.deepEqual(cells[0], cells[1])
    const edition = dataOf<{ n: number }>(await call('planner', `/audiences/${place}/${id}/1`))
    assert.equal(edition.n, cells[0]![0]!.n)
    const whole = { columns: [], ...asked }
    problemOf(await post('admin', `${SURVEY}/tables${OF_RIVAL}`, whole), 404)
    problemOf(await post('planner', `${SURVEY}/tables`, whole), 400)
  })

  it('refuses slices, weights and questions that are not there, by name', async () => {
    const refused = async (asked: object) =>
      problemOf(
        await post('planner', `${SURVEY}/tables`, { rows: [], columns: [], ...survey, ...asked }),
        400,
      )
    assert.match((await refused({ slices: ['FR-2026-H1'] })).detail!, /FR-2026-H1/)
    assert.match((await refused({ weight: 'other' })).detail!, /other/)
    assert.match((await refused({ rows: [is('nothing', 1)] })).detail!, /nothing/)
    assert.equal((await refused({ rows: [{ op: 'xor', of: [] }] })).code, 'body-not-valid')
  })

  /** The set without the few members who have a rare number of orders and are of one age. */
  async function narrowed(set: Expression): Promise<Expression> {
    for (let age = 40; age <= 80; age++) {
      const few = and(aged(age, age), is('tier', 1), { op: 'range', variable: 'orders', min: 20, max: 21 })
      const { cells } = await countedAsIs(few)
      if (cells > 0 && cells < 10) return and(set, not(few))
    }
    throw new Error('No such members')
  }

  /** From the columns themselves, as no route says so. */
  async function countedAsIs(set: Expression): Promise<{ cells: number }> {
    const { StoresKept } = await import('./stores-kept.ts')
    const { setOf } = await import('../../../miniapps/domain/surveys/store/set-of.ts')
    const { countOf } = await import('../../../miniapps/domain/surveys/store/bits.ts')
    const { datasetFor } = await import('./read-datasets.ts')
    const viewer = { agency: 'choreograph', client: 'advertiser-901', country: 'GB' }
    const { dataset, frame } = await datasetFor(database().sql, viewer, 'acme-members', 1)
    const names = new Set(['age', 'tier', 'orders'])
    const [store] = await new StoresKept().get(database().sql, { dataset, slices: members.slices, names })
    return { cells: setOf(store!, set, { frame }).reduce((sum, word) => sum + countOf(word), 0) }
  }
})
