import { type RawBuilder, sql as raw } from 'kysely'
import type { PersonStatus } from '../../../../miniapps/domain/access/wire.ts'
import { type PageQuery, prefixes } from '../page.ts'

export interface PeopleFilters {
  /** Those that the caller administers, or those of them that are asked of. */
  agency: readonly string[]
  role: readonly string[]
  group: readonly string[]
  status: readonly string[]
  q: string
}

export const SORT_NAME = raw<string>`person_sort_name(person.firstname, person.lastname) collate "C"`

export const STATUS = raw<PersonStatus>`case when person.disabled_at is not null then 'disabled'
  when person.invited_at is not null and not exists (select from person_identity where person_id = person.id)
    and person.password_hash is null then 'invited'
  else 'active' end`

const list = (values: readonly string[]) => raw`${[...values]}::text[]`

/** Those of `person` whom the filters let through; what is not filtered by `agencies` nobody may be told of. */
export function fits({ agency, role, group, status, q }: PeopleFilters): RawBuilder<boolean> {
  const words = prefixes(q)
  const conditions = [
    raw`exists (select from agency_member where person_id = person.id and agency_code = any(${list(agency)}))`,
    ...(words
      ? [raw`person_words(person.firstname, person.lastname, person.email) @@ to_tsquery('simple', ${words})`]
      : []),
    ...(role.length
      ? [
          raw`person.id in (select held.person_id from effective_role as held
          join account on account.id = held.account_id
          where held.role_id = any(${list(role)}) and account.agency_code = any(${list(agency)}))`,
        ]
      : []),
    ...(group.length
      ? [
          raw`person.id in (select person_id from group_member join person_group on person_group.id = group_id
          where group_id = any(${list(group)}) and person_group.agency_code = any(${list(agency)}))`,
        ]
      : []),
    ...(status.length ? [raw`${STATUS} = any(${list(status)})`] : []),
  ]
  return raw<boolean>`(${raw.join(conditions, raw` and `)})`
}

/** A page of ids, by last name. */
export const pageOfPeople = (where: RawBuilder<boolean>, { after, limit }: PageQuery) => raw<{
  id: string
  key: string
}>`select person.id, ${SORT_NAME} as key from person where ${where}
  ${after ? raw`and (${SORT_NAME}, person.id collate "C") > (${after[0]}, ${after[1]})` : raw``}
  order by ${SORT_NAME}, person.id collate "C" limit ${limit + 1}`
