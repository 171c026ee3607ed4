import type { Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    /** A step that somebody has done, once; `by_event` where the portal saw it, else they said so. */
    onboarding_done: { person_id: string; step: string; done_at: Timestamp; by_event: boolean }
  }
}
