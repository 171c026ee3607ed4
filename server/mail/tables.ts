import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../db/column-types.ts'
import type { MailKind } from './mail.ts'

declare module '../db/schema.ts' {
  interface Database {
    mail: MailTable
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
  expires_at: ColumnType<Date, Date, never>
  attempts: ColumnType<number, never, number>
}
