import type { Kysely } from 'kysely'
import { TokenBuckets } from '../api/kit/token-buckets.ts'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import { writeAudit } from './write-audit.ts'

/** Of one address, by each process: guessing does not fill the log. */
const NOTED_A_MINUTE = 10

const notes = new TokenBuckets(NOTED_A_MINUTE)

export type SignInRefusal = 'wrong-password' | 'too-many-attempts' | 'person-disabled'

/**
 * Notes that somebody known was not let in. Of an address that nobody has here nothing is written: people type passwords and
 * private addresses into the field. Not waited for, so that both take the same time.
 */
export function noteRefusedSignIn(sql: Kysely<Database>, email: string, code: SignInRefusal): void {
  if (notes.take(email) > 0) return
  void note(sql, email, code).catch((problem: unknown) =>
    logFailure('Noting a refused sign-in in the audit log', problem),
  )
}

async function note(sql: Kysely<Database>, email: string, code: SignInRefusal): Promise<void> {
  const person = await sql.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
  if (!person) return
  await writeAudit(sql, {
    action: 'person.sign-in-refused',
    subject: { type: 'person', id: person.id },
    after: { code },
    outcome: 'refused',
  })
}
