import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { routes } from '../kit/routes.ts'
import { AUDIENCES } from './audience-kind.ts'
import { listDuplicates } from './list-duplicates.ts'
import { countEditions, listEditions } from './list-editions.ts'
import { lineageOf } from './lineage-of.ts'
import { listUses } from './list-uses.ts'
import { editions } from './migrations/001-editions.ts'
import { editionRights } from './migrations/002-edition-rights.ts'
import { editionStanding } from './migrations/003-edition-standing.ts'
import { readEdition } from './read-edition.ts'
import { AUDIENCE_REFUSALS } from '../../editions/refusals.ts'
import { addAudiences } from './sample/add-audiences.ts'
import { shareAudience } from './share-audience.ts'

const audiencesRouter = routes(
  {
    'GET /:brandId': listEditions,
    'GET /:brandId/facets': countEditions,
    'GET /:brandId/duplicates': listDuplicates,
    'GET /:brandId/:audience/uses': listUses,
    'GET /:brandId/:audience/lineage': lineageOf,
    'PUT /:brandId/:audience/share': shareAudience,
    'GET /:brandId/:audience/:version': readEdition,
  },
  brandWorld,
)

/** Audiences are documents; what is published of them has tables, for everybody who plans with it. */
export const audiencesApi: Api = {
  noun: 'audiences',
  after: ['people', 'workspaces', 'documents', 'planning-clients', 'datasets', 'plans'],
  path: '/audiences',
  apps: [
    'audience-builder',
    'audience-library',
    'audience-composer',
    'audience-profiler',
    'audience-translator',
    'audience-galaxy',
    'audience-data-builder',
    'audiences',
    'segment-opportunity-simulator-uk',
    'segment-opportunity-simulator-us',
    'architect-junior',
    'touchpoints',
    'campaigns-setup',
    'media-planner',
  ],
  router: audiencesRouter,
  refusals: AUDIENCE_REFUSALS,
  documents: [AUDIENCES],
  migrations: {
    '001-editions': editions,
    '002-edition-rights': editionRights,
    '003-edition-standing': editionStanding,
  },
  addSample: addAudiences,
}
