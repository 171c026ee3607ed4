import type { ApiContext, ApiParts, Person } from '../kit/api-environment.ts'
import { holds, inAgency, metOf } from '../kit/app-conditions.ts'
import { refusal } from './refusals.ts'

/** Who asks, and the agencies in which they may. */
export interface Administrator {
  person: Person
  agencies: readonly string[]
}

/** The caller as administrator; every handler of this API begins with it. */
export interface AccessWorld extends ApiParts {
  administrator: Administrator
}

export const asAdministrator = async (parts: ApiParts, context: ApiContext): Promise<AccessWorld> => ({
  ...parts,
  administrator: await administratorOf(parts, context),
})

/** Members who may enter the agency and open its administration, as the app's row says. */
async function administratorOf(parts: ApiParts, context: ApiContext): Promise<Administrator> {
  const person = context.get('person')
  const rows = await parts.sql
    .selectFrom('agency')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .where('agency_member.person_id', '=', person.id)
    .where(holds(parts, person.id, 'agency.az_id', 'OsAgencyAccess'))
    .select(['code', metOf(inAgency(parts, 'admin', person.id)).as('met')])
    .orderBy('code')
    .execute()
  return { person, agencies: rows.filter(({ met }) => met.every(Boolean)).map(({ code }) => code) }
}

/** @throws Refusal for an agency that is not theirs to administer */
export function mustAdminister({ agencies }: Administrator, ...codes: readonly string[]): void {
  const foreign = codes.find((code) => !agencies.includes(code))
  if (foreign !== undefined) throw refusal('agency-not-administered', { agency: foreign })
}

/** The agencies asked of, all of theirs where none is. */
export function agenciesAsked(
  administrator: Administrator,
  asked: readonly string[] = [],
): readonly string[] {
  mustAdminister(administrator, ...asked)
  return asked.length > 0 ? asked : administrator.agencies
}
