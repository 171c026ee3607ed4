import { sql as raw, type Transaction } from 'kysely'
import type { Impact, ImpactLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Database } from '../../../db/schema.ts'

/** How many people an answer names. */
export const NAMED = 5

/** People and permissions that a compared change concerns, with the ids of the people. */
export async function impactOf(
  sql: Transaction<Database>,
): Promise<Omit<Impact, 'broken'> & { ids: readonly string[] }> {
  const { rows } = await raw<ImpactLine & { gained: boolean }>`
    select permission, gained, count(*)::integer as people, (array_agg(name order by name))[1:${raw.lit(NAMED)}] as names
    from (select distinct permission, change = 'gained' as gained, person_id from rights_changed
        where change <> 'extended') as changed
      join (select id, firstname || ' ' || lastname as name from person) as person on person.id = changed.person_id
    group by permission, gained order by people desc, permission collate "C"`.execute(sql)
  const { rows: people } = await raw<{ id: string }>`select distinct person_id as id from rights_changed
    where change <> 'extended'`.execute(sql)
  const lines = (gained: boolean) =>
    rows
      .filter((row) => row.gained === gained)
      .map(({ permission, people: count, names }) => ({ permission, people: count, names }))
  return { people: people.length, ids: people.map(({ id }) => id), lost: lines(false), gained: lines(true) }
}

/** Whether a compared change gives somebody more than they had: a right, a wider one, or one that lasts longer. */
export async function gains(sql: Transaction<Database>, personId: string): Promise<boolean> {
  const { rows } =
    await raw`select from rights_changed where change <> 'lost' and person_id = ${personId} limit 1`.execute(
      sql,
    )
  return rows.length > 0
}
