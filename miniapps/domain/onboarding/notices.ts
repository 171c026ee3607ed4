declare module '../notifications/notice.ts' {
  interface NoticeParams {
    /** Somebody who leads the person points to required steps that are open. */
    'onboarding-reminded': { person: string; open: number }
  }
}

/** Notices of paths. */
export const ONBOARDING_NOTICES = {
  'onboarding-reminded': 'due',
} as const
