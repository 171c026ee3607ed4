import type { OnboardingPath } from '../../../miniapps/domain/onboarding/onboarding-path.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    /** A step that somebody has done, once; `by_event` where the portal saw it, else they said so. */
    onboarding_done: { person_id: string; step: string; done_at: Timestamp; by_event: boolean }
    /** Paths of agencies whose administrators changed them; all others have the portal's own. */
    onboarding_paths: { agency_code: string; version: number; paths: Json<readonly OnboardingPath[]> | null }
    /** A path that somebody completed, once. */
    onboarding_badge: { person_id: string; path: string; earned_at: Timestamp }
    /** When somebody was last reminded of a path. */
    onboarding_reminder: { person_id: string; path: string; reminded_at: Timestamp }
  }
}
