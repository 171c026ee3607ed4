import { STORE_ACCESS, viewingBrand } from '../../editions/viewing-brand.ts'
import { agencyFor } from '../kit/agency-for.ts'
import type { ApiContext, ApiParts } from '../kit/api-environment.ts'
import { holds } from '../kit/app-conditions.ts'
import { brandAccess } from '../kit/brand-access.ts'
import { refusal } from '../kit/refusing.ts'
import type { CallWorld } from '../kit/routes.ts'
import type { StoresKept } from './stores-kept.ts'
import type { Viewer } from './viewer.ts'

/** Of calls about the datasets of an agency, below `/:agency`. */
export interface DatasetWorld extends CallWorld {
  viewer: Viewer
  stores: StoresKept
}

/**
 * People who may enter the agency see what is licensed to it; what belongs to a client is seen only from a brand of theirs, by those who work
 * there.
 * @throws Refusal where the caller may not enter the agency, or not work in the brand
 */
export function datasetWorld(stores: StoresKept) {
  return async (parts: ApiParts, context: ApiContext): Promise<DatasetWorld> => {
    const person = context.get('person')
    const agency = await agencyFor(parts, context.req.param('agency')!, person.id)
    const brandId = context.req.query('brand')
    const brand = brandId ? await brandOf(parts, brandId, agency.organisations_id, person.id) : null
    const viewer: Viewer = {
      personId: person.id,
      agency: agency.code,
      brand,
      client: brand?.client ?? null,
      country: brand?.country ?? null,
      opensStores: await opensStores(parts, agency.code, person.id),
    }
    return { ...parts, person, viewer, stores }
  }
}

/** Whether the person may open respondents in the browser. Membership and entry to the agency are checked before. */
async function opensStores({ sql, spellings }: ApiParts, code: string, personId: string): Promise<boolean> {
  const { opens } = await sql
    .selectFrom('agency')
    .where('code', '=', code)
    .select(holds({ spellings }, personId, 'agency.az_id', STORE_ACCESS).as('opens'))
    .executeTakeFirstOrThrow()
  return opens
}

async function brandOf(parts: ApiParts, id: string, organisation: string, personId: string) {
  await brandAccess(parts)(id, personId)
  const brand = await viewingBrand(parts, id, personId)
  if (brand.organisation !== organisation) throw refusal('brand-not-found', { brand: id })
  return brand
}
