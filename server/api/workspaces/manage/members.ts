import { type RawBuilder, sql as raw } from 'kysely'
import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { FoundPerson, MemberLine } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { BY_TEXT, pageOf, readCursor } from '../../kit/page.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'
import type { SeenWorkspace } from './workspace-access.ts'

const FOUND_PEOPLE = 20

const fullName = raw<string>`trim(person.firstname || ' ' || person.lastname)`
const sortName = raw<string>`lower(${fullName}) collate "C"`

/** By last name, as an index has them. */
const lastName = raw<string>`person_sort_name(person.firstname, person.lastname) collate "C"`

/** So many members of groups are gone through by name, not collected before the first is shown. */
const MANY = 5000

/** Who works in a brand, in the order of their names; owners may change it. */
export async function membersOf(
  parts: ApiParts,
  { line }: SeenWorkspace,
  after?: string,
): Promise<Page<MemberLine>> {
  const access = raw`${parts.spellings('OS_WORKSPACE_ACCESS')}::text[]`
  const manage = raw`${parts.spellings('OS_WORKSPACE_MANAGE')}::text[]`
  let query = parts.sql
    .selectFrom('person')
    .leftJoin('permission_record as direct', (join) =>
      join.onRef('direct.person_id', '=', 'person.id').on('direct.account_id', '=', line.az_id),
    )
    .where(await worksIn(parts, line.az_id, raw`(${access} || ${manage})`))
    .select(['person.id', 'email', fullName.as('name'), lastName.as('sortName')])
    .select((await worksIn(parts, line.az_id, manage)).as('owns'))
    .select(
      raw<boolean>`not coalesce(direct.permissions && (${access} || ${manage}), false)`.as('isIndirect'),
    )
  const last = readCursor(after, BY_TEXT)
  if (last) query = query.where(raw<boolean>`(${lastName}, person.id collate "C") > (${last[0]}, ${last[1]})`)
  const rows = await query
    .orderBy(lastName)
    .orderBy(raw`person.id collate "C"`)
    .limit(PAGE_ROWS + 1)
    .execute()
  return pageOf(
    rows,
    PAGE_ROWS,
    ({ sortName, id }) => [sortName, id],
    ({ id, name, email, owns, isIndirect }) => ({
      id,
      name,
      email,
      role: owns ? 'owner' : 'member',
      isIndirect,
    }),
  )
}

/** Who holds one of the permissions on an account by themselves, by a role or by a group's role; for queries of `person`. */
async function worksIn({ sql }: ApiParts, account: string, permissions: RawBuilder<unknown>) {
  const given = raw`role_assignment as given join user_role on user_role.id = role_id
    where given.account_id in (select above_id from account_above where account_id = ${account})
      and (below or given.account_id = ${account}) and (expires_at is null or expires_at > now())
      and granted && ${permissions}`
  const { rows } = await raw<{ groups: string[]; people: number | null }>`
    with entitled as materialized (select distinct group_id from ${given} and group_id is not null)
    select array(select group_id from entitled) as groups, (select sum(bit_count(bits)::integer)::integer
      from people_set where kind = 'group' and key in (select group_id from entitled)) as people`.execute(sql)
  const { groups, people } = rows[0]!
  const members = raw`group_member where group_id = any(${groups}::text[])`
  const isMember =
    (people ?? 0) > MANY
      ? raw`(select true from ${members} and person_id = person.id limit 1)` // as `exists` all of them would be collected
      : raw`person.id in (select person_id from ${members})`
  return raw<boolean>`((person.id in (
    select person_id from permission_record where account_id = ${account} and permissions && ${permissions}
    union all select given.person_id from ${given} and given.person_id is not null)) or ${isMember})`
}

/** People of the agency by parts of name and address: who may be let into its brands. */
export async function peopleOf(
  parts: ApiParts,
  { code }: AgencyStanding,
  search: string,
): Promise<FoundPerson[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  let query = parts.sql
    .selectFrom('person')
    .innerJoin('agency_member', 'person_id', 'person.id')
    .where('agency_code', '=', code)
    .where('disabled_at', 'is', null)
    .select(['person.id', 'email', fullName.as('name')])
  for (const word of words)
    query = query.where(raw<boolean>`strpos(lower(${fullName} || ' ' || email), ${word}) > 0`)
  return query.orderBy(sortName).orderBy('person.id').limit(FOUND_PEOPLE).execute()
}
