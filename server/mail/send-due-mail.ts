import { type Kysely, type Selectable, sql as raw } from 'kysely'
import type { Database } from '../db/schema.ts'
import { logFailure } from '../failures/log-failure.ts'
import { log } from '../log/log.ts'
import { asJob } from '../telemetry/telemetry.ts'
import { mailChoiceOf, stopTokenOf } from './mail-choice.ts'
import type { Envelope, Post } from './post.ts'
import { MAIL_LIFE_MS } from './queue-mail.ts'
import { stopPath } from './stop-path.ts'
import type { MailTable } from './tables.ts'
import { writeMail } from './write-mail.ts'

const EVERY_MS = 2_000
const AT_ONCE = 20
/** A process that ends while it sends has taken its mails along for so long. */
const LEASE_MS = 10 * 60_000
const LONGEST_PAUSE_MS = 4 * 3_600_000
const MINUTE_MS = 60_000
/** Where a person chooses which mails they want. */
const SETTINGS_PATH = '/user/settings'

type Mail = Selectable<MailTable>

/** What sending needs to know. */
export interface Sending {
  /** Of the portal. */
  origin: string
  /** Undefined: no mail leaves it, and what waits is thrown away. */
  post: Post | undefined
  /** Until when somebody wants no disturbance; null: they may be disturbed. */
  quietUntil(sql: Kysely<Database>, person: string, timeZone: string, now: Date): Promise<Date | null>
}

/** Sends what waits, now and then. Answers how to stop, once what is being sent is. */
export function sendMailNowAndThen(sql: Kysely<Database>, how: Sending): () => Promise<void> {
  let sending = Promise.resolve()
  const send = () => {
    sending = sending
      .then(() => asJob('mail', () => sendDueMail(sql, how)))
      .catch((error: unknown) => logFailure('Looking for mail to send', error))
  }
  const timer = setInterval(send, EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return sending
  }
}

export async function sendDueMail(sql: Kysely<Database>, how: Sending, now = new Date()): Promise<void> {
  if (!how.post) return void (await sql.deleteFrom('mail').where('send_at', '<=', now).execute())
  for (const mail of await claim(sql, now)) await sendOne(sql, how, mail, now)
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

async function sendOne(sql: Kysely<Database>, how: Sending, mail: Mail, now: Date): Promise<void> {
  const remove = () => sql.deleteFrom('mail').where('id', '=', mail.id).execute()
  const person = await recipientOf(sql, mail.recipient_id)
  if (!person) return void (await remove())
  const { wishes, timeZone } = await mailChoiceOf(sql, mail.recipient_id)
  if (mail.family && wishes.off.includes(mail.family)) return void (await remove())
  const mayWait = mail.family !== null && mail.family !== 'sessions' // a session that somebody else ended is told at once
  const until = mayWait ? await how.quietUntil(sql, mail.recipient_id, timeZone ?? 'UTC', now) : null
  if (until) return putOff(sql, mail, until)
  try {
    await how.post!(await envelopeOf(sql, how.origin, mail, { ...person, timeZone: timeZone ?? 'UTC' }))
    await remove()
  } catch (error) {
    await tryLater(sql, mail, error, now)
  }
}

/** Undefined for people who are disabled, and of no agency: nothing of the portal is theirs. */
const recipientOf = (sql: Kysely<Database>, id: string) =>
  sql
    .selectFrom('person')
    .select(['email', 'firstname', 'lastname', 'display_language'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where((is) =>
      is.exists(is.selectFrom('agency_member').select('person_id').whereRef('person_id', '=', 'person.id')),
    )
    .executeTakeFirst()

type Recipient = NonNullable<Awaited<ReturnType<typeof recipientOf>>> & { timeZone: string }

async function envelopeOf(
  sql: Kysely<Database>,
  origin: string,
  { id, kind, params, path, language, lines, family, recipient_id }: Mail,
  { email: address, firstname, lastname, display_language, timeZone }: Recipient,
): Promise<Envelope> {
  const stop = family && origin + stopPath(await stopTokenOf(sql, recipient_id), family)
  const letter = {
    kind,
    params,
    firstname,
    timeZone,
    stop,
    link: origin + path,
    lines: lines.map((line) => ({ ...line, link: origin + line.path })),
    language: language ?? display_language,
    settings: origin + SETTINGS_PATH,
  }
  const to = { name: `${firstname} ${lastname}`.trim(), address }
  return { id, kind, to, ...writeMail(letter), stop }
}

/** It has as long from then on as it had from now. */
async function putOff(sql: Kysely<Database>, { id }: Mail, until: Date): Promise<void> {
  const expires_at = new Date(until.getTime() + MAIL_LIFE_MS)
  await sql.updateTable('mail').set({ send_at: until, expires_at }).where('id', '=', id).execute()
}

async function tryLater(
  sql: Kysely<Database>,
  { id, kind, attempts, expires_at }: Mail,
  error: unknown,
  now: Date,
): Promise<void> {
  const next = new Date(now.getTime() + pauseAfter(attempts))
  const isGivenUp = next >= expires_at
  log('warn', isGivenUp ? 'mail given up' : 'mail not sent', {
    mail: id,
    kind,
    attempts,
    reason: reasonOf(error),
  })
  if (isGivenUp) await sql.deleteFrom('mail').where('id', '=', id).execute()
  else await sql.updateTable('mail').set({ send_at: next }).where('id', '=', id).execute()
}

const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_PAUSE_MS)

/** A server's message names addresses: only its codes are logged. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || (error as Error).name
}
