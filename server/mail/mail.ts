/** Each has a subject, a text and a button in the words. */
export type MailKind = 'invitation' | 'invitation-sign-in' | 'password-reset'

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
}
