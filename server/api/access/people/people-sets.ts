import { type RawBuilder, sql as raw } from 'kysely'
import { prefixes } from '../page.ts'
import { type PeopleFilters, STATUS } from './people-query.ts'

/** People as bits in blocks; migrations/006-people-sets.ts says why. A query of `block` and `bits`. */
type PeopleSet = RawBuilder<{ block: number; bits: string }>

const list = (values: readonly string[]) => raw`${[...values]}::text[]`

/** How many people a column of bits holds: its ones, added up over all rows. */
export const counted = (bits: RawBuilder<unknown>) =>
  raw<number>`coalesce(sum(bit_count(${bits})::integer), 0)::integer`

const membersOf = (kind: 'agency' | 'group', keys: readonly string[]): PeopleSet =>
  raw`select block, bit_or(bits) as bits from people_set
    where kind = ${kind} and key = any(${list(keys)}) group by block`

/** `role_id`, `block` and `bits` of whoever holds a role in one of the agencies at this moment. */
export const holdersIn = (agencies: readonly string[]) => raw`
  select role_id, block, bit_or(bits) as bits from (
    select given.role_id, block, bits from role_assignment as given
      join account on account.id = given.account_id and account.agency_code = any(${list(agencies)})
      join people_set on kind = 'group' and key = given.group_id
      where given.expires_at is null or given.expires_at > now()
    union all
    select given.role_id, person_block(number), person_bit(number) from role_assignment as given
      join account on account.id = given.account_id and account.agency_code = any(${list(agencies)})
      join person on person.id = given.person_id
      where given.expires_at is null or given.expires_at > now()) as held
  group by role_id, block`

/** Those of a status; of the active ones everybody else is kept, for they are most. */
export const notActive = raw`select ${STATUS} as status, person_block(number) as block, bit_or(person_bit(number)) as bits
  from person where (disabled_at is not null or invited_at is not null) and ${STATUS} <> 'active' group by 1, 2`

function ofStatus(found: PeopleSet, statuses: readonly string[]): PeopleSet {
  const bits = (among: RawBuilder<unknown>) => raw`(select bit_or(bits) from (${notActive}) as other
    where other.block = found.block and ${among})`
  return statuses.includes('active')
    ? raw`select block, bits & ~coalesce(${bits(raw`status <> all(${list(statuses)})`)}, bits & ~bits) as bits
        from (${found}) as found`
    : raw`select block, bits & ${bits(raw`status = any(${list(statuses)})`)} as bits from (${found}) as found`
}

const both = (one: PeopleSet, other: PeopleSet): PeopleSet =>
  raw`select block, one.bits & other.bits as bits from (${one}) as one join (${other}) as other using (block)`

/** Whom the filters of the list let through, as `fits` has them one by one. */
export function foundPeople({ agency, role, group, status, q }: PeopleFilters): PeopleSet {
  const words = prefixes(q)
  let found = membersOf('agency', agency)
  if (words)
    found = both(
      found,
      raw`select person_block(number) as block, bit_or(person_bit(number)) as bits from person
        where person_words(firstname, lastname, email) @@ to_tsquery('simple', ${words}) group by 1`,
    )
  if (role.length)
    found = both(
      found,
      raw`select block, bit_or(bits) as bits from (${holdersIn(agency)}) as holder
        where role_id = any(${list(role)}) group by block`,
    )
  if (group.length)
    found = both(
      found,
      raw`select block, bit_or(bits) as bits from people_set join person_group on person_group.id = key
        where kind = 'group' and key = any(${list(group)}) and agency_code = any(${list(agency)}) group by block`,
    )
  return status.length ? ofStatus(found, status) : found
}
