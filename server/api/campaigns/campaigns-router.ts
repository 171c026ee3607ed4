import { brandWorld } from '../kit/brand-world.ts'
import { routes } from '../kit/routes.ts'
import { handOver } from './hand-over.ts'
import { listCampaigns } from './list-campaigns.ts'
import { askName, listTemplates } from './naming-calls.ts'

/** Below `/api/campaigns`: what of campaigns is more than one document. */
export const campaignsRouter = routes(
  {
    'GET /:brandId': listCampaigns,
    'GET /:brandId/names': askName,
    'GET /:brandId/templates': listTemplates,
    'POST /:brandId/briefs/:source': handOver('briefs'),
    'POST /:brandId/scenarios/:source': handOver('scenarios'),
  },
  brandWorld,
)
