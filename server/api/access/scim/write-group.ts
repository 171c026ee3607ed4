import { sql as raw } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import { canonicalResource, type Resource } from './canonical.ts'
import { type GroupChange, groupChange } from './group-change.ts'
import { idsOfMembers, membersOf, mustBeUsers } from './group-members.ts'
import { GROUP } from './group-type.ts'
import { guardedGroup } from './guarded.ts'
import { patchOperations } from './patch-operations.ts'
import { GROUPS, type GroupRow } from './read-groups.ts'
import { readRow } from './read-resources.ts'
import { invalidValue, notUnique } from './scim-error.ts'
import type { Kind } from './resource-routes.ts'
import type { ScimContext } from './scim-context.ts'

const MOST_CHARACTERS = 256
const WITHOUT_MEMBERS = { attributes: [], excludedAttributes: ['members'] }

export const GROUP_KIND: Kind<GroupRow> = {
  reading: GROUPS,
  create: createGroup,
  replace: replaceGroup,
  patch: patchGroup,
  remove: removeGroup,
}

/** Answers its id. */
async function createGroup(context: ScimContext, body: Resource): Promise<string> {
  const id = `group-${crypto.randomUUID()}`
  await save(context, id, wholeChange(body), undefined)
  return id
}

async function replaceGroup(context: ScimContext, id: string, body: Resource): Promise<void> {
  await save(context, id, wholeChange(body), await readRow(GROUPS, context, id, WITHOUT_MEMBERS))
}

async function patchGroup(context: ScimContext, id: string, body: Resource): Promise<void> {
  const before = await readRow(GROUPS, context, id, WITHOUT_MEMBERS)
  await save(context, id, await groupChange(context, before, patchOperations(body)), before)
}

/** The roles that were given to it go with it. */
async function removeGroup(context: ScimContext, id: string): Promise<void> {
  const { agency } = context
  const { name, external_id: externalId } = await readRow(GROUPS, context, id, WITHOUT_MEMBERS)
  const people = await membersOf(context, id)
  await guardedGroup(context, id, people, async (sql) => {
    await sql.deleteFrom('person_group').where('id', '=', id).execute()
    const subject = { type: 'group', id, name }
    await writeAudit(sql, {
      action: 'group.removed',
      agency,
      subject,
      before: { name, externalId, people },
      reason: 'SCIM',
    })
  })
}

function wholeChange(body: Resource): GroupChange {
  const { displayName, externalId, members = [] } = canonicalResource(GROUP, body)
  return {
    name: displayName as string | undefined,
    externalId: externalId as string | undefined,
    isWhole: true,
    join: new Set(idsOfMembers(members as readonly Resource[])),
    leave: new Set(),
  }
}

async function save(
  context: ScimContext,
  id: string,
  change: GroupChange,
  before: GroupRow | undefined,
): Promise<void> {
  const name = change.name?.trim()
  if (!name) throw invalidValue('displayName is missing.')
  if (name.length > MOST_CHARACTERS)
    throw invalidValue(`displayName has at most ${MOST_CHARACTERS} characters.`)
  const { externalId } = change
  if (before?.name !== name || (before.external_id ?? undefined) !== externalId)
    await keepNames(context, id, { name, externalId }, before)
  const [join, leave] = [[...change.join], [...change.leave]]
  await mustBeUsers(context, join)
  const present = change.isWhole && before ? await membersOf(context, id) : []
  const gone = change.isWhole ? present.filter((each) => !change.join.has(each)) : leave
  if (join.length + gone.length === 0) return
  await guardedGroup(context, id, [...join, ...gone], (sql) =>
    moveMembers({ ...context, sql }, { id, name }, join, gone),
  )
}

async function keepNames(
  { sql, agency }: ScimContext,
  id: string,
  { name, externalId }: { name: string; externalId: string | undefined },
  before: GroupRow | undefined,
): Promise<void> {
  const { rows } = await raw<{
    named: boolean
  }>`select lower(name) = lower(${name}) as named from person_group
    where agency_code = ${agency} and id <> ${id} and (lower(name) = lower(${name})
      or (source = 'scim' and external_id = ${externalId ?? null}::text))`.execute(sql)
  if (rows.some(({ named }) => named)) throw notUnique(`There is another group called ${name}.`)
  if (rows.length > 0) throw notUnique(`The externalId ${externalId} is another group's.`)
  const row = { name, external_id: externalId ?? null }
  if (before) await sql.updateTable('person_group').set(row).where('id', '=', id).execute()
  else
    await sql
      .insertInto('person_group')
      .values({ ...row, id, agency_code: agency, description: '', source: 'scim' })
      .execute()
  await writeAudit(sql, {
    action: before ? 'group.changed' : 'group.created',
    agency,
    subject: { type: 'group', id, name },
    ...(before && { before: { name: before.name, externalId: before.external_id } }),
    after: { name, externalId: row.external_id },
    reason: 'SCIM',
  })
}

/** Who is out of the agency for now is kept beside the group until they are back. */
async function moveMembers(
  { sql, agency }: ScimContext,
  { id, name }: { id: string; name: string },
  join: readonly string[],
  gone: readonly string[],
): Promise<void> {
  const member = raw`exists (select from agency_member where agency_code = ${agency} and person_id = asked.id)`
  const joined = await raw<{ person_id: string }>`insert into group_member (group_id, person_id, source)
    select ${id}, asked.id, 'scim' from unnest(${join}::text[]) as asked (id) where ${member}
    on conflict do nothing returning person_id`.execute(sql)
  await raw`insert into scim_absent_member (group_id, person_id)
    select ${id}, asked.id from unnest(${join}::text[]) as asked (id) where not ${member}
    on conflict do nothing`.execute(sql)
  const left = await raw<{ person_id: string }>`delete from group_member
    where group_id = ${id} and person_id = any(${gone}::text[]) returning person_id`.execute(sql)
  await raw`delete from scim_absent_member where group_id = ${id} and person_id = any(${gone}::text[])`.execute(
    sql,
  )
  const entry = (action: 'group.joined' | 'group.left', rows: readonly { person_id: string }[]) =>
    rows.length === 0
      ? []
      : [
          {
            action,
            agency,
            subject: { type: 'group', id, name },
            after: { people: rows.map(({ person_id }) => person_id) },
            reason: 'SCIM',
          },
        ]
  await writeAudit(sql, ...entry('group.joined', joined.rows), ...entry('group.left', left.rows))
}
