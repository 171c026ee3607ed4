import { sql as raw } from 'kysely'
import { MOST_TASKS_PER_SOURCE } from '../../../../miniapps/domain/notifications/limits.ts'
import { holds } from '../../kit/app-conditions.ts'
import type { TaskSource } from '../../kit/task-source.ts'

/** Who waits for a brand, or to be let into one, in the agencies whose workspaces the person manages. */
export const workspaceRequestTasks: TaskSource = async (parts, { id: personId }) => {
  const held = (permission: string) => holds(parts, personId, 'agency.az_id', permission)
  const rows = await parts.sql
    .selectFrom('workspace_request as request')
    .innerJoin('agency', 'agency.code', 'request.agency_code')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .innerJoin('person', 'person.id', 'request.person_id')
    .where('agency_member.person_id', '=', personId)
    .where('request.status', '=', 'open')
    .where('request.person_id', '!=', personId)
    .where(raw<boolean>`${held('OsAgencyAccess')} and ${held('OS_WORKSPACE_MANAGE')}`)
    .select(['request.id', 'request.name', 'agency.code', 'agency.name as agency'])
    .select(raw<string>`trim(firstname || ' ' || lastname)`.as('person'))
    .orderBy('request.at')
    .limit(MOST_TASKS_PER_SOURCE)
    .execute()
  return rows.map(({ id, name, code, agency, person }) => ({
    app: 'workspace-management',
    kind: 'workspace-request',
    title: name,
    detail: `${person} · ${agency}`,
    path: workspaceRequestPath(code, id),
    due: null,
  }))
}

/** Where a request is decided; of an agency that need not be the one at hand. */
export const workspaceRequestPath = (agency: string, id: string): string =>
  `/workspace/requests?${new URLSearchParams({ agency, request: id }).toString()}`
