import type { ApiParts } from './api-environment.ts'
import { holds, holdsOnAny } from './app-conditions.ts'
import { refusal } from './refusing.ts'

/** An agency as somebody stands in it. */
export interface AgencyStanding {
  code: string
  azId: string
  organisationsId: string
  /** May make and change all of its workspaces. */
  manages: boolean
}

/** @throws Refusal where the person does not belong to the agency or may not enter it */
export async function agencyStanding(
  parts: ApiParts,
  code: string,
  personId: string,
): Promise<AgencyStanding> {
  const agency = await parts.sql
    .selectFrom('agency')
    .innerJoin('agency_member', 'agency_code', 'code')
    .where('code', '=', code)
    .where('person_id', '=', personId)
    .select(['code', 'name', 'az_id as azId', 'organisations_id as organisationsId'])
    .select(holds(parts, personId, 'agency.az_id', 'OsAgencyAccess').as('mayEnter'))
    .select(holds(parts, personId, 'agency.az_id', 'OS_WORKSPACE_MANAGE').as('manages'))
    .executeTakeFirst()
  if (!agency) throw refusal('agency-not-yours')
  if (!agency.mayEnter) throw refusal('agency-access-missing', { agency: agency.name })
  return agency
}

/** Brands of an organisation that a person may work in; for queries of `workspace`. */
export const mayWork = (parts: ApiParts, personId: string) =>
  holdsOnAny(personId, 'workspace.az_id', parts.spellings('OS_WORKSPACE_ACCESS'))
