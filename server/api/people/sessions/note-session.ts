import { type Insertable, type Kysely, sql as raw } from 'kysely'
import { browserOf } from '../../../../miniapps/domain/home/browser-of.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { NoteSession } from '../../kit/api-environment.ts'
import { SEEN_EVERY_MS } from './limits.ts'

export function noteSession(sql: Kysely<Database>): NoteSession {
  return async (personId, { session, identity }, noted, userAgent) => {
    if (noted && Date.now() - noted.seenAt.getTime() < SEEN_EVERY_MS) return noted.id
    const browser = browserOf(userAgent)
    const row = { person_id: personId, session, embedded: !identity, ...browser }
    return sql.transaction().execute(async (transaction) => {
      const kept = await keep(transaction, row)
      if (kept.isNew) await noteSignIn(transaction, kept.id, row, identity?.issuer)
      return kept.id
    })
  }
}

type Row = Insertable<Database['person_session']>

/** Of the calls of one page that come together, one is the first. */
function keep(sql: Kysely<Database>, row: Row) {
  const { browser, system } = row
  return sql
    .insertInto('person_session')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'session']).doUpdateSet({ seen_at: new Date(), browser, system }),
    )
    .returning(['id', raw<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
}

/** A sign-in is seen by its first call, whichever provider it was at. */
function noteSignIn(sql: Kysely<Database>, session: string, row: Row, provider = 'embedded'): Promise<void> {
  const { person_id: person, browser, system } = row
  return writeAudit(sql, {
    actor: person,
    action: 'person.signed-in',
    subject: { type: 'person', id: person },
    after: { session, provider, browser, system },
  })
}
