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
  const marketsOf = (which: (change: MarketDifference) => boolean) => [
    ...new Set(changes.filter(which).map(({ code }) => code)),
  ]
  const apps: ChangeImpact['apps'][number][] = []
  const count = (markets: readonly string[], felt: readonly string[] = []) =>
    peopleIn(sql, parts, agency, markets, felt)
  const keys = [...new Set(changes.map(({ key }) => key))]
  let people = 0
  for (const key of keys) {
    const felt = APPS_OF.get(key) ?? []
    if (felt.length === 0 && keys.length > 1) continue
    const markets = marketsOf((change) => change.key === key)
    const [all = 0, ...counted] = await count(markets, felt)
    felt.forEach((app, index) => apps.push({ app, markets, people: counted[index]! }))
    people = all
  }
  if (keys.length > 1) [people = 0] = await count(marketsOf(() => true))
  return { changes, apps, people }
}

/**
 * How many work for brands of some countries, and after that of each app those who may open it. What is given on a brand, or
 * above it with everything beneath, is read by where it is given: a large house has more pairs of people and brands than can
 * be counted.
 */
async function peopleIn(
  sql: Kysely<Database>,
  { spellings }: ApiParts,
  { azId, organisationsId }: AgencyStanding,
  codes: readonly string[],
  apps: readonly string[],
): Promise<readonly number[]> {
  const access = spellings('OS_WORKSPACE_ACCESS')
  const mayOpen = (app: string) =>
    permissionsOf(app).map(
      (permission) => raw`and person_id in (select person_id from effective_permission
        where account_id = ${azId} and permissions && ${spellings(permission)}::text[])`,
    )
  const counts = apps.map(
    (app) => raw`, count(*) filter (where true ${raw.join(mayOpen(app), raw` `)})::integer`,
  )
  const { rows } = await raw<{ people: readonly number[] }>`
    with place as materialized (
      select distinct above.above_id as id, above.above_id = above.account_id as own
      from workspace join account_above as above on above.account_id = workspace.az_id
      where workspace.organisations_id = ${organisationsId} and workspace.type = 'BRAND'
        and workspace.country_code = any(${[...codes]}::text[]))
    select array[count(*)::integer ${raw.join(counts, raw` `)}] as people from (
      select record.person_id from permission_record as record
        join place on place.id = record.account_id and place.own
        where record.permissions && ${access}::text[]
      union
      select held.person_id from effective_role as held
        join user_role on user_role.id = held.role_id and user_role.granted && ${access}::text[]
        join place on place.id = held.account_id and (held.below or place.own)) as worker`.execute(sql)
  return rows[0]!.people
}

/** What the row of an app, or its first line in menus, asks on the agency's account. */
function permissionsOf(app: string): string[] {
  const row = rowOf(app)
  return [row?.needs?.permission, row?.menu?.[0]?.permission].filter((each) => each !== undefined)
}
