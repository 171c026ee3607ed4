import type { Kysely } from 'kysely'
import type { SessionLine } from '../../../../miniapps/domain/home/session-line.ts'
import type { Database } from '../../../db/schema.ts'
import { SESSION_LISTED_MS } from './limits.ts'

/**
 * Where somebody is signed in. The embedded provider knows which of its sessions are over; of another one's, only those seen
 * lately are listed.
 */
export async function sessionsOf(
  sql: Kysely<Database>,
  personId: string,
  here: string | undefined,
): Promise<SessionLine[]> {
  const rows = await sql
    .selectFrom('person_session as session')
    .select(['session.id', 'browser', 'system', 'began_at', 'seen_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('seen_at', '>', new Date(Date.now() - SESSION_LISTED_MS))
    .where((is) =>
      is.or([
        is('embedded', '=', false),
        is.exists(
          is
            .selectFrom('idp_record')
            .select('idp_record.id')
            .where('model', '=', 'Session')
            .whereRef('uid', '=', 'session.session')
            .where('expires_at', '>', new Date()),
        ),
      ]),
    )
    .orderBy((is) => is('session.id', '=', here ?? null), 'desc')
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ id, browser, system, began_at, seen_at }) => ({
    id,
    browser,
    system,
    beganAt: began_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isThis: id === here,
  }))
}
