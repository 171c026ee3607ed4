import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { settingRow } from './read-notices.ts'

/** For whoever wants one summary a day: it is made when they first come by on a day of theirs, once however many tabs ask. */
export async function tellDigest(
  sql: Kysely<Database>,
  person: string,
  day: string,
  tasksOf: () => Promise<number>,
): Promise<void> {
  const setting = await settingRow(sql, person)
  if (!setting?.digest || (setting.digest_day ?? '') >= day) return
  const tasks = await tasksOf()
  await sql.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('notification_setting')
      .set({ digest_day: day })
      .where('person_id', '=', person)
      .where((where) => where.or([where('digest_day', 'is', null), where('digest_day', '<', day)]))
      .executeTakeFirst()
    if (!numUpdatedRows) return
    const { unread } = await trx
      .selectFrom('notification')
      .select(raw<number>`count(*)::int`.as('unread'))
      .where('person_id', '=', person)
      .where('kind', '!=', 'digest')
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (unread + tasks > 0)
      await trx
        .insertInto('notification')
        .values({
          person_id: person,
          kind: 'digest',
          params: JSON.stringify({ unread, tasks }),
          path: '/you',
        })
        .execute()
    await raw`update notification_setting set digest_upto =
      (select max(id) from notification where person_id = ${person}) where person_id = ${person}`.execute(trx)
  })
}
