import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { holds } from '../../kit/app-conditions.ts'
import { type AgencyStanding, agencyStanding, mayWork } from '../../kit/agency-standing.ts'
import { refusal } from '../refusals.ts'

/** @throws Refusal where the person does not manage the agency's workspaces */
export async function managedAgency(
  parts: ApiParts,
  code: string,
  personId: string,
): Promise<AgencyStanding> {
  const agency = await agencyStanding(parts, code, personId)
  if (!agency.manages) throw refusal('workspace-manage-missing')
  return agency
}

export type WorkspaceLine = Awaited<ReturnType<typeof workspaceLine>>

/** A workspace as somebody stands in it. */
export interface SeenWorkspace {
  line: NonNullable<WorkspaceLine>
  agency: AgencyStanding
  /** As who manages the agency, or as the owner of the brand. */
  mayManage: boolean
}

function workspaceLine(sql: Kysely<Database>, id: string) {
  return sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .where('workspace.id', '=', id)
    .where('type', 'in', ['ADVERTISER', 'ADVERTISER_MARKET', 'BRAND'])
    .selectAll('workspace')
    .select('agency.code as agency_code')
    .executeTakeFirst()
}

/** @throws Refusal where there is none that the person may see */
export async function seenWorkspace(parts: ApiParts, id: string, personId: string): Promise<SeenWorkspace> {
  const line = await workspaceLine(parts.sql, id)
  if (!line) throw refusal('workspace-not-found', { workspace: id })
  const agency = await agencyStanding(parts, line.agency_code, personId)
  if (agency.manages) return { line, agency, mayManage: true }
  const mine = await parts.sql
    .selectFrom('workspace')
    .where('type', '=', 'BRAND')
    .where((is) => is.or([is('id', '=', id), is('parent_id', '=', id), is('client_id', '=', id)]))
    .where(mayWork(parts, personId))
    .select(holds(parts, personId, 'workspace.az_id', 'OS_WORKSPACE_MANAGE').as('owns'))
    .limit(1)
    .executeTakeFirst()
  if (!mine) throw refusal('workspace-not-found', { workspace: id })
  return { line, agency, mayManage: line.type === 'BRAND' && mine.owns }
}

/** @throws Refusal where the person may not change it */
export async function managedWorkspace(
  parts: ApiParts,
  id: string,
  personId: string,
): Promise<SeenWorkspace> {
  const seen = await seenWorkspace(parts, id, personId)
  if (!seen.mayManage) throw refusal('workspace-manage-missing')
  return seen
}
