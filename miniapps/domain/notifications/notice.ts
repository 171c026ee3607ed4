import { type MailWishes, USUAL_MAIL } from './mail-wishes.ts'

/** What each kind of notice tells; its words stand where it is shown. Moments and days are ISO 8601. */
export interface NoticeParams {
  /** Somebody asks for an app, or for more in one. */
  'access-requested': { request: string; person: string; app: string; account: string; note?: string }
  /** Told to who owns the app, and does not decide. */
  'owned-app-requested': { person: string; app: string; account: string }
  'access-granted': { app: string; until: string }
  'access-refused': { app: string; reason: string }
  'workspace-requested': { person: string; name: string }
  'workspace-request-decided': { name: string; decision: 'approved' | 'refused'; reason: string }
  /** `due` is '' where no day was set. */
  'review-due': { name: string; due: string }
  'action-due': { title: string; due: string }
  /** Somebody who leads the person points to required steps that are open. */
  'onboarding-reminded': { person: string; open: number }
  announcement: { text: string }
  mentioned: AboutDocument
  'document-submitted': AboutDocument
  'document-returned': AboutDocument & { reason: string }
  'document-approved': AboutDocument
  /** Somebody has added the person to an event. */
  'event-joined': { person: string; title: string; day: string }
  'document-commented': AboutDocument
  /** What waits, once a day, for those who want no more than that. */
  digest: { unread: number; tasks: number }
}

/** Who did it, what the document is called, and whose it is: a brand or an agency. */
type AboutDocument = { person: string; title: string; place: string }

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
  kind: 'approval' | 'returned' | 'action' | 'access-request' | 'workspace-request' | 'review' | 'event'
  title: string
  /** Whose or for what it is, such as a brand or a person; '' where nothing more is to be said. */
  detail: string
  path: string
  /** Day, `2026-11-23`, or null. */
  due: string | null
}
