import assert from 'node:assert/strict'
import { before, beforeEach, it } from 'node:test'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { CountedRegions } from '../../../miniapps/domain/surveys/counting.ts'
import type { Frame } from '../../../miniapps/domain/surveys/frame.ts'
import { columnsOfStore } from '../../../miniapps/domain/surveys/publication.ts'
import { storeOf } from '../../../miniapps/domain/surveys/store/slice-store.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { addEditions } from '../audiences/audience-rows-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { publishDataset } from './publish-dataset.ts'
import { SURVEY_LICENCE, SURVEY_WEIGHT } from './sample/survey-publication.ts'

const [COLA, WATER] = ['brand-2001', 'brand-2004']
const FRAME: Frame = [
  { name: 'seat', label: 'Seat', type: 'number', folder: '', codes: [] },
  { name: 'early', label: 'Asked early', type: 'single', folder: '', codes: [{ code: 1, label: 'Yes' }] },
]
const SLICES = [
  { id: 'GB-2026-H1', market: 'GB', wave: '2026-H1', universe: 200 },
  { id: 'GB-2026-H2', market: 'GB', wave: '2026-H2', universe: 100 },
]
const [EARLY, LATE] = SLICES.map(({ id }) => id) as [string, string]

const seats = (min: number, max: number): Expression => ({ op: 'range', variable: 'seat', min, max })
const asked = { weight: 'main', rows: [], columns: [] }

onEachDatabase((database) => {
  const call = callerOf(database)
  const count = (base: Expression, { version = 1, brand = '', slices = [EARLY] } = {}) =>
    call('planner', `/datasets/choreograph/seats/${version}/tables${brand && `?brand=${brand}`}`, {
      method: 'POST',
      json: { ...asked, slices, base },
    })
  const isTooNear = async (answer: Promise<Parameters<typeof problemOf>[0]>) =>
    assert.equal(problemOf(await answer, 409).code, 'dataset-set-too-near')

  before(async () => {
    const version = {
      dataset: 'seats',
      name: 'Seats',
      slices: SLICES,
      frame: FRAME,
      weights: [SURVEY_WEIGHT],
      licence: { ...SURVEY_LICENCE, respondents: 'server' as const },
      markets: null,
      columns: SLICES.flatMap((slice) => columnsOfStore(slice.id, storeOfSlice(slice))),
      agencies: ['choreograph'],
      by: null,
      at: new Date('2026-07-06T08:00:00.000Z'),
    }
    await publishDataset(database().sql, version)
    await publishDataset(database().sql, version)
  })
  beforeEach(() => database().run('delete from dataset_released'))

  it('[P2] holds a set against those that were told of other versions', async () => {
    dataOf(await count(seats(1, 100)))
    await isTooNear(count(seats(1, 95), { version: 2 }))
    dataOf(await count(seats(1, 100), { version: 2 }))
  })

  it('[P2] holds a set against those of its size, however many were told since', async () => {
    dataOf(await count(seats(1, 100)))
    await database()
      .run(`insert into dataset_released (person_id, dataset, version, key, slices, expression, n, at)
      select person_id, dataset, version, key || place, slices, expression, 10, at + interval '1 second'
      from dataset_released, generate_series(1, 600) as place`)
    await isTooNear(count(seats(1, 95)))
  })

  it('[P2] holds a set against all others of one that was told, of other waves too', async () => {
    dataOf(await count({ op: 'not', of: seats(1, 40) }))
    const early: Expression = { op: 'in', variable: 'early', codes: [1] }
    await isTooNear(count({ op: 'and', of: [early, seats(1, 36)] }, { slices: [EARLY, LATE] }))
    dataOf(await count({ op: 'and', of: [early, seats(1, 40)] }, { slices: [EARLY, LATE] }))
  })

  it('[P2] takes a region that is near a set which was told together with others', async () => {
    dataOf(await count(seats(1, 60)))
    const sets = [seats(1, 100), seats(57, 150)]
    const json = { slices: [EARLY], weight: 'main', base: { op: 'all' }, sets }
    const answer = await call('planner', '/datasets/choreograph/seats/1/regions', { method: 'POST', json })
    const { regions, other } = dataOf<CountedRegions>(answer)
    assert.deepEqual(regions.map(({ mask, n }) => [mask, n]).toSorted(), [
      [0, 50],
      [2, 50],
    ])
    assert.equal(other!.n, 100)
  })

  it('[P2] holds a set against editions that the brand may see, and no others', async () => {
    await addEditions(database().sql, [
      { dataset: 'seats', of: seats(1, 100), n: 100 },
      { dataset: 'seats', of: seats(1, 100), base: 'seat <= 150', n: 100 },
    ])
    await isTooNear(count(seats(1, 96), { brand: COLA }))
    dataOf(await count(seats(1, 96), { brand: WATER }))
  })

  it('[P2] holds an edition against those of all brands, whoever publishes it', async () => {
    const publish = async (place: string, last: number) => {
      const id = `audience-${crypto.randomUUID()}`
      const rule = {
        'nodes/a/parent': 'root',
        'nodes/a/order': 1,
        'nodes/a/op': 'range',
        'nodes/a/variable': 'seat',
      }
      const fields = {
        title: `Up to ${last}`,
        dataset: 'seats',
        version: 1,
        weight: 'main',
        [`slices/${EARLY}`]: true,
        ...rule,
        'nodes/a/max': last,
      }
      dataOf(
        await call('planner', '/documents/audience', { method: 'POST', json: { id, place, fields } }),
        201,
      )
      const json = { id: crypto.randomUUID(), action: 'publish' }
      return call('planner', `/documents/audience/${id}/actions`, { method: 'POST', json })
    }
    await database().run(`update dataset_version set licence = licence || '{"respondents": "browser"}'
      where dataset = 'seats'`)
    dataOf(await publish(WATER, 130))
    dataOf(await publish(COLA, 130))
    await isTooNear(publish(COLA, 127))
  })
})

function storeOfSlice(slice: (typeof SLICES)[number]) {
  const people = Array.from({ length: slice.universe }, (_, at) => at + 1)
  const answers = { seat: people, early: people.map(() => (slice.id === EARLY ? 1 : null)) }
  return storeOf({ slice, weights: { main: people.map(() => 1) }, frame: FRAME, answers })
}
