import { sql as raw } from 'kysely'
import type { ApiParts } from './api-environment.ts'
import { holds, inBrand, metOf, refusalOf } from './app-conditions.ts'
import { refusal } from './refusing.ts'

/**
 * Refuses whoever the shell would keep out: of another agency, without agency access, without workspace access on the
 * brand, or without what the rows of its apps ask.
 */
export function brandAccess(parts: ApiParts) {
  return async (brandId: string, personId: string): Promise<void> => {
    const conditions = parts.apps.flatMap((app) => inBrand(parts, app, personId))
    const brand = await parts.sql
      .selectFrom('workspace')
      .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
      .where('workspace.id', '=', brandId)
      .where('type', '=', 'BRAND')
      .select([
        'agency.name as agency',
        raw<boolean>`exists (select from agency_member
          where person_id = ${personId} and agency_code = agency.code)`.as('isMember'),
        holds(parts, personId, 'agency.az_id', 'OsAgencyAccess').as('mayEnter'),
        holds(parts, personId, 'workspace.az_id', 'OS_WORKSPACE_ACCESS').as('mayWork'),
        metOf(conditions).as('met'),
      ])
      .executeTakeFirst()
    if (!brand) throw refusal('brand-not-found', { brand: brandId })
    if (!brand.isMember) throw refusal('agency-of-brand-not-yours')
    if (!brand.mayEnter) throw refusal('agency-access-missing', { agency: brand.agency })
    if (!brand.mayWork) throw refusal('brand-access-missing')
    const refused = refusalOf(parts.apps, conditions, brand.met)
    if (refused) throw refused
  }
}
