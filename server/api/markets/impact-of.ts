import { type Kysely, sql as raw } from 'kysely'
import type { ChangeImpact, MarketDifference } from '../../../miniapps/domain/markets/market-answers.ts'
import { SWITCHES } from '../../../miniapps/domain/markets/switches.ts'
import { rowOf } from '../../../shell/config/app-rows.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import type { AgencyStanding } from '../kit/agency-standing.ts'

const APPS_OF = new Map(SWITCHES.map(({ key, apps }) => [key, apps]))

/** Who works for brands in the markets that change, and in which of their apps it is felt. */
export async function impactOf(
  sql: Kysely<Database>,
  parts: ApiParts,
  agency: AgencyStanding,
  changes: readonly MarketDifference[],
): Promise<ChangeImpact> {
  const marketsByApp = new Map<string, Set<string>>()
  for (const { key, code } of changes)
    for (const app of APPS_OF.get(key) ?? [])
      marketsByApp.set(app, (marketsByApp.get(app) ?? new Set()).add(code))
  const count = (codes: Iterable<string>, app?: string) => peopleIn(sql, parts, agency, [...codes], app)
  const apps: ChangeImpact['apps'][number][] = []
  for (const [app, markets] of marketsByApp)
    apps.push({ app, markets: [...markets], people: await count(markets, app) })
  return { changes, apps, people: await count(new Set(changes.map(({ code }) => code))) }
}

/** What is given on a brand, or above it with everything beneath: read by where it is given, for a large house has more pairs of people and brands than can be counted. */
async function peopleIn(
  sql: Kysely<Database>,
  { spellings }: ApiParts,
  { azId, organisationsId }: AgencyStanding,
  codes: readonly string[],
  app?: string,
): Promise<number> {
  if (codes.length === 0) return 0
  const access = spellings('OS_WORKSPACE_ACCESS')
  const asked = app === undefined ? [] : permissionsOf(app)
  const mayOpen = asked.map(
    (permission) => raw`and person_id in (select person_id from effective_permission
      where account_id = ${azId} and permissions && ${spellings(permission)}::text[])`,
  )
  const { rows } = await raw<{ people: number }>`
    with place as materialized (
      select distinct above.above_id as id, above.above_id = above.account_id as own
      from workspace join account_above as above on above.account_id = workspace.az_id
      where workspace.organisations_id = ${organisationsId} and workspace.type = 'BRAND'
        and workspace.country_code = any(${[...codes]}::text[]))
    select count(distinct person_id)::integer as people from (
      select record.person_id from permission_record as record
        join place on place.id = record.account_id and place.own
        where record.permissions && ${access}::text[]
      union all
      select held.person_id from effective_role as held
        join user_role on user_role.id = held.role_id and user_role.granted && ${access}::text[]
        join place on place.id = held.account_id and (held.below or place.own)) as worker
    where true ${raw.join(mayOpen, raw` `)}`.execute(sql)
  return rows[0]!.people
}

/** What the row of an app, or its first line in menus, asks on the agency's account. */
function permissionsOf(app: string): string[] {
  const row = rowOf(app)
  return [row?.needs?.permission, row?.menu?.[0]?.permission].filter((each) => each !== undefined)
}
