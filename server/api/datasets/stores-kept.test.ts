import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Frame } from '../../../miniapps/domain/surveys/frame.ts'
import { columnsOfStore } from '../../../miniapps/domain/surveys/publication.ts'
import { storeOf } from '../../../miniapps/domain/surveys/store/slice-store.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { publishDataset } from './publish-dataset.ts'
import { datasetFor } from './read-datasets.ts'
import { SURVEY_LICENCE, SURVEY_WEIGHT } from './sample/survey-publication.ts'
import { StoresKept } from './stores-kept.ts'

const FRAME: Frame = ['one', 'two'].map((name) => ({
  name,
  label: name,
  type: 'number',
  folder: '',
  codes: [],
}))
const SLICES = [1, 2].map((half) => ({
  id: `GB-2026-H${half}`,
  market: 'GB',
  wave: `2026-H${half}`,
  universe: 200,
}))
/** Room for one of the slices. */
const MOST_BYTES = 20_000

onOneDatabase((database) => {
  it('counts slices that another count throws out meanwhile', async () => {
    const { sql } = database()
    const people = Array.from({ length: 200 }, (_, at) => at)
    const survey = {
      weights: { main: people.map(() => 1) },
      frame: FRAME,
      answers: { one: people, two: people },
    }
    await publishDataset(sql, {
      dataset: 'two-slices',
      name: 'Two slices',
      slices: SLICES,
      frame: FRAME,
      weights: [SURVEY_WEIGHT],
      licence: SURVEY_LICENCE,
      markets: null,
      columns: SLICES.flatMap((slice) => columnsOfStore(slice.id, storeOf({ slice, ...survey }))),
      agencies: ['choreograph'],
      by: null,
      at: new Date('2026-07-06T08:00:00.000Z'),
    })
    const viewer = { agency: 'choreograph', client: null, country: null }
    const { dataset } = await datasetFor(sql, viewer, 'two-slices', 1)
    const [first, second] = dataset.slices.map(({ id }) => id) as [string, string]
    const kept = new StoresKept(MOST_BYTES)
    const get = (slice: string, ...names: string[]) =>
      kept.get(sql, { dataset, slices: [slice], names: new Set(names) })
    await get(first, 'one')
    const [, [store]] = await Promise.all([get(second, 'one', 'two'), get(first, 'one', 'two')])
    assert.deepEqual([...store!.columns.keys()].toSorted(), ['one', 'two'])
  })
})
