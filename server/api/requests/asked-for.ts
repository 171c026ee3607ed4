import { sql as raw, type Selectable } from 'kysely'
import { ENTRY_APP } from '../../../miniapps/domain/requests/access-request.ts'
import { rowOf } from '../../../shell/config/app-rows.ts'
import type { Database } from '../../db/schema.ts'
import { agencyFor } from '../kit/agency-for.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { holds } from '../kit/app-conditions.ts'
import { refusal } from '../kit/refusing.ts'

type Parts = Pick<ApiParts, 'sql' | 'spellings'>
type Agency = Selectable<Database['agency']>

/** The permission that a request for this app is about; undefined for apps that everybody may open. */
export const needOf = (app: string): string | undefined =>
  app === ENTRY_APP ? 'OsAgencyAccess' : rowOf(app)?.needs?.permission

/** An app is asked for from inside the agency; to be let in is for its members outside. @throws Refusal */
export async function whereAsked(parts: Parts, app: string, code: string, personId: string): Promise<Agency> {
  if (app !== ENTRY_APP) return agencyFor(parts, code, personId)
  const agency = await parts.sql
    .selectFrom('agency')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .selectAll('agency')
    .where('code', '=', code)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!agency) throw refusal('agency-access-missing', { agency: code })
  return agency
}

/** True where the person can open the app already, so a request is refused. Entering an agency takes a brand there as well as the permission. */
export async function isLetIn(
  { sql, spellings }: Parts,
  app: string,
  { code, organisations_id }: Agency,
  personId: string,
): Promise<boolean> {
  const hasBrand = raw<boolean>`exists (select from workspace
    join effective_permission as held on held.account_id = workspace.az_id and held.person_id = ${personId}
    where organisations_id = ${organisations_id} and type = 'BRAND'
      and held.permissions && ${spellings('OS_WORKSPACE_ACCESS')}::text[])`
  const { held, isIn } = await sql
    .selectFrom('agency')
    .select(holds({ spellings }, personId, 'agency.az_id', needOf(app)!).as('held'))
    .select((app === ENTRY_APP ? hasBrand : raw<boolean>`true`).as('isIn'))
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return held && isIn
}
