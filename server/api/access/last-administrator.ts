import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'

/** What an administrator needs: to come in, and to open the administration. */
export const ADMINISTRATION = ['OsAgencyAccess', 'AdminAppAccess'] as const

/** Codes of the agencies that somebody administers who is not disabled and whose rights do not end by themselves. */
export async function agenciesWithAdministrator(
  sql: Kysely<Database>,
  { spellings }: Pick<ApiParts, 'spellings'>,
): Promise<readonly string[]> {
  const spelt = (permission: string) => raw`${spellings(permission)}::text[]`
  const [enter, administer] = ADMINISTRATION.map(spelt)
  // few hold the second: they are read first, and the first is asked of them alone
  const { rows } = await raw<{ code: string }>`
    with holder as materialized (
      select account_id, person_id from permission_record
        where account_id in (select az_id from agency) and permissions && ${administer}
      union
      select flat.account_id, held.person_id from effective_role as held
        join user_role on user_role.id = held.role_id and user_role.granted && ${administer}
        join account_above as flat on flat.above_id = held.account_id
          and (held.below or flat.account_id = held.account_id)
        where held.expires_at is null and flat.account_id in (select az_id from agency))
    select distinct agency.code from holder join agency on agency.az_id = holder.account_id
      join agency_member as member on member.agency_code = agency.code and member.person_id = holder.person_id
      join person on person.id = holder.person_id and person.disabled_at is null
    where exists (select from permission_record as record where record.person_id = holder.person_id
        and record.account_id = holder.account_id and record.permissions && ${enter})
      or exists (select from effective_role as held
        join user_role on user_role.id = held.role_id and user_role.granted && ${enter}
        join account_above as flat on flat.account_id = holder.account_id and flat.above_id = held.account_id
        where held.person_id = holder.person_id and held.expires_at is null
          and (held.below or held.account_id = holder.account_id))`.execute(sql)
  return rows.map(({ code }) => code)
}
