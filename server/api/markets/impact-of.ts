import { type Kysely, sql as raw } from 'kysely'
import type { ChangeImpact, MarketDifference } from '../../../miniapps/domain/markets/market-answers.ts'
import { SWITCHES } from '../../../miniapps/domain/markets/switches.ts'
import { rowOf } from '../../../shell/config/app-rows.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import type { AgencyStanding } from '../kit/agency-standing.ts'
import { workersIn } from '../kit/workers-in.ts'

const APPS_OF = new Map(SWITCHES.map(({ key, apps }) => [key, apps]))

/** Who works for brands in the markets that change; and in which apps it is felt, each with those of them who may open it. */
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

/** How many work for brands of some countries, and after that of each app those who may open it. */
async function peopleIn(
  sql: Kysely<Database>,
  parts: ApiParts,
  { azId, organisationsId }: AgencyStanding,
  codes: readonly string[],
  apps: readonly string[],
): Promise<readonly number[]> {
  const mayOpen = (app: string) =>
    permissionsOf(app).map(
      (permission) => raw`and person_id in (select person_id from effective_permission
        where account_id = ${azId} and permissions && ${parts.spellings(permission)}::text[])`,
    )
  const counts = apps.map(
    (app) => raw`, count(*) filter (where true ${raw.join(mayOpen(app), raw` `)})::integer`,
  )
  const { rows } = await raw<{ people: readonly number[] }>`
    select array[count(*)::integer ${raw.join(counts, raw` `)}] as people
    from (${workersIn(parts, organisationsId, codes)}) as worker`.execute(sql)
  return rows[0]!.people
}

/** What the row of an app, or its first line in menus, asks on the agency's account. */
function permissionsOf(app: string): string[] {
  const row = rowOf(app)
  return [row?.needs?.permission, row?.menu?.[0]?.permission].filter((each) => each !== undefined)
}
