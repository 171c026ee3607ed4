import { randomUUID } from 'node:crypto'
import { type Transaction, sql as raw } from 'kysely'
import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { Page, WorkspaceRequest } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { NewRequest } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { holdersIn } from '../../kit/holders-in.ts'
import { Refusal } from '../../kit/refusal.ts'
import { notify } from '../../notifications/notify.ts'
import { checkCountries, knownCountries } from '../../kit/countries.ts'
import { cursorOf, readCursorOfTime } from './cursor.ts'
import { namesOf } from '../../kit/names-of.ts'
import { workspaceRequestPath } from './request-tasks.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

/** What is open comes to whoever manages the agency; everybody finds what they asked themselves. */
export async function requestsOf(
  { sql }: ApiParts,
  agency: AgencyStanding,
  personId: string,
  { isOpen, cursor }: { isOpen: boolean; cursor?: string | undefined },
): Promise<Page<WorkspaceRequest>> {
  let query = sql
    .selectFrom('workspace_request as request')
    .innerJoin('person', 'person.id', 'request.person_id')
    .where('agency_code', '=', agency.code)
    .where('status', isOpen ? '=' : '!=', 'open')
    .selectAll('request')
    .select(['email', raw<string>`trim(firstname || ' ' || lastname)`.as('person_name')])
  if (!agency.manages) query = query.where('request.person_id', '=', personId)
  if (cursor !== undefined) {
    const [at, id] = readCursorOfTime(cursor)
    query = query.where(raw<boolean>`(at, request.id) < (${at}::timestamptz, ${id})`)
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute()
  const shown = rows.slice(0, PAGE_ROWS)
  const names = await namesOf(sql, [...new Set(shown.map(({ decided_by }) => decided_by))])
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => ({
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
    })),
    ...(rows.length > PAGE_ROWS && last && { next: cursorOf([last.at.toISOString(), last.id]) }),
  }
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
  if (!brand) throw new Refusal('brand-not-found', { brand: id })
  return brand
}
