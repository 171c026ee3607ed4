import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { NewMail } from './mail.ts'

export const MAIL_LIFE_MS = 24 * 3_600_000

/** Mails it to each of them once the transaction is committed; to nobody who has turned its family off. */
export const queueMail = (sql: Kysely<Database>, people: readonly string[], mail: NewMail): Promise<void> =>
  queueMails(
    sql,
    [...new Set(people)].map((to) => ({ ...mail, to })),
  )

/** Queues mails that differ by person, such as invitations with a link each. */
export async function queueMails(
  sql: Kysely<Database>,
  mails: readonly (NewMail & { to: string })[],
): Promise<void> {
  if (mails.length === 0) return
  const now = new Date() // by the clock that says later whether it is due
  const rows = mails.map(({ to, kind, params, path, language, family, lines = [], expiresAt }) => ({
    to,
    kind,
    params,
    path,
    language: language ?? null,
    family: family ?? null,
    lines,
    until: expiresAt ?? new Date(now.getTime() + MAIL_LIFE_MS),
  }))
  await raw`insert into mail (recipient_id, kind, params, path, language, send_at, expires_at, family, lines)
    select "to", kind, params, path, language, ${now}::timestamptz, until, family, lines
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted ("to" text, kind text, params jsonb, path text,
      language text, family text, lines jsonb, until timestamptz)
    where not exists (select from mail_setting where person_id = "to" and family = any(off_families))`.execute(
    sql,
  )
}
