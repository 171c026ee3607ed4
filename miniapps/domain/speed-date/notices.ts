declare module '../notifications/notice.ts' {
  interface NoticeParams {
    /** Somebody has added the person to an event. */
    'event-joined': { person: string; title: string; day: string }
  }
}

/** Notices of events. */
export const SPEED_DATE_NOTICES = {
  'event-joined': 'due',
} as const
