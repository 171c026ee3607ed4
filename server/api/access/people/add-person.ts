import { sql as raw, type Transaction } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts, Person } from '../../kit/api-environment.ts'
import { grantToEach } from '../../permissions/grant-direct.ts'

/** Spec section 9: the defaults. */
const DISPLAY = { display_language: 'en-US', date_locale: 'en-gb', number_locale: 'en-gb' }

export interface NewMember {
  id: string
  email: string
  firstname: string
  lastname: string
  agency: string
  reason?: string | undefined
}

/** A person who comes in once they sign in, unless the address is known; with the right to enter the agency. Answers whether that is new. */
export async function addMember(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  by: Partial<Pick<Person, 'id'>>,
  { reason, ...member }: NewMember,
): Promise<boolean> {
  return (await addToAgencies(sql, parts, by, [member], reason)).length > 0
}

type Member = Omit<NewMember, 'reason'>

/** The same for many; answers those who are new in their agency. Somebody's first agency is where they belong, in others they are a guest. */
export async function addToAgencies(
  sql: Transaction<Database>,
  parts: Pick<ApiParts, 'spellings'>,
  by: Partial<Pick<Person, 'id'>>,
  members: readonly Member[],
  reason?: string,
): Promise<Member[]> {
  await addPeople(sql, members)
  const seen = new Set<string>()
  const isFirst = ({ id }: Member) => !seen.has(id) && Boolean(seen.add(id))
  const firsts = members.filter(isFirst)
  const joined = [
    ...(await join(sql, firsts)),
    ...(await join(
      sql,
      members.filter((each) => !firsts.includes(each)),
    )),
  ]
  await writeAudit(
    sql,
    ...joined.map(
      ({ id, agency }) =>
        ({
          actor: by.id,
          action: 'person.invited',
          subject: { type: 'person', id },
          agency,
          reason,
        }) as const,
    ),
  )
  for (const agency of new Set(joined.map((each) => each.agency))) {
    const { az_id } = await sql
      .selectFrom('agency')
      .select('az_id')
      .where('code', '=', agency)
      .executeTakeFirstOrThrow()
    const people = joined.filter((each) => each.agency === agency).map(({ id }) => id)
    const grant = { accountId: az_id, permissions: ['OsAgencyAccess'], by: by.id, reason }
    await grantToEach(sql, parts, people, grant)
  }
  return joined
}

/** Known by the address, or by the id under another one, they stay as they are. */
async function addPeople(sql: Transaction<Database>, members: readonly Member[]): Promise<void> {
  const rows = members.map(({ id, email, firstname, lastname }) => ({ id, email, firstname, lastname }))
  await raw`insert into person (id, email, firstname, lastname, display_language, date_locale, number_locale, demo, invited_at)
    select distinct on (id) id, email, firstname, lastname, ${DISPLAY.display_language}::text, ${DISPLAY.date_locale}::text,
      ${DISPLAY.number_locale}::text, false, ${new Date()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as added (id text, email text, firstname text, lastname text)
    on conflict do nothing`.execute(sql)
}

async function join(sql: Transaction<Database>, members: readonly Member[]): Promise<Member[]> {
  if (members.length === 0) return []
  const rows = members.map(({ id, agency }) => ({ id, agency }))
  const { rows: made } = await raw<{ id: string; agency: string }>`
    insert into agency_member (agency_code, person_id, guest_since)
    select agency, id, (select now() from agency_member where person_id = id and guest_since is null limit 1)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id text, agency text)
    on conflict do nothing returning person_id as id, agency_code as agency`.execute(sql)
  const keys = new Set(made.map(({ id, agency }) => `${id} ${agency}`))
  return members.filter(({ id, agency }) => keys.has(`${id} ${agency}`))
}
