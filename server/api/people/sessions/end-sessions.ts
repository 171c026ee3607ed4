import type { Kysely, Transaction } from 'kysely'
import { type AuditEntry, writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { tellPeople } from '../../../live/tell-people.ts'

interface Which {
  only?: string
  except?: string | undefined
}

/**
 * Signs somebody out where they said: all tokens of these sessions are refused from the next call on, the embedded provider
 * renews none of them, and the browsers there hear of it.
 */
export const endSessions = (sql: Kysely<Database>, personId: string, which: Which): Promise<void> =>
  sql.transaction().execute(async (trx) => {
    const places = await endSessionsIn(trx, personId, which)
    if (places.length > 0)
      await queueMail(trx, [personId], {
        kind: 'signed-out',
        params: { at: new Date().toISOString(), place: [...new Set(places)].filter(Boolean).join(', ') },
        path: '/user/settings',
        family: 'sessions',
      })
  })

/** The same in a transaction of somebody else, and without a mail; answers the browsers, '' for one that is not known. */
export async function endSessionsIn(
  trx: Transaction<Database>,
  personId: string,
  { only, except }: Which,
): Promise<string[]> {
  const ended = await trx
    .updateTable('person_session')
    .set({ ended_at: new Date() })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .returning(['id', 'session', 'embedded', 'browser', 'system'])
    .execute()
  const own = ended.filter(({ embedded }) => embedded).map(({ session }) => session)
  // refresh tokens of the embedded provider are good no longer than the session is there
  if (own.length > 0)
    await trx.deleteFrom('idp_record').where('model', '=', 'Session').where('uid', 'in', own).execute()
  await writeAudit(trx, ...ended.map(({ id }) => signedOut(personId, id)))
  if (ended.length > 0) await tellPeople(trx, [personId], 'rights')
  return ended.map(({ browser, system }) => [browser, system && `(${system})`].filter(Boolean).join(' '))
}

const signedOut = (person: string, session: string): AuditEntry => ({
  actor: person,
  action: 'person.signed-out',
  subject: { type: 'person', id: person },
  after: { session, from: 'another session' },
})
