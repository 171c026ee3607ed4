import type { Kysely } from 'kysely'
import { browserOf } from '../../../../miniapps/domain/home/browser-of.ts'
import type { Database } from '../../../db/schema.ts'
import type { NoteSession } from '../../kit/api-environment.ts'
import { SEEN_EVERY_MS, SESSION_KEPT_MS } from './limits.ts'

/** Asked at every call: a session that was ended elsewhere is refused at once, whoever's tokens these are. */
export function noteSession(sql: Kysely<Database>): NoteSession {
  return async (personId, { session, identity }, userAgent) => {
    const find = () =>
      sql
        .selectFrom('person_session')
        .select(['id', 'seen_at', 'ended_at'])
        .where('person_id', '=', personId)
        .where('session', '=', session)
        .executeTakeFirst()
    const known = await find()
    if (known?.ended_at) return null
    if (known && Date.now() - known.seen_at.getTime() < SEEN_EVERY_MS) return known.id
    const browser = browserOf(userAgent)
    await sql
      .insertInto('person_session')
      .values({ person_id: personId, session, embedded: !identity, ...browser })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'session']).doUpdateSet({ seen_at: new Date(), ...browser }),
      )
      .execute()
    if (known) return known.id
    await forgetOld(sql, personId)
    return (await find())!.id
  }
}

async function forgetOld(sql: Kysely<Database>, personId: string): Promise<void> {
  await sql
    .deleteFrom('person_session')
    .where('person_id', '=', personId)
    .where('seen_at', '<', new Date(Date.now() - SESSION_KEPT_MS))
    .execute()
}
