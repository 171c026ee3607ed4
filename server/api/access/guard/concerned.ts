import { sql as raw } from 'kysely'
import { type Concerned, permissionsOf } from './standing.ts'

const ids = (people: readonly string[]) => raw`select unnest(${[...people]}::text[])`

/** All that these people hold in an agency, or come to hold by joining it or its groups. */
export const inAgency = (agency: string, people: readonly string[]): Concerned => ({
  people: ids(people),
  accounts: raw`select id from account where agency_code = ${agency} and (
    id in (select account_id from permission_record where person_id in (${ids(people)}))
    or id in (select account_id from role_assignment where person_id in (${ids(people)}))
    or id in (select az_id from agency where code = ${agency})
    or id in (select given.account_id from role_assignment as given
      join person_group on person_group.id = given.group_id where person_group.agency_code = ${agency}))`,
  permissions: null,
})

/** What these people gain or lose by joining or leaving groups. */
export const throughGroups = (groups: readonly string[], people: readonly string[]): Concerned => {
  const given = raw`role_assignment as given where given.group_id = any(${[...groups]}::text[])`
  return {
    people: ids(people),
    accounts: raw`select given.account_id from ${given}`,
    permissions: permissionsOf(raw`select given.role_id from ${given}`),
  }
}
