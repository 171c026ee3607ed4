import type { Transaction } from 'kysely'
import type { RequestDecision } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { holdersIn } from '../../kit/holders-in.ts'
import { refusal } from '../refusals.ts'
import { notify } from '../../notifications/notify.ts'
import { settle } from '../../notifications/settle.ts'
import { changeMembers } from './change-members.ts'
import { workspaceRequestPath } from './request-tasks.ts'
import { brandOf } from './requests.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

interface Decided {
  status: 'granted' | 'refused' | 'withdrawn'
  by: string
  reason?: string
  workspaceId?: string
}

/** An open request, locked. @throws Refusal where it is decided already or was never made */
export async function openRequest(sql: Transaction<Database>, id: string) {
  const request = await sql
    .selectFrom('workspace_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!request) throw refusal('workspace-request-not-found')
  if (request.status !== 'open') throw refusal('workspace-request-decided')
  return request
}

type Open = Awaited<ReturnType<typeof openRequest>>

/** Lets somebody into a brand, or says why not; nobody decides what they asked for. */
export async function decideRequest(
  sql: Transaction<Database>,
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  request: Open,
  decision: RequestDecision,
): Promise<void> {
  if (decision.decision === 'refused')
    return closeRequest(sql, parts, request, { status: 'refused', by: personId, reason: decision.reason })
  const workspaceId = decision.workspaceId ?? request.workspace_id
  if (workspaceId === null) throw refusal('workspace-request-needs-brand')
  await fulfilRequest(sql, parts, agency, personId, request, workspaceId)
}

/** Whoever asked becomes a member of the brand that was made or found. */
export async function fulfilRequest(
  sql: Transaction<Database>,
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  request: Open,
  workspaceId: string,
): Promise<void> {
  const line = await brandOf(sql, agency, workspaceId)
  await changeMembers(sql, parts, { line, agency }, personId, { people: [request.person_id], role: 'member' })
  await closeRequest(sql, parts, request, { status: 'granted', by: personId, workspaceId })
}

export async function closeRequest(
  sql: Transaction<Database>,
  parts: ApiParts,
  request: Open,
  { status, by, reason, workspaceId }: Decided,
): Promise<void> {
  await sql
    .updateTable('workspace_request')
    .set({ status, decided_by: by, decided_at: new Date().toISOString(), reason: reason ?? null })
    .$if(workspaceId !== undefined, (update) => update.set({ workspace_id: workspaceId! }))
    .where('id', '=', request.id)
    .execute()
  await settle(sql, await holdersIn(sql, parts, request.agency_code, 'OS_WORKSPACE_MANAGE'), {
    kind: 'workspace-requested',
    path: workspaceRequestPath(request.agency_code, request.id),
  })
  if (status !== 'withdrawn')
    await notify(sql, [request.person_id], {
      kind: 'workspace-request-decided',
      params: {
        name: request.name,
        decision: status === 'granted' ? 'approved' : 'refused',
        reason: reason ?? '',
      },
      path:
        workspaceId === undefined
          ? `/workspace/requests?${new URLSearchParams({ agency: request.agency_code }).toString()}`
          : `/workspace/${workspaceId}`,
    })
  await writeAudit(sql, {
    actor: by,
    action: `request.${status}`,
    subject: { type: 'workspace-request', id: request.id, name: request.name },
    agency: request.agency_code,
    after: { kind: request.kind, person: request.person_id },
    reason,
  })
}
