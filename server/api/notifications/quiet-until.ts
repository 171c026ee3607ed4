import type { Kysely } from 'kysely'
import { quietUntilIn } from '../../../miniapps/domain/notifications/is-quiet.ts'
import type { Database } from '../../db/schema.ts'
import { quietOf, settingRow } from './read-notices.ts'

/** When the pause and the quiet hours of somebody are over; null where there are none now. */
export async function quietUntil(
  sql: Kysely<Database>,
  person: string,
  timeZone: string,
  now: Date,
): Promise<Date | null> {
  const row = await settingRow(sql, person)
  return row ? quietUntilIn(timeZone, quietOf(row), now) : null
}
