import type { MailFamily } from '../../miniapps/domain/notifications/mail-wishes.ts'

/** Each has a subject, a text and a button in the words. */
export type MailKind =
  | 'invitation'
  | 'invitation-sign-in'
  | 'password-reset'
  | 'password-changed'
  | 'signed-out'
  | 'digest'
  | RequestMailKind

/** Mails about requests for access and for workspaces: the request itself, and the decision. */
export type RequestMailKind =
  | 'access-requested'
  | 'owned-app-requested'
  | 'access-granted'
  | 'access-refused'
  | 'workspace-requested'
  | 'workspace-approved'
  | 'workspace-refused'

/** A line below the text of a mail. */
export interface MailLine {
  title: string
  detail: string
  path: string
  /** Day, or null. */
  due: string | null
}

/** What is to be mailed to somebody. */
export interface NewMail {
  kind: MailKind
  params: Readonly<Record<string, string | number>>
  /** Where its link leads, below the portal's origin. */
  path: string
  /** Of the mail, where the recipient has chosen none yet. */
  language?: string
  /** No use sending it later; default: a day from now. */
  expiresAt?: Date
  /** Sent to nobody who has turned these off, and never while they want no disturbance; default: it is no choice. */
  family?: MailFamily
  lines?: readonly MailLine[]
}
