import type SCIMMY from 'scimmy'
import { sql as raw } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import { tellPeople } from '../../../live/tell-people.ts'
import { invalid, notFound, notUnique, type ScimContext } from './scim-context.ts'
import { pageOf, soughtValue } from './scim-lists.ts'

type Resource = SCIMMY.Resources.Group
type Group = SCIMMY.Schemas.Group

/** Groups that the directory keeps; those of the portal and of the provider's claims are not its own. */
export async function readGroups(resource: Resource, context: ScimContext) {
  let query = ownGroups(context).select(['id', 'name', 'external_id', membersOf.as('members')])
  const name = soughtValue(resource, 'displayName')
  const external = soughtValue(resource, 'externalId')
  if (resource.id !== undefined) query = query.where('id', '=', resource.id)
  else if (name !== undefined) query = query.where('name', '=', name)
  else if (external !== undefined) query = query.where('external_id', '=', external)
  else if (!resource.filter) {
    const page = pageOf(resource)
    const count = ownGroups(context).select(raw<number>`count(*)::integer`.as('total'))
    page.tell((await count.executeTakeFirstOrThrow()).total)
    query = query.offset(page.offset).limit(page.limit)
  }
  const groups = (await query.orderBy('id').execute()).map((row) => ({
    id: row.id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.name,
    members: row.members.map(({ id, name: display }) => ({ value: id, display, type: 'User' })),
  }))
  if (resource.id === undefined) return resource.filter ? resource.filter.match(groups) : groups
  if (!groups[0]) throw notFound(resource.id)
  return groups[0]
}

const ownGroups = ({ sql, agency }: ScimContext) =>
  sql.selectFrom('person_group').where('agency_code', '=', agency).where('source', '=', 'scim')

const membersOf = raw<readonly { id: string; name: string }[]>`(select coalesce(jsonb_agg(
    jsonb_build_object('id', person.id, 'name', firstname || ' ' || lastname) order by person.id), '[]')
  from group_member join person on person.id = person_id where group_id = person_group.id)`

export async function writeGroup(resource: Resource, group: Group, context: ScimContext) {
  const { sql, agency } = context
  const name = group.displayName.trim()
  if (!name) throw invalid('displayName is empty.')
  const id = resource.id ?? `group-${crypto.randomUUID()}`
  const before = resource.id === undefined ? undefined : await peopleOf(id, context)
  const namesake = await sql
    .selectFrom('person_group')
    .select('id')
    .where('agency_code', '=', agency)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (namesake) throw notUnique(`There is another group called ${name}.`)
  const row = { name, external_id: group.externalId ?? null }
  if (before) await sql.updateTable('person_group').set(row).where('id', '=', id).execute()
  else
    await sql
      .insertInto('person_group')
      .values({ ...row, id, agency_code: agency, description: '', source: 'scim' })
      .execute()
  const after = await keepMembers(
    id,
    (group.members ?? []).flatMap(({ value }) => value ?? []),
    context,
  )
  await writeAudit(sql, {
    action: before ? 'group.changed' : 'group.created',
    agency,
    subject: { type: 'group', id, name },
    ...(before && { before: { members: before } }),
    after: { members: after },
    reason: 'SCIM',
  })
  await tellPeople(sql, [...(before ?? []), ...after], 'rights')
  return readGroups(Object.assign(resource, { id }), context)
}

/** The roles that were given to it go with it. */
export async function removeGroup(resource: Resource, context: ScimContext): Promise<void> {
  const { sql, agency } = context
  const id = resource.id!
  const members = await peopleOf(id, context)
  const { name } = await sql
    .deleteFrom('person_group')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow()
  const subject = { type: 'group', id, name }
  await writeAudit(sql, { action: 'group.removed', agency, subject, before: { members }, reason: 'SCIM' })
  await tellPeople(sql, members, 'rights')
}

/** @throws where the directory keeps no such group */
async function peopleOf(id: string, context: ScimContext): Promise<readonly string[]> {
  const known = await ownGroups(context).select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!known) throw notFound(id)
  const rows = await context.sql
    .selectFrom('group_member')
    .select('person_id')
    .where('group_id', '=', id)
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** Exactly these, in one statement each way. */
async function keepMembers(
  id: string,
  people: readonly string[],
  { sql, agency }: ScimContext,
): Promise<readonly string[]> {
  const wanted = [...new Set(people)].toSorted()
  const { rows } = await raw<{ id: string }>`select id from unnest(${wanted}::text[]) as asked(id)
    where not exists (select from agency_member where agency_code = ${agency} and person_id = asked.id)`.execute(
    sql,
  )
  if (rows[0]) throw invalid(`${rows[0].id} is nobody here.`)
  await raw`delete from group_member where group_id = ${id} and person_id != all(${wanted}::text[])`.execute(
    sql,
  )
  await raw`insert into group_member (group_id, person_id, source)
    select ${id}, asked.id, 'scim' from unnest(${wanted}::text[]) as asked(id) on conflict do nothing`.execute(
    sql,
  )
  return wanted
}
