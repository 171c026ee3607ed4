import { randomUUID } from 'node:crypto'
import { type Transaction, sql as raw } from 'kysely'
import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { WorkspaceRequestLine } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { NewRequest } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { holdersIn } from '../../kit/holders-in.ts'
import { refusal } from '../../kit/refusing.ts'
import { notify } from '../../notifications/notify.ts'
import { checkCountries, knownCountries } from '../../kit/countries.ts'
import { BY_TIME, pageOf, readCursor } from '../../kit/page.ts'
import { namesOf } from '../../kit/names-of.ts'
import { workspaceRequestPath } from './request-tasks.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

/** What is open comes to whoever manages the agency; everybody finds what they asked themselves. */
export async function requestsOf(
  { sql }: ApiParts,
  agency: AgencyStanding,
  personId: string,
  { isOpen, after }: { isOpen: boolean; after?: string | undefined },
): Promise<Page<WorkspaceRequestLine>> {
  let query = sql
    .selectFrom('workspace_request as request')
    .innerJoin('person', 'person.id', 'request.person_id')
    .where('agency_code', '=', agency.code)
    .where('status', isOpen ? '=' : '!=', 'open')
    .selectAll('request')
    .select(['email', raw<string>`trim(firstname || ' ' || lastname)`.as('person_name')])
  if (!agency.manages) query = query.where('request.person_id', '=', personId)
  const last = readCursor(after, BY_TIME)
  if (last) query = query.where(raw<boolean>`(at, request.id) < (${last[0]}::timestamptz, ${last[1]})`)
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute()
  const names = await namesOf(sql, [...new Set(rows.map(({ decided_by }) => decided_by))])
  return pageOf(
    rows,
    PAGE_ROWS,
    ({ at, id }) => [at.toISOString(), id],
    (row) => ({
      id: row.id,
      agency: row.agency_code,
      kind: row.kind,
      status: row.status,
      person: { id: row.person_id, name: row.person_name, email: row.email },
      isMine: row.person_id === personId,
      name: row.name,
      country: row.country_code,
      workspaceId: row.workspace_id,
      note: row.note,
      at: row.at.toISOString(),
      decidedBy: names.get(row.decided_by ?? '') ?? null,
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
    }),
  )
}

/** Asks the agency's managers for a brand, or to be let into one; it comes into their inboxes. */
export async function addRequest(
  sql: Transaction<Database>,
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  { kind, name, country, workspaceId, note }: NewRequest,
): Promise<string> {
  if (country) checkCountries([country], await knownCountries(sql, agency.code))
  if (workspaceId) await brandOf(sql, agency, workspaceId)
  const id = `request-${randomUUID()}`
  await sql
    .insertInto('workspace_request')
    .values({
      id,
      agency_code: agency.code,
      person_id: personId,
      kind,
      name,
      country_code: country ?? null,
      workspace_id: workspaceId ?? null,
      note: note ?? '',
      status: 'open',
      at: new Date().toISOString(),
    })
    .execute()
  const names = await namesOf(sql, [personId])
  const managers = await holdersIn(sql, parts, agency.code, 'OS_WORKSPACE_MANAGE')
  await notify(
    sql,
    managers.filter((each) => each !== personId),
    {
      kind: 'workspace-requested',
      params: { person: names.get(personId) ?? '', name },
      path: workspaceRequestPath(agency.code, id),
    },
  )
  return id
}

/** @throws Refusal where it is no brand of the agency */
export async function brandOf(sql: Transaction<Database>, agency: AgencyStanding, id: string) {
  const brand = await sql
    .selectFrom('workspace')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', 'BRAND')
    .where('organisations_id', '=', agency.organisationsId)
    .executeTakeFirst()
  if (!brand) throw refusal('brand-not-found', { brand: id })
  return brand
}
