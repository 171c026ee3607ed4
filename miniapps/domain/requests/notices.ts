declare module '../notifications/notice.ts' {
  interface NoticeParams {
    /** Somebody asks for an app, or for more in one. */
    'access-requested': { request: string; person: string; app: string; account: string; note?: string }
    /** Told to who owns the app, and does not decide. */
    'owned-app-requested': { person: string; app: string; account: string }
    'access-granted': { app: string; until: string }
    'access-refused': { app: string; reason: string }
  }
}

/** Notices of requests for access, each with what a person turns on and off together. */
export const REQUEST_NOTICES = {
  'access-requested': 'access',
  'owned-app-requested': 'access',
  'access-granted': 'access',
  'access-refused': 'access',
} as const
