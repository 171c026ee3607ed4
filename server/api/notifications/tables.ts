import type { ColumnType, Generated } from 'kysely'
import type { NoticeKind } from '../../../miniapps/domain/notifications/notice.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    notification: NotificationTable
    notification_setting: NotificationSettingTable
    /** Up to which day somebody has been told what came due. */
    due_told: { person_id: string; day: string }
  }
}

/** One person is told one thing. */
export interface NotificationTable {
  id: Generated<string>
  person_id: string
  kind: NoticeKind
  params: Json<Readonly<Record<string, string | number>>>
  path: string
  at: ColumnType<Date, never, never>
  read_at: ColumnType<Date | null, never, Date | string | null>
}

/** Whoever has chosen nothing has no row. */
export interface NotificationSettingTable {
  person_id: string
  quiet_until: Timestamp | null
  quiet_from: string | null
  quiet_to: string | null
  digest: boolean
  /** Kinds that the person wants no notice of. */
  muted: Exclude<NoticeKind, 'digest'>[]
  /** The person's day of the last summary, as 2026-11-23, and the last notice by then: later ones count from the next. */
  digest_day: string | null
  digest_upto: string | null
}
