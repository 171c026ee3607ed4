import type { Kysely } from 'kysely'
import { browserOf } from '../../../../miniapps/domain/home/browser-of.ts'
import type { Database } from '../../../db/schema.ts'
import type { NoteSession } from '../../kit/api-environment.ts'
import { SEEN_EVERY_MS, SESSION_KEPT_MS } from './limits.ts'

/** A session that was ended elsewhere is refused at once, whoever's tokens these are. */
export function noteSession(sql: Kysely<Database>): NoteSession {
  return async (personId, { session, identity }, noted, userAgent) => {
    if (noted?.endedAt) return null
    if (noted && Date.now() - noted.seenAt.getTime() < SEEN_EVERY_MS) return noted.id
    const browser = browserOf(userAgent)
    const { id } = await sql
      .insertInto('person_session')
      .values({ person_id: personId, session, embedded: !identity, ...browser })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'session']).doUpdateSet({ seen_at: new Date(), ...browser }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!noted) await forgetOld(sql, personId)
    return id
  }
}

async function forgetOld(sql: Kysely<Database>, personId: string): Promise<void> {
  await sql
    .deleteFrom('person_session')
    .where('person_id', '=', personId)
    .where('seen_at', '<', new Date(Date.now() - SESSION_KEPT_MS))
    .execute()
}
