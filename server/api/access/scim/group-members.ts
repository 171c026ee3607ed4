import { sql as raw } from 'kysely'
import type { Resource } from './canonical.ts'
import { GROUP } from './group-type.ts'
import { matchesFilter } from './matches-filter.ts'
import type { Filter } from './parse-filter.ts'
import { GROUPS } from './read-groups.ts'
import { readOne } from './read-resources.ts'
import { invalidValue } from './scim-error.ts'
import type { ScimContext } from './scim-context.ts'

/** Ids out of `members` as a directory sends them. @throws ScimError where one names none */
export function idsOfMembers(members: readonly Resource[]): readonly string[] {
  return members.map(({ value, type }) => {
    if (typeof value !== 'string') throw invalidValue('A member needs a value, the id of a person.')
    if (typeof type === 'string' && type.toLowerCase() !== 'user')
      throw invalidValue('Groups hold people alone, no other groups.')
    return value
  })
}

/** @throws ScimError where one of them is nobody of the agency */
export async function mustBeUsers({ sql, agency }: ScimContext, ids: readonly string[]): Promise<void> {
  const { rows } = await raw<{ id: string }>`select id from unnest(${[...ids]}::text[]) as asked (id)
    where not exists (select from agency_member where agency_code = ${agency} and person_id = asked.id)
      and not exists (select from scim_user where agency_code = ${agency} and person_id = asked.id)
    limit 1`.execute(sql)
  if (rows[0]) throw invalidValue(`${rows[0].id} is nobody here.`)
}

export async function membersOf({ sql }: ScimContext, group: string): Promise<readonly string[]> {
  const { rows } = await raw<{
    person_id: string
  }>`select person_id from group_member where group_id = ${group}
    union select person_id from scim_absent_member where group_id = ${group}`.execute(sql)
  return rows.map(({ person_id }) => person_id)
}

/** Those of the group whom `members[…]` chooses; one id is not looked for. */
export async function chosenMembers(
  context: ScimContext,
  group: string,
  filter: Filter,
): Promise<readonly string[]> {
  if (filter.op === 'eq' && filter.path.toLowerCase() === 'value') return [String(filter.value)]
  const { members = [] } = await readOne(GROUPS, context, group)
  return (members as readonly Resource[])
    .filter((each) => matchesFilter(filter, each, PARTS))
    .map(({ value }) => value as string)
}

const PARTS = GROUP.schema.attributes.find(({ name }) => name === 'members')?.subAttributes ?? []
