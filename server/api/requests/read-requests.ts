import { type Kysely, sql as raw } from 'kysely'
import { type AccessRequestLine, ENTRY_APP } from '../../../miniapps/domain/requests/access-request.ts'
import { MOST_REQUESTS } from '../../../miniapps/domain/requests/limits.ts'
import { rowOf } from '../../../shell/config/app-rows.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { holds } from '../kit/app-conditions.ts'

const lines = (sql: Kysely<Database>) =>
  sql
    .selectFrom('access_request')
    .innerJoin('person', 'person.id', 'access_request.person_id')
    .innerJoin('agency', 'agency.code', 'access_request.agency_code')
    .select([
      'access_request.id',
      'access_request.person_id',
      'app',
      'access_request.agency_code',
      'agency.name as agency',
      'note',
      'status',
      'asked_at',
      'decided_at',
      'reason',
      'expires_at',
      raw<string>`trim(person.firstname || ' ' || person.lastname)`.as('person'),
    ])

type Line = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>

/** Where an administrator decides about it. */
export const requestPath = (id: string): string =>
  `/os-admin/panel/requests?${new URLSearchParams({ request: id }).toString()}`

/** Where an app opens; a brand's app without its brand, which the portal fills in. '' where nothing opens so. */
export function pathOf(app: string): string {
  const path = (rowOf(app)?.routes?.[0] ?? '').replace(/^\/brands\/\{brandId\}(?=\/)/, '')
  return path.includes('{') ? '' : path
}

export const titleOf = (app: string): string => (app === ENTRY_APP ? 'Agency OS' : (rowOf(app)?.title ?? app))

const requestIn = ({
  person_id,
  agency_code,
  asked_at,
  decided_at,
  expires_at,
  ...line
}: Line): AccessRequestLine => ({
  ...line,
  personId: person_id,
  agencyCode: agency_code,
  title: titleOf(line.app),
  askedAt: asked_at.toISOString(),
  decidedAt: decided_at?.toISOString() ?? null,
  until: expires_at?.toISOString() ?? null,
})

/** What a person has asked for, the newest first. */
export async function requestsOf(sql: Kysely<Database>, person: string): Promise<AccessRequestLine[]> {
  const rows = await lines(sql)
    .where('access_request.person_id', '=', person)
    .orderBy('asked_at', 'desc')
    .limit(MOST_REQUESTS)
    .execute()
  return rows.map(requestIn)
}

/** What others ask for where a person administers, the oldest first. */
export async function openRequestsFor(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  person: string,
): Promise<AccessRequestLine[]> {
  const rows = await lines(parts.sql)
    .where('status', '=', 'open')
    .where('access_request.person_id', '!=', person)
    .where(administers(parts, person))
    .orderBy('asked_at')
    .limit(MOST_REQUESTS)
    .execute()
  return rows.map(requestIn)
}

/** Members who may enter the agency of the query and administer it. */
export const administers = (parts: Pick<ApiParts, 'spellings'>, person: string) =>
  raw<boolean>`exists (select from agency_member
      where agency_member.person_id = ${person} and agency_member.agency_code = agency.code)
    and ${holds(parts, person, 'agency.az_id', 'OsAgencyAccess')}
    and ${holds(parts, person, 'agency.az_id', 'AdminAppAccess')}`

export async function requestOf(sql: Kysely<Database>, id: string): Promise<AccessRequestLine | undefined> {
  const line = await lines(sql).where('access_request.id', '=', id).executeTakeFirst()
  return line && requestIn(line)
}
