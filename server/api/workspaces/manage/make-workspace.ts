import type { NewWorkspace } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import { addWorkspace } from './add-workspace.ts'
import { changeMembers } from './change-members.ts'
import { knownCountries } from '../../kit/countries.ts'
import { fulfilRequest, openRequest } from './decide-request.ts'
import { brandOf } from './requests.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

/** A workspace with its owners; the request that it fulfils is granted with it or not at all. */
export async function makeWorkspace(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  { owners = [], requestId, ...made }: NewWorkspace,
): Promise<string> {
  const countries = await knownCountries(parts.sql, agency.code)
  return parts.sql.transaction().execute(async (sql) => {
    const id = await addWorkspace(sql, { agency, personId, countries }, made)
    if (requestId !== undefined) {
      const request = await openRequest(sql, requestId)
      if (request.agency_code !== agency.code) throw refusal('workspace-request-not-found')
      if (request.person_id === personId) throw refusal('workspace-request-own')
      await fulfilRequest(sql, parts, agency, personId, request, id)
    }
    if (owners.length > 0) {
      const line = await brandOf(sql, agency, id)
      await changeMembers(sql, parts, { line, agency }, personId, { people: owners, role: 'owner' })
    }
    return id
  })
}
