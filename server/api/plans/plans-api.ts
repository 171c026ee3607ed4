import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { routes } from '../kit/routes.ts'
import { handOver } from './hand-over.ts'
import { PLANS } from './plan-kind.ts'
import { PLAN_REFUSALS } from './refusals.ts'
import { addPlans } from './sample/add-plans.ts'

const plansRouter = routes(
  {
    'POST /:brandId/scenarios/:source': handOver('scenarios'),
    'POST /:brandId/campaigns/:source': handOver('campaigns'),
  },
  brandWorld,
)

/** Media plans are documents; what becomes one is asked here. */
export const plansApi: Api = {
  noun: 'plans',
  after: ['people', 'workspaces', 'documents', 'planning-clients', 'curves', 'touchpoints', 'campaigns'],
  path: '/plans',
  apps: ['media-planner', 'architect-junior', 'campaigns-setup'],
  router: plansRouter,
  migrations: {},
  refusals: PLAN_REFUSALS,
  documents: [PLANS],
  addSample: addPlans,
}
