import type { ColumnType, Generated } from 'kysely'
import type { MailFamily } from '../../miniapps/domain/notifications/mail-wishes.ts'
import type { Json, Timestamp } from '../db/column-types.ts'
import type { MailKind, MailLine } from './mail.ts'

declare module '../db/schema.ts' {
  interface Database {
    mail: MailTable
    mail_setting: MailSettingTable
  }
}

/** A mail that waits to be sent; once sent it is gone. */
export interface MailTable {
  id: Generated<string>
  recipient_id: string
  kind: MailKind
  params: Json<Readonly<Record<string, string | number>>>
  /** Where its link leads, below the portal's origin. */
  path: string
  /** null: the recipient's own. */
  language: string | null
  queued_at: ColumnType<Date, never, never>
  /** Not before. */
  send_at: ColumnType<Date, Date | undefined, Date>
  /** Not sent by then, it is given up. */
  expires_at: ColumnType<Date, Date, Date>
  attempts: ColumnType<number, never, number>
  /** Turned off together; null: no choice. */
  family: MailFamily | null
  lines: Json<readonly MailLine[]>
}

/** People who have never come by since mails can be chosen have no row. */
export interface MailSettingTable {
  person_id: string
  off_families: Generated<MailFamily[]>
  /** Time of the person's clock, as 08:00. */
  digest_at: Generated<string>
  /** Of the browser they last came by with; null: not known yet. */
  time_zone: string | null
  /** When the next summary is looked at; null: never. */
  digest_due: Timestamp | null
  /** The last notice that a summary counted. */
  digest_notice: Generated<string>
  /** Up to which day a summary told what is due. */
  digest_day: string | null
  /** Turns mails off without signing in. */
  stop_token: string | null
}
