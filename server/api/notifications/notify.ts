import { sql as raw, type Kysely } from 'kysely'
import type { NewNotice } from '../../../miniapps/domain/notifications/notice.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'

/** Puts a notice into the inbox of each of them, in the transaction of what it tells of; their browsers hear of it once that is committed. Whoever wants no notice of its kind gets none. */
export async function notify(
  sql: Kysely<Database>,
  people: readonly string[],
  { kind, params, path }: NewNotice,
): Promise<void> {
  const ids = [...new Set(people)]
  if (!ids.length) return
  await raw`insert into notification (person_id, kind, params, path)
    select id, ${kind}::text, ${JSON.stringify(params)}::jsonb, ${path}::text from unnest(${ids}::text[]) as told(id)
    where not exists (select from notification_setting where person_id = id and ${kind}::text = any(muted))`.execute(
    sql,
  )
  await tellPeople(sql, ids, 'notices')
}
