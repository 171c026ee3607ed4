import { sql as raw } from 'kysely'
import { addMember } from '../people/add-person.ts'
import { takeOut } from '../people/remove-person.ts'
import { disablePerson } from '../people/set-disabled.ts'
import type { ScimContext } from './scim-context.ts'

const REASON = 'SCIM'

export interface Newcomer {
  id: string
  email: string
  firstname: string
  lastname: string
}

/** Whether other agencies have a say in a person: their names, their address and whether they may come in. */
export async function isShared({ sql, agency }: ScimContext, id: string): Promise<boolean> {
  const held = (table: string) => raw`exists (select from ${raw.table(table)} as held
    join account on account.id = held.account_id
    where held.person_id = ${id} and account.agency_code is distinct from ${agency})`
  const { rows } = await raw<{ shared: boolean }>`select
    exists (select from agency_member where person_id = ${id} and agency_code <> ${agency})
    or ${held('permission_record')} or ${held('role_assignment')} as shared`.execute(sql)
  return rows[0]!.shared
}

/** Into the agency, as an invitation would, and back into the groups in which the directory still has them. */
export async function joinAgency(context: ScimContext, person: Newcomer): Promise<void> {
  const { sql, agency, spellings } = context
  await addMember(sql, { spellings }, {}, { ...person, agency, reason: REASON })
  await raw`with back as (delete from scim_absent_member using person_group
      where person_id = ${person.id} and id = group_id and agency_code = ${agency} returning group_id)
    insert into group_member (group_id, person_id, source) select group_id, ${person.id}, 'scim' from back
    on conflict do nothing`.execute(sql)
}

/**
 * Keeps somebody out: disabled where they belong to this agency alone, else out of it. In which groups the directory has
 * them is kept, for they may come back.
 */
export async function keepOut(context: ScimContext, id: string): Promise<void> {
  const { sql, agency } = context
  if (!(await isShared(context, id))) return lock(context, id)
  await raw`insert into scim_absent_member (group_id, person_id)
    select group_id, person_id from group_member join person_group on person_group.id = group_id
    where person_id = ${id} and agency_code = ${agency} and person_group.source = 'scim'
    on conflict do nothing`.execute(sql)
  await takeOut(sql, id, agency)
}

/** Out of the agency for good; who belongs to no other is disabled, and their work stays. */
export async function removeFromAgency(context: ScimContext, id: string): Promise<void> {
  const { sql, agency } = context
  const shared = await isShared(context, id)
  if (!shared) await lock(context, id)
  await takeOut(sql, id, agency)
  await raw`delete from scim_absent_member using person_group
    where person_id = ${id} and person_group.id = group_id and agency_code = ${agency}`.execute(sql)
  await sql.deleteFrom('scim_user').where('person_id', '=', id).where('agency_code', '=', agency).execute()
}

async function lock({ sql, agency }: ScimContext, id: string): Promise<void> {
  if (!(await disablePerson(sql, {}, id, true, REASON))) return
  await raw`insert into scim_lock (person_id, agency_code, locked_at)
    select id, ${agency}, disabled_at from person where id = ${id}
    on conflict (person_id) do update set agency_code = excluded.agency_code, locked_at = excluded.locked_at`.execute(
    sql,
  )
}

/** Lets somebody in whom this directory locked, or one whose people they no longer are. Another lock stays. */
export async function unlock({ sql, agency }: ScimContext, id: string): Promise<void> {
  const { rows } = await raw`delete from scim_lock as own using person
    where own.person_id = ${id} and person.id = ${id} and person.disabled_at = own.locked_at
      and (own.agency_code = ${agency} or not exists (select from agency_member as member
        where member.person_id = ${id} and member.agency_code = own.agency_code))
    returning own.person_id`.execute(sql)
  if (rows.length > 0) await disablePerson(sql, {}, id, false, REASON)
}
