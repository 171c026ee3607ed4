import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { NewMail } from './mail.ts'

export const MAIL_LIFE_MS = 24 * 3_600_000

/** Mails it to each of them once the transaction is committed; to nobody who has turned its family off. */
export async function queueMail(
  sql: Kysely<Database>,
  people: readonly string[],
  { kind, params, path, language, family, lines = [], expiresAt }: NewMail,
): Promise<void> {
  if (people.length === 0) return
  const now = new Date() // by the clock that says later whether it is due
  const until = expiresAt ?? new Date(now.getTime() + MAIL_LIFE_MS)
  await raw`insert into mail (recipient_id, kind, params, path, language, send_at, expires_at, family, lines)
    select id, ${kind}::text, ${JSON.stringify(params)}::jsonb, ${path}::text, ${language ?? null}::text,
      ${now}::timestamptz, ${until}::timestamptz, ${family ?? null}::text, ${JSON.stringify(lines)}::jsonb
    from unnest(${[...new Set(people)]}::text[]) as wanted(id)
    where not exists (select from mail_setting
      where person_id = id and ${family ?? null}::text = any(off_families))`.execute(sql)
}
