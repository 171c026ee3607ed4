import { type RawBuilder, sql as raw } from 'kysely'
import type { ApiContext } from '../../kit/api-environment.ts'
import { refusal } from '../../kit/refusing.ts'
import { type Administrator, agenciesAsked } from '../administrator.ts'
import { prefixes } from '../page.ts'

/** The part of the log that is asked for and that the caller may read. */
export function filtersOf(context: ApiContext, administrator: Administrator): RawBuilder<unknown> {
  const asked = context.req.queries('agency')
  const agencies = [...agenciesAsked(administrator, asked)]
  const { from, until, q = '' } = context.req.query()
  const conditions = [
    raw`(agency_code = any(${agencies}::text[]) ${asked ? raw`` : raw`or ${ofNoAgency(agencies)}`})`,
    ...equal(context, 'actor', 'actor_id'),
    ...equal(context, 'action', 'action'),
    ...ofKind(context.req.query('kind')),
    ...equal(context, 'subject', 'subject_id'),
    ...equal(context, 'outcome', 'outcome'),
    ...(from ? [raw`at >= ${moment('from', from)}`] : []),
    ...(until ? [raw`at < ${moment('until', until)}`] : []),
    ...(q.trim() ? [says(q.trim().toLowerCase())] : []),
  ]
  return raw.join(conditions, raw` and `)
}

/** Finds a text in the entry, or at the beginning of a name or address of its actor or subject. */
function says(text: string): RawBuilder<unknown> {
  const people = raw`(select id from person
    where person_words(firstname, lastname, email) @@ to_tsquery('simple', ${prefixes(text)}))`
  return raw`(strpos(lower(subject_name), ${text}) > 0 or strpos(action, ${text}) > 0 or strpos(lower(reason), ${text}) > 0
    or actor_id in ${people} or subject_type = 'person' and subject_id in ${people})`
}

/** Such as a refused call or what the configuration did; of people who work for other agencies alone, it is those agencies'. */
function ofNoAgency(agencies: readonly string[]): RawBuilder<unknown> {
  const isOurs = (person: string) => raw`coalesce((select bool_or(agency_code = any(${[...agencies]}::text[]))
    from agency_member where person_id = ${raw.ref(`entry.${person}`)}), true)`
  return raw`(agency_code is null and ${isOurs('actor_id')}
    and (subject_type <> 'person' or ${isOurs('subject_id')}))`
}

const equal = (context: ApiContext, filter: string, column: string): RawBuilder<unknown>[] => {
  const asked = context.req.queries(filter)
  return asked ? [raw`${raw.ref(`entry.${column}`)} = any(${asked}::text[])`] : []
}

const SIGN_INS: readonly string[] = ['person.signed-in', 'person.signed-out', 'person.sign-in-refused']

function ofKind(kind: string | undefined): RawBuilder<unknown>[] {
  if (kind === 'sign-ins') return [raw`action = any(${SIGN_INS}::text[])`]
  return kind === 'others' ? [raw`action <> all(${SIGN_INS}::text[])`] : []
}

function moment(field: string, value: string): Date {
  const date = new Date(value)
  if (Number.isNaN(date.getTime()))
    throw refusal('query-not-valid', {
      problem: `${field}: must be a moment such as 2026-12-31T18:00:00Z`,
    })
  return date
}
