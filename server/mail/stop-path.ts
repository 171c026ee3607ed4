import type { MailFamily } from '../../miniapps/domain/notifications/mail-wishes.ts'

/** Below the API, in front of its sign-in. */
export const STOP_MAIL_PATH = '/mail/stop'

/** Where mails of a family are turned off by whom they were sent to. */
export const stopPath = (token: string, family: MailFamily): string =>
  `/api${STOP_MAIL_PATH}/${token}/${family}`
