import type { ApiContext, ApiParts } from '../kit/api-environment.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { routes } from '../kit/routes.ts'
import type { BrandWorld } from './brand-world.ts'
import { addThing, listThings, deleteThings } from './things.ts'

/** Below `/api/blank`. */
export const blankRouter = routes(
  {
    'GET /:brandId/things': listThings,
    'POST /:brandId/things': addThing,
    'POST /:brandId/things/delete': deleteThings,
  },
  inBrand,
)

/** @throws Refusal where the caller may not work in the brand */
async function inBrand(parts: ApiParts, context: ApiContext): Promise<BrandWorld> {
  const [brandId, person] = [context.req.param('brandId')!, context.get('person')]
  await brandAccess(parts)(brandId, person.id)
  return { ...parts, person, brandId }
}
