import { type Kysely, type RawBuilder, sql as raw, type Transaction } from 'kysely'
import type { GroupRule, RuleField } from '../../../../miniapps/domain/access/group-rule.ts'
import type { Database } from '../../../db/schema.ts'
import type { Person } from '../../kit/api-environment.ts'
import { note } from './members.ts'

/** A membership rule as a condition on `person` and `contact`, without regard to case. */
const FACTS: Readonly<Record<RuleField, RawBuilder<string>>> = {
  emailDomain: raw`split_part(person.email, '@', 2)`,
  language: raw`lower(person.display_language)`,
  title: raw`lower(contact.title)`,
  city: raw`lower(contact.city)`,
  country: raw`lower(contact.country_code)`,
}

const condition = ({ field, in: values }: GroupRule['all'][number]): RawBuilder<boolean> => {
  const wanted = values.map((value) => value.trim().toLowerCase())
  const exact = raw<boolean>`coalesce(${FACTS[field]} = any(${wanted}::text[]), false)`
  if (field !== 'language') return exact
  return raw<boolean>`(${exact} or split_part(${FACTS[field]}, '-', 1) = any(${wanted}::text[]))`
}

/** Members of the agency whom a rule takes, as a query of ids. */
export const fitting = (agency: string, { all }: GroupRule) => raw<{ id: string }>`
  select person.id from person join agency_member on agency_member.person_id = person.id
    left join contact on contact.person_id = person.id
  where agency_member.agency_code = ${agency} and ${all.length > 0 ? raw.join(all.map(condition), raw` and `) : raw`false`}`

/**
 * Brings groups with a rule up to date: one of them, or for some people all of these agencies. Never everybody's in all: a
 * rule may ask what people say of themselves, such as their title, so that nobody comes in whom the change does not concern.
 */
export async function applyRules(
  sql: Transaction<Database>,
  by: Partial<Pick<Person, 'id'>>,
  agencies: readonly string[],
  only: { group: string } | { people: readonly string[] },
): Promise<void> {
  const group = 'group' in only ? only.group : undefined
  const concerned =
    'people' in only ? raw<boolean>`= any(${[...only.people]}::text[])` : raw<boolean>`is not null`
  const groups = await sql
    .selectFrom('person_group')
    .select(['id', 'agency_code', 'rule'])
    .where('agency_code', 'in', agencies.length ? [...agencies] : [''])
    .$if(group !== undefined, (rows) => rows.where('id', '=', group!))
    .execute()
  for (const { id, agency_code, rule } of groups) {
    if (!rule && group === undefined) continue
    const wanted = rule ? fitting(agency_code, rule) : raw`select null::text as id where false`
    const left = await raw<{ group_id: string; person_id: string }>`delete from group_member
      where group_id = ${id} and source = 'rule' and person_id ${concerned} and person_id not in (${wanted}) returning group_id, person_id`.execute(
      sql,
    )
    const joined = await raw<{ group_id: string; person_id: string }>`
      insert into group_member (group_id, person_id, source) select ${id}, fit.id, 'rule' from (${wanted}) as fit where fit.id ${concerned}
      on conflict do nothing returning group_id, person_id`.execute(sql)
    await note(sql, by.id, 'group.left', left.rows, 'rule')
    await note(sql, by.id, 'group.joined', joined.rows, 'rule')
  }
}

/** How many a rule would take, and the first of them by name. */
export async function previewRule(sql: Kysely<Database>, agency: string, rule: GroupRule) {
  const { rows } = await raw<{ people: number; names: string[] | null }>`
    select count(*)::integer as people,
      (array_agg(firstname || ' ' || lastname order by lastname, firstname))[1:20] as names
    from person where id in (${fitting(agency, rule)})`.execute(sql)
  return { people: rows[0]!.people, names: rows[0]!.names ?? [] }
}
