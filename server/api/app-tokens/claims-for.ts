import type { JWTPayload } from 'jose'
import { sql as raw } from 'kysely'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import { holds, inBrand, metOf, refusalOf } from '../kit/app-conditions.ts'
import { refusal } from './refusals.ts'

/** Agency and brand in which somebody has an app open. */
export interface AppPlace {
  /** Code of the agency. */
  tenant: string
  /** Id of the brand that they are in. */
  brand?: string | undefined
}

/**
 * All that a back end is told of who asks it and where; from the app's entry, as the browser's guards.
 * @throws Refusal where the person may not open the app there
 */
export async function claimsFor(
  parts: ApiParts,
  entry: RuntimeMiniApp,
  { tenant, brand }: AppPlace,
  person: Person,
): Promise<JWTPayload> {
  const { key, permission, guards = {}, brandScoped } = entry
  const needs = { ...guards, permission }
  if (!brand && (brandScoped || guards.marketPermission || guards.eligibleCountry))
    throw refusal('app-needs-brand')
  const conditions = inBrand(parts, key, person.id, needs)
  const found = await placeOf(parts, { tenant, brand }, person.id)
    .select(metOf(conditions).as('met'))
    .executeTakeFirst()
  if (!found?.isMember || !found.mayEnter) throw refusal('agency-access-missing', { agency: tenant })
  if (brand && found.brandId === null) throw refusal('brand-not-found', { brand })
  if (brandScoped && !found.mayWork) throw refusal('brand-access-missing')
  const refused = refusalOf([key], conditions, found.met)
  if (refused) throw refused
  return {
    sub: person.id,
    name: [person.firstname, person.lastname].filter(Boolean).join(' '),
    tenant,
    agency: found.agency,
    // somebody may look at an app in a brand that they may not work in, where the app is not about brands
    ...(found.brandId !== null &&
      found.mayWork && { brand: { id: found.brandId, name: found.brand, country: found.country } }),
    permissions: [permission, guards.marketPermission].filter(Boolean),
    app: key,
  }
}

/** The agency, with the brand where it is one of the agency's, and how the person stands there. */
function placeOf(parts: ApiParts, { tenant, brand = '' }: AppPlace, personId: string) {
  return parts.sql
    .selectFrom('agency')
    .leftJoin('workspace', (join) =>
      join
        .onRef('workspace.organisations_id', '=', 'agency.organisations_id')
        .on('workspace.id', '=', brand)
        .on('workspace.type', '=', 'BRAND'),
    )
    .where('agency.code', '=', tenant)
    .select([
      'agency.name as agency',
      'workspace.id as brandId',
      'workspace.name as brand',
      'workspace.country_code as country',
      raw<boolean>`exists (select from agency_member
        where person_id = ${personId} and agency_code = agency.code)`.as('isMember'),
      holds(parts, personId, 'agency.az_id', 'OsAgencyAccess').as('mayEnter'),
      holds(parts, personId, 'workspace.az_id', 'OS_WORKSPACE_ACCESS').as('mayWork'),
    ])
}
