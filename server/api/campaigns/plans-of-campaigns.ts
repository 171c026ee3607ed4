import { type Kysely, sql as raw } from 'kysely'
import type { CampaignPlan } from '../../../miniapps/domain/planning/campaigns/campaign-health.ts'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
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
 * while its next version is written; one without days has no flight. Plans of another currency than the campaign's are left out:
 * their amounts do not add up with its budget. Sources that tell of one line and day tell of the same money.
 */
export async function plansOfCampaigns(
  sql: Kysely<Database>,
  brands: readonly string[],
): Promise<ReadonlyMap<string, PlannedCampaign>> {
  const { rows } = await raw<Row>`
    select campaign.id as campaign, (plan.columns -> 'total')::float8 as total,
        case when (plan.columns -> 'approvals')::int > 0 then 'approved' else plan.status end as status,
        plan.columns ->> 'start' as start, plan.columns ->> 'end' as "end",
        (select sum(spend) from (
          select max(spend) as spend from delivery where plan_id = plan.id group by line, date) as once) as actual
      from document as plan join document as campaign on campaign.type = ${CAMPAIGN.type}
        and campaign.id = plan.columns ->> 'campaign'
        and (campaign.columns ->> 'currency' <> plan.columns ->> 'currency') is not true
      where plan.type = ${PLAN.type} and plan.place = any(${[...new Set(brands)]}::text[])
        and not plan.status = any(${PLAN.statuses.hidden!}::text[])`.execute(sql)
  const byCampaign = new Map<string, { plans: CampaignPlan[]; actual: number | null }>()
  for (const { campaign, status, total, start, end, actual } of rows) {
    const planned = byCampaign.get(campaign) ?? { plans: [], actual: null }
    planned.plans.push({ status, total, flights: start && end ? [{ start, end }] : [] })
    if (actual !== null) planned.actual = (planned.actual ?? 0) + actual
    byCampaign.set(campaign, planned)
  }
  return byCampaign
}
