import type { Caller, Person } from './api-environment.ts'

export interface CallerRow extends Omit<Person, 'id'> {
  person_id: string
  session_id: string | null
  seen_at: Date | null
  ended_at: Date | null
  rights_version: number
}

/** For statements that have the person as `person`, and the session as `noted` where there is one. */
export const CALLER_COLUMNS = `person.id as person_id, person.email, person.firstname, person.lastname, person.demo,
  person.date_locale, person.number_locale, person.display_language, person.disabled_at, person.invited_at, person.erased_at,
  noted.id as session_id, noted.seen_at, noted.ended_at,
  coalesce((select sum(n) from rights_change), 0)::float8 as rights_version`

export function callerFrom(row: CallerRow): Caller {
  const { person_id, session_id, seen_at, ended_at, rights_version, ...person } = row
  return {
    person: { id: person_id, ...person },
    session: session_id === null ? undefined : { id: session_id, seenAt: seen_at!, endedAt: ended_at },
    rightsVersion: rights_version,
  }
}
