import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { NewMail } from './mail.ts'

const DAY_MS = 24 * 3_600_000

/** Mails it to each of them once the transaction is committed. */
export async function queueMail(
  sql: Kysely<Database>,
  people: readonly string[],
  { kind, params, path, language, expiresAt = new Date(Date.now() + DAY_MS) }: NewMail,
): Promise<void> {
  if (people.length === 0) return
  const mail = {
    kind,
    params: JSON.stringify(params),
    path,
    language: language ?? null,
    expires_at: expiresAt,
    send_at: new Date(), // by the clock that says later whether it is due
  }
  await sql
    .insertInto('mail')
    .values([...new Set(people)].map((recipient_id) => ({ recipient_id, ...mail })))
    .execute()
}
