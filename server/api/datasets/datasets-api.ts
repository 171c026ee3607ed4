import type { Api } from '../kit/api.ts'
import { routes } from '../kit/routes.ts'
import { countRegionsOf, countTables } from './count.ts'
import { datasetWorld } from './dataset-world.ts'
import { datasets } from './migrations/001-datasets.ts'
import { publishUpload } from './publish-upload.ts'
import { readColumns } from './read-columns.ts'
import { listDatasets, readDataset } from './read-dataset.ts'
import { DATASET_REFUSALS } from './refusals.ts'
import { addDatasets } from './sample/add-datasets.ts'
import { StoresKept } from './stores-kept.ts'

const DATASETS = {
  'GET /:agency': listDatasets,
  'POST /:agency': publishUpload,
  'GET /:agency/:dataset/:version': readDataset,
  'GET /:agency/:dataset/:version/:slice/columns': readColumns,
  'POST /:agency/:dataset/:version/tables': countTables,
  'POST /:agency/:dataset/:version/regions': countRegionsOf,
} as const

/** Surveys and data of clients, and counts of their respondents. */
export const datasetsApi: Api = {
  noun: 'datasets',
  after: ['people', 'workspaces', 'permissions'],
  path: '/datasets',
  apps: [
    'audience-data-builder',
    'audience-builder',
    'audience-composer',
    'audience-library',
    'audience-profiler',
    'audience-translator',
    'audience-galaxy',
    'audiences',
    'segment-opportunity-simulator-uk',
    'segment-opportunity-simulator-us',
  ],
  router: (parts) => routes(DATASETS, datasetWorld(new StoresKept()))(parts),
  refusals: DATASET_REFUSALS,
  migrations: { '001-datasets': datasets },
  addSample: addDatasets,
}
