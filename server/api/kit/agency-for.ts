import { sql as raw, type Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from './api-environment.ts'
import { holds } from './app-conditions.ts'
import { refusal } from './refusing.ts'

/** The agency of a code, for a member who may enter it and holds what is asked there. @throws Refusal */
export async function agencyFor(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  code: string,
  personId: string,
  permission?: string,
): Promise<Selectable<Database['agency']>> {
  const found = await parts.sql
    .selectFrom('agency')
    .where('code', '=', code)
    .selectAll()
    .select([
      raw<boolean>`exists (select from agency_member
        where person_id = ${personId} and agency_code = agency.code)`.as('isMember'),
      holds(parts, personId, 'agency.az_id', 'OsAgencyAccess').as('mayEnter'),
      (permission ? holds(parts, personId, 'agency.az_id', permission) : raw<boolean>`true`).as('mayDo'),
    ])
    .executeTakeFirst()
  if (!found?.isMember || !found.mayEnter) throw refusal('agency-access-missing', { agency: code })
  if (permission && !found.mayDo) throw refusal('permission-missing', { permission })
  const { isMember: _member, mayEnter: _enter, mayDo: _do, ...agency } = found
  return agency
}

/** Whether the person is a member who may enter the agency of a code, and holds what is asked there. */
export async function mayEnter(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  code: string,
  personId: string,
  permission = 'OsAgencyAccess',
): Promise<boolean> {
  const found = await parts.sql
    .selectFrom('agency')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .select('code')
    .where('code', '=', code)
    .where('person_id', '=', personId)
    .where(holds(parts, personId, 'agency.az_id', 'OsAgencyAccess'))
    .where(holds(parts, personId, 'agency.az_id', permission))
    .executeTakeFirst()
  return found !== undefined
}
