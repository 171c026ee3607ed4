import { LEARNING } from '../../../miniapps/domain/deliveries/learning.ts'
import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { documentKind } from '../kit/document-kind.ts'
import { routes } from '../kit/routes.ts'
import { claimShortfall } from './claim-shortfall.ts'
import { importDeliveries } from './import-deliveries.ts'
import { listResults } from './list-results.ts'
import { deliveries } from './migrations/001-deliveries.ts'
import { readDeliveries } from './read-deliveries.ts'
import { DELIVERY_REFUSALS } from './refusals.ts'
import { addDeliveries } from './sample/add-deliveries.ts'

const deliveriesRouter = routes(
  {
    'GET /:brandId/plans': listResults,
    'GET /:brandId/plans/:planId': readDeliveries,
    'POST /:brandId/plans/:planId': importDeliveries,
    'PUT /:brandId/plans/:planId/claims/:line': claimShortfall,
  },
  brandWorld,
)

/** Results of plans, day by day; what was learnt of it are documents. */
export const deliveriesApi: Api = {
  noun: 'deliveries',
  after: ['people', 'workspaces', 'documents', 'plans'],
  path: '/deliveries',
  apps: ['media-plan-results'],
  router: deliveriesRouter,
  refusals: DELIVERY_REFUSALS,
  documents: [documentKind({ definition: LEARNING, facts: () => Promise.resolve(null) })],
  migrations: { '001-deliveries': deliveries },
  addSample: addDeliveries,
}
