import { sql as raw, type Transaction } from 'kysely'
import type * as v from 'valibot'
import type { Changed } from '../../../../miniapps/domain/access/wire-grants.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import { type Administrator, mustAdminister } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { id as code, note, strict } from '../input.ts'
import { mustKnow } from './person-detail.ts'

export const removeInput = strict({ agency: code, reason: note })

/** Takes somebody out of an agency with all that they hold in it. */
export async function removePerson(
  parts: ApiParts,
  administrator: Administrator,
  id: string,
  { agency, reason }: v.InferOutput<typeof removeInput>,
  dry: boolean,
): Promise<Changed<null>> {
  const { person: by } = administrator
  mustAdminister(administrator, agency)
  await mustKnow(parts.sql, { ...administrator, agencies: [agency] }, id)
  if (id === by.id) throw refusal('person-oneself')
  const accounts = raw`select id from account where agency_code = ${agency}`
  return changeRights(parts, {
    by,
    dry,
    concerned: { people: raw`select ${id}::text`, accounts, permissions: null },
    make: async (sql) => {
      await takeOut(sql, id, agency)
      const subject = { type: 'person', id } as const
      await writeAudit(sql, { actor: by.id, action: 'person.removed', subject, agency, reason })
      return null
    },
  })
}

/** Their membership of the agency and everything that they hold in it. A guest elsewhere alone is at home there from now on. */
export async function takeOut(sql: Transaction<Database>, id: string, agency: string): Promise<void> {
  for (const table of ['role_assignment', 'permission_record'])
    await raw`delete from ${raw.table(table)} where person_id = ${id}
      and account_id in (select id from account where agency_code = ${agency})`.execute(sql)
  await raw`delete from group_member where person_id = ${id}
    and group_id in (select id from person_group where agency_code = ${agency})`.execute(sql)
  await sql
    .deleteFrom('agency_member')
    .where('person_id', '=', id)
    .where('agency_code', '=', agency)
    .execute()
  await raw`update agency_member set guest_since = null where person_id = ${id}
    and not exists (select from agency_member where person_id = ${id} and guest_since is null)`.execute(sql)
}
