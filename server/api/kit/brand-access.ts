import { sql as raw } from 'kysely'
import type { ApiParts } from './api-environment.ts'
import { Refusal } from './refusal.ts'

/** Refuses whoever the shell would keep out: of another agency, without agency access, or without workspace access on the brand. */
export function brandAccess({ sql, spellings }: ApiParts) {
  const holds = (permission: string) => raw<boolean>`permissions && ${spellings(permission)}::text[]`
  return async (brandId: string, personId: string): Promise<void> => {
    const brand = await sql
      .selectFrom('workspace')
      .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
      .where('workspace.id', '=', brandId)
      .where('type', '=', 'BRAND')
      .select(({ exists, selectFrom }) => {
        const member = selectFrom('agency_member').select('person_id').where('person_id', '=', personId)
        const record = selectFrom('permission_record').select('person_id').where('person_id', '=', personId)
        return [
          'agency.name as agency',
          exists(member.whereRef('agency_code', '=', 'agency.code')).as('isMember'),
          exists(record.whereRef('account_id', '=', 'agency.az_id').where(holds('OsAgencyAccess'))).as(
            'mayEnter',
          ),
          exists(
            record.whereRef('account_id', '=', 'workspace.az_id').where(holds('OS_WORKSPACE_ACCESS')),
          ).as('mayWork'),
        ]
      })
      .executeTakeFirst()
    if (!brand) throw new Refusal(404, `There is no brand ${brandId}.`)
    if (!brand.isMember) throw new Refusal(403, 'You do not belong to the agency of this brand.')
    if (!brand.mayEnter)
      throw new Refusal(403, `You do not have access to ${brand.agency}. Ask its administrator for it.`)
    if (!brand.mayWork) throw new Refusal(403, 'You do not have access to this brand. Ask its owner for it.')
  }
}
