/** Mails that a person turns on and off together; invitations and links to a password are no choice. */
export const MAIL_FAMILIES = ['requests', 'digest', 'sessions'] as const
export type MailFamily = (typeof MAIL_FAMILIES)[number]

export interface MailWishes {
  /** What the person wants no mail of. */
  off: readonly MailFamily[]
  /** Time of the person's clock at which the summary of the day is sent, as `08:00`. */
  digestAt: string
}

export const USUAL_MAIL: MailWishes = { off: [], digestAt: '08:00' }
