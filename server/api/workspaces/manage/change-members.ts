import { sql as raw, type Transaction } from 'kysely'
import type { MemberChange } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { Database } from '../../../db/schema.ts'
import { changeIn } from '../../access/change-rights.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { refusal } from '../../kit/refusing.ts'
import { grantDirect, revokeDirect } from '../../permissions/grant-direct.ts'
import { note } from './note.ts'
import type { SeenWorkspace } from './workspace-access.ts'

const ACCESS = 'OS_WORKSPACE_ACCESS'
const MANAGE = 'OS_WORKSPACE_MANAGE'

/** What each role holds on the brand's account, and what it does not. */
const HELD: Readonly<Record<MemberChange['role'], { given: readonly string[]; taken: readonly string[] }>> = {
  member: { given: [ACCESS], taken: [MANAGE] },
  owner: { given: [ACCESS, MANAGE], taken: [] },
  none: { given: [], taken: [ACCESS, MANAGE] },
}

/** A brand that people are let into. */
interface Brand {
  id: string
  az_id: string
  type: string
  name: string
}

/**
 * Lets people into a brand, makes owners of them, or takes them out: all of them or nobody, under the rules of every change
 * of rights.
 */
export async function changeMembers(
  sql: Transaction<Database>,
  parts: ApiParts,
  { line, agency }: Pick<SeenWorkspace, 'agency'> & { line: Brand },
  personId: string,
  { people, role }: MemberChange,
): Promise<void> {
  if (line.type !== 'BRAND') throw refusal('brand-not-found', { brand: line.name })
  const ids = [...new Set(people)]
  if (role !== 'none') await checkMembership(sql, agency.code, ids)
  const { given, taken } = HELD[role]
  await changeIn(sql, parts, {
    by: { id: personId },
    dry: false,
    concerned: {
      people: raw`select unnest(${ids}::text[])`,
      accounts: raw`select ${line.az_id}::text`,
      permissions: raw`select unnest(${[...given, ...taken]}::text[])`,
    },
    make: async (trx) => {
      const changed: string[] = []
      for (const id of ids) {
        const grant = { personId: id, accountId: line.az_id, by: personId }
        const more = await grantDirect(trx, parts, { ...grant, permissions: given })
        const less = await revokeDirect(trx, parts, { ...grant, permissions: taken })
        if (more.length + less.length > 0) changed.push(id)
      }
      if (changed.length === 0) return
      const after = { role, people: changed }
      const noted = { actor: personId, agency: agency.code, workspace: line, verb: 'members-changed' }
      await note(trx, { ...noted, after, others: changed })
    },
  })
}

async function checkMembership(
  sql: Transaction<Database>,
  agency: string,
  ids: readonly string[],
): Promise<void> {
  const { count } = await sql
    .selectFrom('agency_member')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('agency_code', '=', agency)
    .where('person_id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (Number(count) < ids.length) throw refusal('people-not-in-agency', { count: ids.length - Number(count) })
}
