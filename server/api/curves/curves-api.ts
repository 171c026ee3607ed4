import type { Api } from '../kit/api.ts'
import { brandWorld } from '../kit/brand-world.ts'
import { routes } from '../kit/routes.ts'
import { listApproved, listPinned } from './approved-curves.ts'
import { CURVES } from './curve-kind.ts'
import { addPoints, listPoints } from './curve-points.ts'
import { points } from './migrations/001-points.ts'
import { CURVE_REFUSALS } from './refusals.ts'
import { addCurves } from './sample/add-curves.ts'

const curvesRouter = routes(
  {
    'GET /:brandId/approved': listApproved,
    'GET /:brandId/pinned': listPinned,
    'GET /:brandId/points': listPoints,
    'POST /:brandId/points': addPoints,
  },
  brandWorld,
)

/** Curves are documents; what was observed for them has a table. Planners read the approved ones. */
export const curvesApi: Api = {
  noun: 'curves',
  after: ['people', 'workspaces', 'documents', 'planning-clients'],
  path: '/curves',
  apps: [
    'architect-rf-curves-admin',
    'touchpoints',
    'touchpoints-configuration',
    'architect-junior',
    'campaigns-setup',
    'media-plan-results',
    'media-plan-comparison',
    'media-planner',
  ],
  router: curvesRouter,
  refusals: CURVE_REFUSALS,
  documents: [CURVES],
  migrations: { '001-points': points },
  addSample: addCurves,
}
