declare module '../notifications/notice.ts' {
  interface NoticeParams {
    announcement: { text: string }
  }
}

/** Notices of announcements. */
export const CATALOGUE_NOTICES = {
  announcement: 'announcements',
} as const
