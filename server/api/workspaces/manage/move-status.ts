import type { Transaction } from 'kysely'
import { MAX_NAMED_OBSTACLES } from '../../../../miniapps/domain/workspaces/limits.ts'
import { isArchiving, mayMove } from '../../../../miniapps/domain/workspaces/status-moves.ts'
import type { StatusMove } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { Database } from '../../../db/schema.ts'
import type { DocumentKind } from '../../kit/document-kind.ts'
import { refusal } from '../refusals.ts'
import { liveWorkOf } from './live-work.ts'
import { lockWorkspace } from './lock-workspace.ts'
import { note } from './note.ts'
import type { SeenWorkspace } from './workspace-access.ts'

/** Moves a workspace to another status, and writes down why. */
export async function moveStatus(
  sql: Transaction<Database>,
  kinds: readonly DocumentKind[],
  { line: { id }, agency }: SeenWorkspace,
  personId: string,
  { status: to, reason }: StatusMove,
): Promise<void> {
  const line = await lockWorkspace(sql, id)
  const from = line.status
  if (!mayMove(from, to)) throw refusal('workspace-status-move', { from, to })
  if (isArchiving(to)) await checkNothingLives(sql, kinds, line)
  else await checkAbove(sql, line.parent_id)
  const at = new Date().toISOString()
  await sql
    .insertInto('status_change')
    .values({ workspace_id: id, from, to, reason, by: personId, at })
    .execute()
  await sql
    .updateTable('workspace')
    .set({ status: to, updated_at: at, updated_by: personId })
    .where('id', '=', id)
    .execute()
  const verb = isArchiving(to) ? 'archived' : 'moved'
  const change = { before: { status: from }, after: { status: to }, reason }
  await note(sql, { actor: personId, agency: agency.code, workspace: line, verb, ...change })
}

async function checkNothingLives(
  sql: Transaction<Database>,
  kinds: readonly DocumentKind[],
  line: { id: string; type: string; name: string },
): Promise<void> {
  const live = await liveWorkOf(sql, kinds, line)
  if (live.length === 0) return
  const named = live.slice(0, MAX_NAMED_OBSTACLES)
  const names = named.map(({ name }) => name).join(', ') + (live.length > named.length ? ' …' : '')
  throw refusal('workspace-still-alive', { name: line.name, count: live.length, names }, { live: named })
}

/** Nothing lives below what was put away. */
async function checkAbove(sql: Transaction<Database>, parentId: string): Promise<void> {
  const parent = await sql
    .selectFrom('workspace')
    .select('name')
    .where('id', '=', parentId)
    .where('status', '=', 'INACTIVE')
    .executeTakeFirst()
  if (parent) throw refusal('workspace-above-inactive', { name: parent.name })
}
