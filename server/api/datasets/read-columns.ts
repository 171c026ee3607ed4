import { weightColumn } from '../../../miniapps/domain/surveys/people-column.ts'
import { comesToBrowsers } from '../../../miniapps/domain/surveys/dataset.ts'
import { PEOPLE } from '../../../miniapps/domain/surveys/store/column-bytes.ts'
import { encodeSlice } from '../../../miniapps/domain/surveys/store/slice-bytes.ts'
import type { Handler } from '../kit/routes.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { noteAccess } from './note-access.ts'
import { mustBeQuestions } from './open-count.ts'
import { datasetFor } from './read-datasets.ts'
import { refusal } from './refusals.ts'
import { readColumns as columnsIn } from './stores-kept.ts'

/** Answers to questions in a slice, for counting in the browser. Sensitive ones stay here, whoever asks. */
export const readColumns: Handler<DatasetWorld, 'agency' | 'dataset' | 'version' | 'slice'> = async (
  { sql, viewer },
  context,
  { dataset: id, version, slice },
) => {
  const { dataset, frame } = await datasetFor(sql, viewer, id, Number(version))
  if (!viewer.opensStores || !comesToBrowsers(dataset.licence)) throw refusal('dataset-stays-here')
  if (!dataset.slices.some((each) => each.id === slice)) throw refusal('dataset-slice-unknown', { slice })
  const names = new Set(context.req.queries('name') ?? [])
  const beside = new Set([PEOPLE, ...dataset.weights.map(({ name }) => weightColumn(name))])
  mustBeQuestions(
    frame.filter(({ sensitive }) => !sensitive),
    [...names].filter((name) => !beside.has(name)),
  )
  const columns = await columnsIn(
    sql,
    dataset,
    [...names].map((name) => ({ slice, name })),
  )
  await noteAccess(sql, viewer, { dataset, door: 'columns', slices: [slice], names })
  return new Response(new Uint8Array(encodeSlice(columns)), {
    headers: { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' },
  })
}
