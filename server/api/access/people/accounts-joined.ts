import { type RawBuilder, sql as raw } from 'kysely'

/**
 * Accounts on which people get something who join agencies and groups: those of the agencies, and all where these groups,
 * or one that a rule may put them into, have a role. What is left out here nobody compares before and after.
 */
export const accountsJoined = (
  agencies: readonly string[],
  groups: readonly string[],
): RawBuilder<unknown> => raw`
  select az_id from agency where code = any(${[...agencies]}::text[])
  union
  select given.account_id from role_assignment as given join person_group on person_group.id = given.group_id
    where given.group_id = any(${[...groups]}::text[])
      or (rule is not null and agency_code = any(${[...agencies]}::text[]))`
