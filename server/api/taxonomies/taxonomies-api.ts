import { mayPinAudience } from '../../editions/may-pin-audience.ts'
import { TRANSLATION } from '../../../miniapps/domain/taxonomies/translation.ts'
import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { documentKind } from '../kit/document-kind.ts'
import { routes } from '../kit/routes.ts'
import { importTaxonomy } from './import-taxonomy.ts'
import { listTaxonomies } from './list-taxonomies.ts'
import { taxonomies } from './migrations/001-taxonomies.ts'
import { readTaxonomyVersion } from './read-taxonomy-version.ts'
import { TAXONOMY_REFUSALS } from './refusals.ts'
import { addTaxonomies } from './sample/add-taxonomies.ts'

const taxonomiesRouter = routes(
  {
    'GET /:brandId': listTaxonomies,
    'GET /:brandId/:id/:version': readTaxonomyVersion,
    'PUT /:brandId/:id/:version': importTaxonomy,
  },
  brandWorld,
)

/** Segments as sellers of media call them, bridged to the people of a survey. Translations are documents. */
export const taxonomiesApi: Api = {
  noun: 'taxonomies',
  after: ['people', 'workspaces', 'documents', 'planning-clients', 'datasets', 'audiences'],
  path: '/taxonomies',
  apps: ['audience-translator'],
  router: taxonomiesRouter,
  refusals: TAXONOMY_REFUSALS,
  documents: [
    documentKind({ definition: TRANSLATION, facts: () => Promise.resolve(null), mayPin: mayPinAudience }),
  ],
  migrations: { '001-taxonomies': taxonomies },
  addSample: addTaxonomies,
}
