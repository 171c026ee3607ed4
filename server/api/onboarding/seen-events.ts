import { type Kysely, sql as raw } from 'kysely'
import type { OnboardingPath } from '../../../miniapps/domain/onboarding/onboarding-path.ts'
import type { Database } from '../../db/schema.ts'

export interface Seen {
  person: string
  /** As steps name it. */
  event: string
  at: Date
}

/** What people really did of all that steps ask for: apps opened, documents made, contact data saved. */
export async function seenEvents(
  sql: Kysely<Database>,
  people: readonly string[],
  paths: readonly OnboardingPath[],
): Promise<readonly Seen[]> {
  const asked = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ seen }) => seen ?? [])))
  const named = (start: string): readonly string[] =>
    [...asked].filter((event) => event.startsWith(start)).map((event) => event.slice(start.length))
  const { rows } = await raw<Seen>`
    select person_id as person, 'visit:' || app as event, min(at) as at from app_visit
      where person_id = any(${people}::text[]) and app = any(${named('visit:')}::text[]) group by person_id, app
    union all
    select created_by, 'made:' || type, min(created_at) from document
      where created_by = any(${people}::text[]) and type = any(${named('made:')}::text[]) group by created_by, type
    union all
    select person_id, 'details', updated_at from contact
      where person_id = any(${people}::text[]) and updated_at is not null`.execute(sql)
  return rows
}
