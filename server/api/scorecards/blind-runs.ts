import { sql as raw } from 'kysely'
import { STATUS_PATH } from '../../../miniapps/domain/document/wire.ts'

/**
 * Who has begun a run or answered in it is its assessor; who has approved or returned it is not.
 * @param run an alias or column in the query around it, as it is written there
 */
const assesses = (run: { id: string; by: string }, personId: string) =>
  raw<boolean>`(${raw.ref(run.by)} = ${personId} or exists (select from document_change
    where document_id = ${raw.ref(run.id)} and by = ${personId} and path <> ${STATUS_PATH}))`

/** Whether a person is an assessor of a row of `document`. */
export const isAssessor = (personId: string) =>
  assesses({ id: 'document.id', by: 'document.created_by' }, personId)

/**
 * Of each first run and its second of which one is not submitted yet: the run that the person assesses and the other one.
 * A brand has few second runs. The partial index of migration 005 finds them, but only where a query repeats its condition
 * word for word: change both together.
 */
const blindPairs = (personId: string) => raw`
  select own, other
    from document as second
      join document as first on first.id = second.columns ->> 'firstRun'
      cross join lateral (values (first.id, first.created_by, second.id), (second.id, second.created_by, first.id))
        as side (own, by, other)
    where second.type = 'scorecard-run' and second.columns ->> 'kind' = 'second'
      and not (first.status in ('submitted', 'reviewed') and second.status in ('submitted', 'reviewed'))
      and ${assesses({ id: 'side.own', by: 'side.by' }, personId)}`

/** Whether a row of `document` is what the other assessor answers: neither looks at the other's before both are submitted. */
export const isBlindTo = (personId: string) =>
  raw<boolean>`document.id in (select other from (${blindPairs(personId)}) as pairs)`

/** Whether a row of `document` is the person's own half of such a pair. */
export const isOwnBlind = (personId: string) =>
  raw<boolean>`document.id in (select own from (${blindPairs(personId)}) as pairs)`
