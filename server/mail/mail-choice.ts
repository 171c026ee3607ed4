import { randomBytes } from 'node:crypto'
import { type Kysely, sql as raw } from 'kysely'
import { nextAt } from '../../miniapps/domain/notifications/local-time.ts'
import {
  type MailFamily,
  type MailWishes,
  USUAL_MAIL,
} from '../../miniapps/domain/notifications/mail-wishes.ts'
import type { Database } from '../db/schema.ts'

type Sql = Kysely<Database>

/** Which mails somebody wants, and by which clock. */
export async function mailChoiceOf(sql: Sql, person: string) {
  const row = await sql
    .selectFrom('mail_setting')
    .select(['off_families', 'digest_at', 'time_zone'])
    .where('person_id', '=', person)
    .executeTakeFirst()
  const wishes: MailWishes = row ? { off: row.off_families, digestAt: row.digest_at } : USUAL_MAIL
  return { wishes, timeZone: row?.time_zone ?? null }
}

export async function keepMailChoice(
  sql: Sql,
  person: string,
  { off, digestAt }: MailWishes,
  timeZone: string | null,
  now = new Date(),
): Promise<void> {
  const isWanted = timeZone !== null && !off.includes('digest')
  const chosen = {
    off_families: [...new Set(off)],
    digest_at: digestAt,
    time_zone: timeZone,
    digest_due: isWanted ? nextAt(timeZone, digestAt, now) : null,
  }
  await sql
    .insertInto('mail_setting')
    .values({ person_id: person, ...chosen })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(chosen))
    .execute()
}

/** By which somebody turns mails off without signing in; the same in all their mails. */
export async function stopTokenOf(sql: Sql, person: string): Promise<string> {
  const { stop_token } = await sql
    .insertInto('mail_setting')
    .values({ person_id: person, stop_token: randomBytes(24).toString('base64url') })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ stop_token: raw`coalesce(mail_setting.stop_token, excluded.stop_token)` }),
    )
    .returning('stop_token')
    .executeTakeFirstOrThrow()
  return stop_token!
}

const ownerOf = (sql: Sql, token: string) =>
  sql.selectFrom('mail_setting').select('person_id').where('stop_token', '=', token).executeTakeFirst()

export const mayStopMail = async (sql: Sql, token: string): Promise<boolean> =>
  (await ownerOf(sql, token)) !== undefined

/** Turns a family off or on for whom the token was mailed to. */
export async function switchMail(sql: Sql, token: string, family: MailFamily, isOn: boolean): Promise<void> {
  const owner = await ownerOf(sql, token)
  if (!owner) return
  const { wishes, timeZone } = await mailChoiceOf(sql, owner.person_id)
  const others = wishes.off.filter((each) => each !== family)
  const off = isOn ? others : [...others, family]
  await keepMailChoice(sql, owner.person_id, { ...wishes, off }, timeZone)
}
