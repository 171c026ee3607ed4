import { type Kysely, sql as raw } from 'kysely'
import type { CampaignPlan } from '../../../miniapps/domain/planning/campaigns/campaign-health.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import type { Database } from '../../db/schema.ts'

interface Row {
  campaign: string
  status: string
  total: number
  start: string
  end: string
  actual: number | null
}

export interface PlannedCampaign {
  plans: readonly CampaignPlan[]
  /** Minor units that vendors say was spent; null as long as nothing is reported. */
  actual: number | null
}

export const UNPLANNED: PlannedCampaign = { plans: [], actual: null }

/**
 * Media plans of brands' campaigns, by the campaign that each of them pins, and what was spent by them. A plan counts as approved
 * while its next version is written; one without days has no flight.
 */
export async function plansOfCampaigns(
  sql: Kysely<Database>,
  brands: readonly string[],
): Promise<ReadonlyMap<string, PlannedCampaign>> {
  const { rows } = await raw<Row>`
    select columns ->> 'campaign' as campaign, (columns -> 'total')::float8 as total,
        case when (columns -> 'approvals')::int > 0 then 'approved' else status end as status,
        columns ->> 'start' as start, columns ->> 'end' as "end",
        (select sum(spend) from delivery where plan_id = document.id) as actual
      from document
      where type = ${PLAN.type} and place = any(${[...new Set(brands)]}::text[])
        and not status = any(${PLAN.statuses.hidden!}::text[]) and columns ->> 'campaign' is not null`.execute(
    sql,
  )
  const byCampaign = new Map<string, { plans: CampaignPlan[]; actual: number | null }>()
  for (const { campaign, status, total, start, end, actual } of rows) {
    const planned = byCampaign.get(campaign) ?? { plans: [], actual: null }
    planned.plans.push({ status, total, flights: start && end ? [{ start, end }] : [] })
    if (actual !== null) planned.actual = (planned.actual ?? 0) + actual
    byCampaign.set(campaign, planned)
  }
  return byCampaign
}
