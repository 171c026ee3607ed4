import type { Kysely } from 'kysely'
import { participantsOf } from '../../../miniapps/domain/speed-date/speed-date.ts'
import {
  type FeedbackAnswer,
  type FeedbackInput,
  summaryOf,
} from '../../../miniapps/domain/speed-date/feedback.ts'
import type { Database } from '../../db/schema.ts'
import { refusal } from '../../documents/refusals.ts'
import type { ReadableEvent } from './readable-event.ts'

/** What the reader said, and for who made the event what all said, without names. */
export async function feedbackFor(
  sql: Kysely<Database>,
  { id, created_by }: ReadableEvent,
  personId: string,
): Promise<FeedbackAnswer> {
  const lines = await sql
    .selectFrom('speed_date_feedback')
    .select(['by_id as by', 'about_id as about', 'rating', 'again'])
    .where('event_id', '=', id)
    .$if(created_by !== personId, (query) => query.where('by_id', '=', personId))
    .execute()
  return {
    mine: lines
      .filter(({ by }) => by === personId)
      .map(({ about, rating, again }) => ({ about, rating, again })),
    summary: created_by === personId ? summaryOf(lines) : null,
  }
}

/** Keeps how a meeting was, or forgets it; of people who take part, by somebody who does. @throws Refusal */
export async function keepFeedback(
  sql: Kysely<Database>,
  { id, status, body }: ReadableEvent,
  by: string,
  { about, rating, again }: FeedbackInput,
): Promise<void> {
  const people = new Set(participantsOf(body).map((each) => each.id))
  if (status === 'draft' || by === about || !people.has(by) || !people.has(about))
    throw refusal('document-not-found', { document: id })
  if (rating === null)
    await sql
      .deleteFrom('speed_date_feedback')
      .where('event_id', '=', id)
      .where('by_id', '=', by)
      .where('about_id', '=', about)
      .execute()
  else
    await sql
      .insertInto('speed_date_feedback')
      .values({ event_id: id, by_id: by, about_id: about, rating, again })
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'by_id', 'about_id']).doUpdateSet({ rating, again }),
      )
      .execute()
}
