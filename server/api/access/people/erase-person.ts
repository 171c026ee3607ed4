import { sql as raw, type Transaction } from 'kysely'
import { FORMER, FORMER_NAME } from '../../../../miniapps/domain/document/personal-fields.ts'
import type { Changed } from '../../../../miniapps/domain/access/wire-grants.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { forgetPersonInDocuments } from '../../../documents/forget-person.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../refusals.ts'
import type { Administrator } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { placesOfPeople } from './kept-of-person.ts'
import { isShared, mustKnow } from './person-detail.ts'

/**
 * Takes away all that is kept about somebody, for good, in documents and other people's notices too. Their work stays, under
 * nobody's name; so does the audit log, which nobody can change.
 */
export async function erasePerson(
  parts: ApiParts,
  administrator: Administrator,
  { id, reason, dry }: { id: string; reason: string; dry: boolean },
): Promise<Changed<null>> {
  const { person: by } = administrator
  await mustKnow(parts.sql, administrator, id)
  if (id === by.id) throw refusal('person-oneself')
  if (await isShared(parts.sql, administrator, id)) throw refusal('person-of-other-agencies')
  return changeRights(parts, {
    by,
    dry,
    concerned: { people: raw`select ${id}::text`, accounts: raw`select id from account`, permissions: null },
    make: async (sql) => {
      const agencies = await sql
        .selectFrom('agency_member')
        .select('agency_code')
        .where('person_id', '=', id)
        .execute()
      await forget(parts, sql, id)
      const subject = { type: 'person', id } as const
      await writeAudit(
        sql,
        ...agencies.map(
          ({ agency_code: agency }) =>
            ({ actor: by.id, action: 'person.erased', subject, agency, reason }) as const,
        ),
      )
      return null
    },
  })
}

async function forget({ documentKinds }: ApiParts, sql: Transaction<Database>, id: string): Promise<void> {
  const { firstname, lastname } = await sql
    .selectFrom('person')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const name = `${firstname} ${lastname}`.trim()
  await sql
    .updateTable('person')
    .set({
      ...FORMER,
      email: `${id}@erased.invalid`,
      password_hash: null,
      display_language: 'en-US',
      date_locale: 'en-gb',
      number_locale: 'en-gb',
      disabled_at: raw<Date>`coalesce(disabled_at, now())`,
      erased_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  for (const { table, column } of await placesOfPeople(sql))
    await raw`delete from ${raw.table(table)} where ${raw.ref(column)} = ${id}`.execute(sql)
  await sql.deleteFrom('document').where('place', '=', id).execute() // views and drafts of their own
  await forgetPersonInDocuments(sql, documentKinds, { id, name })
  if (name) await forgetInNotices(sql, name)
  await raw`delete from idp_record where payload ->> 'accountId' = ${id}`.execute(sql)
}

/** Notices of others say who did something. */
async function forgetInNotices(sql: Transaction<Database>, name: string): Promise<void> {
  await raw`update notification set params = (
      select jsonb_object_agg(key, case when value = to_jsonb(${name}::text) then to_jsonb(${FORMER_NAME}::text) else value end)
        from jsonb_each(params))
    where exists (select from jsonb_each_text(params) where value = ${name})`.execute(sql)
}
