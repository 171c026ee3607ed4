import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { SEEN_EVERY_MS } from './limits.ts'

/** How many sessions are in use: seen within twice the time after which that is written down again. */
export async function signedInSessions(sql: Kysely<Database>, now: Date): Promise<number> {
  const { n } = await sql
    .selectFrom('person_session')
    .where('ended_at', 'is', null)
    .where('seen_at', '>', new Date(now.getTime() - 2 * SEEN_EVERY_MS))
    .select((is) => is.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
