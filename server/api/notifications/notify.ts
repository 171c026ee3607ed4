import { sql as raw, type Kysely } from 'kysely'
import type { NewNotice } from '../../../miniapps/domain/notifications/notice.ts'
import type { Database } from '../../db/schema.ts'
import { mailNotice } from './mail-notice.ts'
import { tellPeople } from '../../live/tell-people.ts'

/** Puts a notice into the inbox of each of them, in the transaction of what it tells of; their browsers hear of it once that is committed. Whoever wants no notice of its kind gets none, nor a mail. */
export async function notify(
  sql: Kysely<Database>,
  people: readonly string[],
  notice: NewNotice,
): Promise<void> {
  const { kind, params, path } = notice
  const ids = [...new Set(people)]
  if (!ids.length) return
  await raw`insert into notification (person_id, kind, params, path)
    select id, ${kind}::text, ${JSON.stringify(params)}::jsonb, ${path}::text from unnest(${ids}::text[]) as told(id)
    where not exists (select from notification_setting where person_id = id and ${kind}::text = any(muted))`.execute(
    sql,
  )
  await mailNotice(sql, ids, notice)
  await tellPeople(sql, ids, 'notices')
}
