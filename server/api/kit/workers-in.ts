import { type RawBuilder, sql as raw } from 'kysely'
import type { ApiParts } from './api-environment.ts'

/**
 * A query of `person_id`, each once: who works for a brand of an organisation in these markets. What is given on a
 * brand, or above it with everything beneath, is read by where it is given, for a large house has more pairs of people and
 * brands than can be counted.
 */
export function workersIn(
  { spellings }: Pick<ApiParts, 'spellings'>,
  organisationsId: string,
  codes: readonly string[],
): RawBuilder<{ person_id: string }> {
  const access = spellings('OS_WORKSPACE_ACCESS')
  return raw`
    with place as materialized (
      select distinct above.above_id as id, above.above_id = above.account_id as own
      from workspace join account_above as above on above.account_id = workspace.az_id
      where workspace.organisations_id = ${organisationsId} and workspace.type = 'BRAND'
        and workspace.country_code = any(${[...codes]}::text[]))
    select record.person_id from permission_record as record
      join place on place.id = record.account_id and place.own
      where record.permissions && ${access}::text[]
    union
    select held.person_id from effective_role as held
      join user_role on user_role.id = held.role_id and user_role.granted && ${access}::text[]
      join place on place.id = held.account_id and (held.below or place.own)`
}
