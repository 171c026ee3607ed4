import type { ApiContext, ApiParts } from './api-environment.ts'
import { brandAccess } from './brand-access.ts'
import type { CallWorld } from './routes.ts'

/** Of calls about a brand, below `/:brandId`. */
export interface BrandWorld extends CallWorld {
  brandId: string
  /** Code of its agency. */
  agency: string
}

/** @throws Refusal where the caller may open none of the API's apps in the brand */
export async function brandWorld(parts: ApiParts, context: ApiContext): Promise<BrandWorld> {
  const [brandId, person] = [context.req.param('brandId')!, context.get('person')]
  await brandAccess(parts)(brandId, person.id)
  const { code } = await parts.sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .where('workspace.id', '=', brandId)
    .select('code')
    .executeTakeFirstOrThrow()
  return { ...parts, person, brandId, agency: code }
}
