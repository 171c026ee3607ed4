import { sql as raw, type Transaction } from 'kysely'
import {
  type AccessRequestLine,
  ENTRY_APP,
  type RequestDecision,
} from '../../../miniapps/domain/requests/access-request.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { changeIn } from '../access/change-rights.ts'
import { giveRole } from '../access/grants/give-role.ts'
import { inAgency } from '../access/guard/concerned.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import { holdersIn } from '../kit/holders-in.ts'
import { refusal } from './refusals.ts'
import { notify } from '../notifications/notify.ts'
import { settle } from '../notifications/settle.ts'
import { grantDirect } from '../permissions/grant-direct.ts'
import { grantUntil } from './grant-until.ts'
import { administers, requestOf, pathOf, requestPath, titleOf } from './read-requests.ts'

/** Grants what was asked for, under the rules of every change of rights, or refuses it; whoever asked is told. */
export async function decideRequest(
  parts: ApiParts,
  by: Person,
  id: string,
  { decision, reason, until, role }: RequestDecision,
): Promise<AccessRequestLine> {
  await parts.sql.transaction().execute(async (sql) => {
    const request = await lockedRequest(sql, parts, by.id, id)
    const status = decision === 'grant' ? 'granted' : 'refused'
    await sql
      .updateTable('access_request')
      .set({
        status,
        decided_by: by.id,
        decided_at: new Date(),
        reason,
        expires_at: decision === 'grant' ? until : null,
      })
      .where('id', '=', id)
      .execute()
    await settleRequest(sql, parts, request)
    const app = titleOf(request.app)
    if (decision === 'refuse') {
      await noteRefusal(sql, by, request, reason)
      await notify(sql, [request.person_id], { kind: 'access-refused', params: { app, reason }, path: '' })
      return
    }
    await grant(sql, parts, by, request, { until, role, reason: reason || request.note })
    await notify(sql, [request.person_id], {
      kind: 'access-granted',
      params: { app, until: until ?? '' },
      path: pathOf(request.app),
    })
  })
  return (await requestOf(parts.sql, id))!
}

/** What was asked for, and with it the role that somebody who is let in has from then on. */
function grant(
  sql: Transaction<Database>,
  parts: ApiParts,
  by: Person,
  request: Request,
  { until, role, reason }: { until: string | null; role: string | null; reason: string },
) {
  const { person_id: person, account_id: account, permission, agency_code: agency } = request
  const isEntry = request.app === ENTRY_APP && role !== null
  return changeIn(sql, parts, {
    by,
    dry: false,
    concerned: isEntry
      ? inAgency(agency, [person])
      : {
          people: raw`select ${person}::text`,
          accounts: raw`select ${account}::text`,
          permissions: raw`select ${permission}::text`,
        },
    make: async (trx) => {
      if (until !== null) await grantUntil(trx, parts, by, request, { until, reason })
      else
        await grantDirect(trx, parts, {
          personId: person,
          accountId: account,
          permissions: [permission],
          by: by.id,
          reason: reason || undefined,
        })
      const given = { person, account, below: true, expiresAt: until, reason }
      if (isEntry) await giveRole(trx, { person: by, agencies: [agency] }, { ...given, role }, 'unless given')
    },
  })
}

/** Somebody does not want it any more. */
export async function withdrawRequest(
  parts: ApiParts,
  person: string,
  id: string,
): Promise<AccessRequestLine> {
  await parts.sql.transaction().execute(async (sql) => {
    const request = await sql
      .selectFrom('access_request')
      .selectAll()
      .where('id', '=', id)
      .where('person_id', '=', person)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw refusal('request-not-found')
    if (request.status !== 'open') throw refusal('request-decided')
    await sql
      .updateTable('access_request')
      .set({ status: 'withdrawn', decided_at: new Date() })
      .where('id', '=', id)
      .execute()
    await settleRequest(sql, parts, request)
  })
  return (await requestOf(parts.sql, id))!
}

/** Nobody else needs to decide about it any more. */
async function settleRequest(
  sql: Transaction<Database>,
  parts: ApiParts,
  { id, agency_code }: { id: string; agency_code: string },
): Promise<void> {
  const administrators = await holdersIn(sql, parts, agency_code, 'AdminAppAccess')
  await settle(sql, administrators, { kind: 'access-requested', path: requestPath(id) })
}

type Request = Awaited<ReturnType<typeof lockedRequest>>

/** Of two who decide at once the second sees what the first did. */
async function lockedRequest(sql: Transaction<Database>, parts: ApiParts, by: string, id: string) {
  const found = await sql
    .selectFrom('access_request')
    .innerJoin('agency', 'agency.code', 'access_request.agency_code')
    .selectAll('access_request')
    .select(administers(parts, by).as('isTheirs'))
    .where('access_request.id', '=', id)
    .forUpdate('access_request')
    .executeTakeFirst()
  if (!found || (!found.isTheirs && found.person_id !== by)) throw refusal('request-not-found')
  if (found.person_id === by) throw refusal('request-of-oneself')
  if (found.status !== 'open') throw refusal('request-decided')
  return found
}

async function noteRefusal(
  sql: Transaction<Database>,
  by: Person,
  request: Request,
  reason: string,
): Promise<void> {
  await writeAudit(sql, {
    actor: by.id,
    action: 'request.refused',
    subject: { type: 'person', id: request.person_id },
    agency: request.agency_code,
    before: { app: request.app, permissions: [request.permission], account: request.account_id },
    reason: reason || undefined,
  })
}
