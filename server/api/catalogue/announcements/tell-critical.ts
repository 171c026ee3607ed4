import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { holdersIn } from '../../kit/holders-in.ts'
import { workersIn } from '../../kit/workers-in.ts'
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
      .where('id', 'in', due.select('id').forUpdate().skipLocked()) // others do not wait for whoever tells it
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
  parts: Parts,
  code: string,
  country: string | null,
): Promise<string[]> {
  const members = await holdersIn(sql, parts, code, 'OsAgencyAccess')
  if (country === null) return members
  const { organisations_id } = await sql
    .selectFrom('agency')
    .select('organisations_id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const { rows } = await workersIn(parts, organisations_id, [country]).execute(sql)
  const workers = new Set(rows.map(({ person_id }) => person_id))
  return members.filter((id) => workers.has(id))
}
