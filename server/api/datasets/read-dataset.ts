import type { Handler } from '../kit/routes.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { datasetFor, newestDatasets, openFrame } from './read-datasets.ts'

/** What licences let somebody use. */
export const listDatasets: Handler<DatasetWorld, 'agency'> = async ({ sql, viewer }) => ({
  data: await newestDatasets(sql, viewer),
})

export const readDataset: Handler<DatasetWorld, 'agency' | 'dataset' | 'version'> = async (
  { sql, viewer },
  _context,
  { dataset: id, version },
) => {
  const { dataset, frame } = await datasetFor(sql, viewer, id, Number(version))
  return { data: { dataset, frame: openFrame(frame, viewer) } }
}
