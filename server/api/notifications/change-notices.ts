import type { Kysely } from 'kysely'
import { isTimeZone } from '../../../miniapps/domain/notifications/local-time.ts'
import type { MailWishes } from '../../../miniapps/domain/notifications/mail-wishes.ts'
import type { NoticeSettings } from '../../../miniapps/domain/notifications/notice.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'
import { keepMailChoice, mailChoiceOf } from '../../mail/mail-choice.ts'

/** Their other browsers hear of it. */
export async function markRead(
  sql: Kysely<Database>,
  person: string,
  which: { ids: readonly string[] } | { upTo: string },
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('notification')
      .set({ read_at: new Date() })
      .where('person_id', '=', person)
      .where('read_at', 'is', null)
      .$if('ids' in which, (query) => query.where('id', 'in', 'ids' in which ? which.ids : []))
      .$if('upTo' in which, (query) => query.where('id', '<=', 'upTo' in which ? which.upTo : '0'))
      .executeTakeFirst()
    if (numUpdatedRows) await tellPeople(trx, [person], 'notices')
  })
}

/** Without a word of mails these stay as chosen. */
type ChosenSettings = Omit<NoticeSettings, 'mail'> & { mail?: MailWishes | undefined }

/** Whoever begins to want one summary a day has seen what there is until now. */
export async function keepSettings(
  sql: Kysely<Database>,
  person: string,
  { quietUntil, quietHours, digest, muted, mail }: ChosenSettings,
): Promise<void> {
  const chosen = {
    quiet_until: quietUntil,
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    digest,
    muted: [...new Set(muted)],
  }
  await sql.transaction().execute(async (trx) => {
    const { upto } = await trx
      .selectFrom('notification')
      .select((select) => select.fn.max('id').as('upto'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('notification_setting')
      .values({ person_id: person, ...chosen, digest_day: null, digest_upto: upto })
      .onConflict((conflict) =>
        conflict.column('person_id').doUpdateSet({ ...chosen, ...(!digest && { digest_upto: upto }) }),
      )
      .execute()
    if (mail) await keepMailChoice(trx, person, mail, (await mailChoiceOf(trx, person)).timeZone)
    await tellPeople(trx, [person], 'notices')
  })
}

/** Mails keep to the clock of the browser somebody came by with last. */
export async function keepTimeZone(sql: Kysely<Database>, person: string, zone: string): Promise<void> {
  const { wishes, timeZone } = await mailChoiceOf(sql, person)
  if (zone !== timeZone && isTimeZone(zone)) await keepMailChoice(sql, person, wishes, zone)
}
