import { sizeAsSeen } from '../../../miniapps/domain/privacy/protect-counts.ts'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Handler } from '../kit/routes.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { datasetFor, newestDatasets, openFrame } from './read-datasets.ts'

/** Datasets that licences let somebody use. */
export const listDatasets: Handler<DatasetWorld, 'agency'> = async ({ sql, viewer }) => ({
  data: (await newestDatasets(sql, viewer)).map(asSeen),
})

export const readDataset: Handler<DatasetWorld, 'agency' | 'dataset' | 'version'> = async (
  { sql, viewer },
  _context,
  { dataset: id, version },
) => {
  const { dataset, frame } = await datasetFor(sql, viewer, id, Number(version))
  return { data: { dataset: asSeen(dataset), frame: openFrame(frame, viewer) } }
}

/** People of slices as their counts are seen. */
const asSeen = (dataset: Dataset): Dataset => ({
  ...dataset,
  slices: dataset.slices.map((slice) => {
    const size = { n: slice.n, w: slice.weightSum, universe: slice.universe }
    const { n, w: weightSum } = sizeAsSeen(size, dataset.licence.protection)
    return { ...slice, n, weightSum }
  }),
})
