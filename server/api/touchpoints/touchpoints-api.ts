import { TOUCHPOINT_LIST } from '../../../miniapps/domain/touchpoints/touchpoint-list.ts'
import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { mayPlanAudience } from '../../editions/may-plan-audience.ts'
import { documentKind } from '../kit/document-kind.ts'
import { routes } from '../kit/routes.ts'
import { addNames, listNames, mapNames } from './foreign-names.ts'
import { LIBRARY_KIND } from './library-kind.ts'
import { listLibraries } from './list-libraries.ts'
import { ignoredNames } from './migrations/002-ignored-names.ts'
import { touchpoints } from './migrations/001-touchpoints.ts'
import { readLibrary, readUses } from './published-library.ts'
import { TOUCHPOINT_REFUSALS } from './refusals.ts'
import { listEditions, listInsights, listMetrics, storeMetrics } from './touchpoint-metrics.ts'
import { addTouchpoints } from './sample/add-touchpoints.ts'

const touchpointsRouter = routes(
  {
    'GET /:brandId/library': readLibrary,
    'GET /:brandId/libraries': listLibraries,
    'GET /:brandId/uses': readUses,
    'GET /:brandId/editions': listEditions,
    'GET /:brandId/metrics': listMetrics,
    'GET /:brandId/insights': listInsights,
    'PUT /:brandId/metrics': storeMetrics,
    'GET /:brandId/names': listNames,
    'POST /:brandId/names': addNames,
    'PATCH /:brandId/names': mapNames,
  },
  brandWorld,
)

/** Libraries and lists are documents; what people said of touchpoints, and what others call them, has tables. */
export const touchpointsApi: Api = {
  noun: 'touchpoints',
  after: ['people', 'workspaces', 'documents', 'planning-clients'],
  path: '/touchpoints',
  apps: [
    'touchpoints',
    'touchpoints-configuration',
    'architect-rf-curves-admin',
    'architect-junior',
    'campaigns-setup',
    'media-planner',
    'campaigns-list',
    'media-plan-comparison',
    'media-plan-uploader',
    'budget',
  ],
  router: touchpointsRouter,
  refusals: TOUCHPOINT_REFUSALS,
  documents: [
    LIBRARY_KIND,
    documentKind({
      definition: TOUCHPOINT_LIST,
      facts: () => Promise.resolve(null),
      mayPin: mayPlanAudience,
    }),
  ],
  migrations: { '001-touchpoints': touchpoints, '002-ignored-names': ignoredNames },
  addSample: addTouchpoints,
}
