import { count } from './kinds-of-setting.ts'

/** For how many days records of each kind are kept; 0: for ever. */
export interface RetentionDays {
  audit: number
  /** Once they are decided. */
  requests: number
  notices: number
  sessions: number
}

const LONGEST = 36_500
/** A slip of the pen takes no log of last week away; a session's record refuses its tokens as long as they might be good. */
const LEAST: RetentionDays = { audit: 30, requests: 30, notices: 1, sessions: 60 }

/** @throws ConfigurationError naming the setting */
export function retentionSettings(given: Readonly<Record<string, string | undefined>>): RetentionDays {
  const days = (name: string, otherwise: number, least: number) =>
    given[name] === '0' ? 0 : count(name, given[name], otherwise, { least, most: LONGEST })
  return {
    audit: days('AUDIT_DAYS', 0, LEAST.audit),
    requests: days('REQUEST_DAYS', 0, LEAST.requests),
    notices: days('NOTICE_DAYS', 180, LEAST.notices),
    sessions: days('SESSION_DAYS', 60, LEAST.sessions),
  }
}
