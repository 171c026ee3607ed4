import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { notify } from '../../notifications/notify.ts'

/**
 * What is critical also goes into inboxes, once it has begun: whoever first asks for the catalogue from then on sees to it,
 * once however many do. Of a market, people with a brand there.
 */
export async function tellCritical(parts: Parts, agency: string, now: Date): Promise<void> {
  const { sql } = parts
  const due = sql
    .selectFrom('announcement')
    .where('agency_code', '=', agency)
    .where('level', '=', 'critical')
    .where('told_at', 'is', null)
    .where('from', '<=', now)
    .where('until', '>', now)
  if (!(await due.select('id').limit(1).executeTakeFirst())) return
  await sql.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable('announcement')
      .set({ told_at: now })
      .where('id', 'in', due.select('id'))
      .where('told_at', 'is', null)
      .returning(['text', 'path', 'country_code'])
      .execute()
    for (const { text, path, country_code } of begun)
      await notify(trx, await peopleOf(trx, parts, agency, country_code), {
        kind: 'announcement',
        params: { text },
        path: path ?? '/you',
      })
  })
}

type Parts = Pick<ApiParts, 'sql' | 'spellings'>

async function peopleOf(
  sql: Kysely<Database>,
  { spellings }: Parts,
  agency: string,
  country: string | null,
): Promise<string[]> {
  const members = await sql
    .selectFrom('agency_member')
    .innerJoin('agency', 'agency.code', 'agency_member.agency_code')
    .select('person_id')
    .where('agency.code', '=', agency)
    .where(raw<boolean>`person_id in (select held.person_id from effective_permission held
      where held.account_id = agency.az_id and permissions && ${spellings('OsAgencyAccess')}::text[])`)
    .$if(country !== null, (query) =>
      query.where(raw<boolean>`person_id in (select held.person_id from effective_permission held
        join workspace on workspace.az_id = held.account_id and workspace.type = 'BRAND'
        and workspace.country_code = ${country} and workspace.organisations_id = agency.organisations_id
        where permissions && ${spellings('OS_WORKSPACE_ACCESS')}::text[])`),
    )
    .execute()
  return members.map(({ person_id }) => person_id)
}
