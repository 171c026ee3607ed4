import type { CampaignTrouble } from '../campaigns/notices.ts'
import { type MailWishes, USUAL_MAIL } from './mail-wishes.ts'

/**
 * What each kind of notice tells; its words stand where it is shown. Moments and days are ISO 8601. Nouns add kinds of
 * their own in their `notices.ts`.
 */
export interface NoticeParams {
  /** `due` is '' where no day was set. */
  'review-due': { name: string; due: string }
  'action-due': { title: string; due: string }
  /** What waits, once a day, for those who want no more than that. */
  digest: { unread: number; tasks: number }
}

export type NoticeKind = keyof NoticeParams

/** What is told to somebody; `path` is where it leads, '' where there is nothing to see. */
export type NewNotice = {
  [Kind in NoticeKind]: { kind: Kind; params: NoticeParams[Kind]; path: string }
}[NoticeKind]

export type Notice = NewNotice & {
  id: string
  at: string
  isRead: boolean
}

/** When the bell keeps quiet, and whether there is one summary a day instead of a count as things come in. */
export interface NoticeSettings {
  /** Until a moment; null: no such pause. */
  quietUntil: string | null
  /** Every day between two times of the person's clock, as `18:00` and `08:00`; null: at no hours. */
  quietHours: { from: string; to: string } | null
  digest: boolean
  /** What the person wants no notice of. */
  muted: readonly Exclude<NoticeKind, 'digest'>[]
  mail: MailWishes
}

export const USUAL_SETTINGS: NoticeSettings = {
  quietUntil: null,
  quietHours: null,
  digest: false,
  muted: [],
  mail: USUAL_MAIL,
}

/** GET `/notifications/unread`: `{ data: Unread }`. */
export interface Unread {
  unread: number
  settings: NoticeSettings
  /** Mails leave this portal; a choice of them means something. */
  sendsMail?: boolean
}

/** Something that waits for a person, in whatever app. */
export interface Task {
  /** Key of the app. */
  app: string
  kind:
    | 'approval'
    | 'returned'
    | 'action'
    | 'access-request'
    | 'workspace-request'
    | 'review'
    | 'event'
    | CampaignTrouble
  title: string
  /** Whose or for what it is, such as a brand or a person; '' where nothing more is to be said. */
  detail: string
  path: string
  /** Day, `2026-11-23`, or null. */
  due: string | null
}
