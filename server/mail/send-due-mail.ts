import { type Kysely, type Selectable, sql as raw } from 'kysely'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import { log } from '../log/log.ts'
import { asJob } from '../telemetry/telemetry.ts'
import type { Post } from './post.ts'
import type { MailTable } from './tables.ts'
import { writeMail } from './write-mail.ts'

const EVERY_MS = 2_000
const AT_ONCE = 20
/** A process that ends while it sends has taken its mails along for so long. */
const LEASE_MS = 10 * 60_000
const LONGEST_PAUSE_MS = 4 * 3_600_000
const MINUTE_MS = 60_000

type Mail = Selectable<MailTable>

/** Sends what waits, now and then; without a post, what waits is thrown away. Answers how to stop, once what is being sent is. */
export function sendMailNowAndThen(
  sql: Kysely<Database>,
  origin: string,
  post: Post | undefined,
): () => Promise<void> {
  let sending = Promise.resolve()
  const send = () => {
    sending = sending
      .then(() => asJob('mail', () => sendDueMail(sql, origin, post)))
      .catch((error: unknown) => logFailure('Looking for mail to send', error))
  }
  const timer = setInterval(send, EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return sending
  }
}

export async function sendDueMail(
  sql: Kysely<Database>,
  origin: string,
  post: Post | undefined,
  now = new Date(),
): Promise<void> {
  if (!post) return void (await sql.deleteFrom('mail').where('send_at', '<=', now).execute())
  for (const mail of await claim(sql, now)) await sendOne(sql, origin, post, mail, now)
}

/** Theirs alone, whichever other processes look at the same time; no transaction stays open while they are sent. */
async function claim(sql: Kysely<Database>, now: Date): Promise<Mail[]> {
  const { rows } = await raw<Mail>`
    update mail set attempts = attempts + 1, send_at = ${new Date(now.getTime() + LEASE_MS)}::timestamptz
    where id in (select id from mail where send_at <= ${now}::timestamptz
      order by send_at limit ${AT_ONCE} for update skip locked)
    returning *`.execute(sql)
  return rows
}

async function sendOne(
  sql: Kysely<Database>,
  origin: string,
  post: Post,
  { id, kind, params, path, language, recipient_id, attempts, expires_at }: Mail,
  now: Date,
): Promise<void> {
  const remove = () => sql.deleteFrom('mail').where('id', '=', id).execute()
  const person = await sql
    .selectFrom('person')
    .select(['email', 'firstname', 'lastname', 'display_language'])
    .where('id', '=', recipient_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!person) return void (await remove())
  const { email: address, firstname, lastname, display_language } = person
  const letter = { kind, params, link: origin + path, language: language ?? display_language, firstname }
  try {
    const to = { name: `${firstname} ${lastname}`.trim(), address }
    await post({ id, kind, to, ...writeMail(letter) })
    await remove()
  } catch (error) {
    const next = new Date(now.getTime() + pauseAfter(attempts))
    const isGivenUp = next >= expires_at
    log('warn', isGivenUp ? 'mail given up' : 'mail not sent', {
      mail: id,
      kind,
      attempts,
      reason: reasonOf(error),
    })
    if (isGivenUp) await remove()
    else await sql.updateTable('mail').set({ send_at: next }).where('id', '=', id).execute()
  }
}

const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_PAUSE_MS)

/** A server's message names addresses: only its codes are logged. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || (error as Error).name
}
