import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

const MODEL = 'SignInFailure'
const FAILURES_ALLOWED = 5
const FAILURES_WINDOW_MILLIS = 5 * 60_000

/** Minutes until the attempt just noted is allowed for that address; 0: now. Kept in the database, so that every process counts. */
export async function minutesToWait(db: Kysely<Database>, email: string): Promise<number> {
  const failures = await db
    .selectFrom('idp_record')
    .select('expires_at')
    .where('model', '=', MODEL)
    .where('uid', '=', keyOf(email))
    .where('expires_at', '>', new Date())
    .orderBy('expires_at', 'desc')
    .limit(FAILURES_ALLOWED + 1)
    .execute()
  const oldest = failures[FAILURES_ALLOWED]
  return oldest ? Math.ceil((oldest.expires_at.getTime() - Date.now()) / 60_000) : 0
}

/** Noted before the password is looked at, lest many guesses sent at once all pass. Answers how to take it back. */
export async function noteAttempt(db: Kysely<Database>, email: string): Promise<() => Promise<unknown>> {
  const expires_at = new Date(Date.now() + FAILURES_WINDOW_MILLIS)
  const row = { model: MODEL, id: randomUUID(), payload: '{}', grant_id: null, uid: keyOf(email), expires_at }
  await db.insertInto('idp_record').values(row).execute()
  return () => db.deleteFrom('idp_record').where('model', '=', MODEL).where('id', '=', row.id).execute()
}

export async function forgetAttempts(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('idp_record').where('model', '=', MODEL).where('uid', '=', keyOf(email)).execute()
}

/** People type passwords into the wrong field: the text itself is not stored. */
const keyOf = (email: string): string => createHash('sha256').update(email).digest('base64url')
