import { sql as raw } from 'kysely'
import { MOST_TASKS_PER_SOURCE } from '../../../../miniapps/domain/notifications/limits.ts'
import { holds } from '../../kit/app-conditions.ts'
import type { TaskSource } from '../../kit/task-source.ts'

/** Reviews that are not finished, for everybody who administers the agency. */
export const reviewTasks: TaskSource = async (parts, { id: personId }) => {
  const held = (permission: string) => holds(parts, personId, 'agency.az_id', permission)
  const rows = await parts.sql
    .selectFrom('access_review as review')
    .innerJoin('agency', 'agency.code', 'review.agency_code')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .where('agency_member.person_id', '=', personId)
    .where('finished_at', 'is', null)
    .where(raw<boolean>`${held('OsAgencyAccess')} and ${held('AdminAppAccess')}`)
    .select(['review.id', 'review.name', 'agency.name as agency', 'due_at'])
    .orderBy(raw`due_at asc nulls last`)
    .orderBy('created_at')
    .limit(MOST_TASKS_PER_SOURCE)
    .execute()
  return rows.map(({ id, name, agency, due_at }) => ({
    app: 'admin',
    kind: 'review',
    title: name,
    detail: agency,
    path: reviewPath(id),
    due: due_at && dayOf(due_at),
  }))
}

/** A review is due at the end of a day of whoever began it: half a day earlier it is that day in London as well. */
const HALF_DAY_MS = 43_200_000
const dayOf = (end: Date): string =>
  new Date(end.getTime() - HALF_DAY_MS).toISOString().slice(0, '2026-11-23'.length)

export const reviewPath = (id: string): string => `/os-admin/panel/reviews/${encodeURIComponent(id)}`
