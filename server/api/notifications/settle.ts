import { sql as raw, type Kysely } from 'kysely'
import type { NoticeKind } from '../../../miniapps/domain/notifications/notice.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'

/** What these people were asked to do is done, by whomever: the notice of it counts as read, and their tasks are asked for anew. */
export async function settle(
  sql: Kysely<Database>,
  people: readonly string[],
  { kind, path }: { kind: NoticeKind; path: string },
): Promise<void> {
  await raw`update notification set read_at = now() where person_id = any(${[...people]}::text[])
    and kind = ${kind} and path = ${path} and read_at is null`.execute(sql)
  await tellPeople(sql, people, 'notices')
}
