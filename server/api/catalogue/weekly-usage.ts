import { type Kysely, sql as raw } from 'kysely'
import { FEWEST_PEOPLE, SHOWN_WEEKS } from '../../../miniapps/domain/catalogue/limits.ts'
import type { AppUsage } from '../../../shell/contract/catalogue.ts'
import type { Database } from '../../db/schema.ts'

/**
 * How often each app was opened in the agency in each of the last weeks, and by how many people. Of a week in which they
 * were so few that one could tell who, nothing is said.
 */
export async function weeklyUsage(sql: Kysely<Database>, agency: string): Promise<AppUsage> {
  const { rows } = await raw<
    AppUsage['apps'][number]
  >`select app, to_char(date_trunc('week', at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      count(*)::integer as opened, count(distinct person_id)::integer as people
    from app_visit where agency_code = ${agency}
      and at >= (date_trunc('week', now() at time zone 'UTC') - make_interval(weeks => ${SHOWN_WEEKS - 1}::integer)) at time zone 'UTC'
    group by 1, 2 having count(distinct person_id) >= ${FEWEST_PEOPLE} order by 1, 2`.execute(sql)
  return { weeks: lastWeeks(new Date()), apps: rows }
}

const DAY_MS = 86_400_000

/** Their Mondays, as `2026-11-23`, the last one that of this week. */
function lastWeeks(now: Date): string[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return Array.from({ length: SHOWN_WEEKS }, (_, index) => {
    const weeksAgo = SHOWN_WEEKS - 1 - index
    return new Date(now.getTime() - (sinceMonday + weeksAgo * 7) * DAY_MS).toISOString().slice(0, 10)
  })
}
