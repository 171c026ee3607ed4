import { sql as raw } from 'kysely'
import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { FoundPerson, Member, Page } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { cursorOf, readCursor } from './cursor.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'
import type { SeenWorkspace } from './workspace-access.ts'

const FOUND_PEOPLE = 20

const fullName = raw<string>`trim(person.firstname || ' ' || person.lastname)`
const sortName = raw<string>`lower(${fullName}) collate "C"`

/** Who works in a brand, in the order of their names; owners may change it. */
export async function membersOf(
  parts: ApiParts,
  { line }: SeenWorkspace,
  cursor: string | undefined,
): Promise<Page<Member>> {
  const access = raw`${parts.spellings('OS_WORKSPACE_ACCESS')}::text[]`
  const manage = raw`${parts.spellings('OS_WORKSPACE_MANAGE')}::text[]`
  let query = parts.sql
    .selectFrom('person')
    .leftJoin('permission_record as direct', (join) =>
      join.onRef('direct.person_id', '=', 'person.id').on('direct.account_id', '=', line.az_id),
    )
    .where(
      raw<boolean>`person.id in (select person_id from effective_permission
        where account_id = ${line.az_id} and permissions && (${access} || ${manage}))`,
    )
    .select(['person.id', 'email', fullName.as('name'), sortName.as('sortName')])
    .select(
      raw<boolean>`exists (select from effective_permission as held where held.person_id = person.id
      and held.account_id = ${line.az_id} and held.permissions && ${manage})`.as('owns'),
    )
    .select(
      raw<boolean>`not coalesce(direct.permissions && (${access} || ${manage}), false)`.as('isIndirect'),
    )
  if (cursor !== undefined) {
    const [name, id] = readCursor(cursor)
    query = query.where(raw<boolean>`(${sortName}, person.id collate "C") > (${name}, ${id})`)
  }
  const rows = await query
    .orderBy(sortName)
    .orderBy(raw`person.id collate "C"`)
    .limit(PAGE_ROWS + 1)
    .execute()
  const last = rows[PAGE_ROWS - 1]
  return {
    rows: rows.slice(0, PAGE_ROWS).map(({ id, name, email, owns, isIndirect }) => ({
      id,
      name,
      email,
      role: owns ? 'owner' : 'member',
      isIndirect,
    })),
    ...(rows.length > PAGE_ROWS && last && { next: cursorOf([last.sortName, last.id]) }),
  }
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
