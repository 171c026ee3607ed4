import type { Rating } from '../../../miniapps/domain/speed-date/feedback.ts'

declare module '../../db/schema.ts' {
  interface Database {
    /** How a meeting of an event was, to be read by who said it alone. */
    speed_date_feedback: { event_id: string; by_id: string; about_id: string; rating: Rating; again: boolean }
  }
}
