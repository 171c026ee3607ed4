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
}

/** Media plans of brands' campaigns, by the campaign that each of them pins; a plan without days has no flight. */
export async function plansOfCampaigns(
  sql: Kysely<Database>,
  brands: readonly string[],
): Promise<ReadonlyMap<string, readonly CampaignPlan[]>> {
  const { rows } = await raw<Row>`
    select columns ->> 'campaign' as campaign, status, (columns -> 'total')::float8 as total,
        columns ->> 'start' as start, columns ->> 'end' as "end"
      from document
      where type = ${PLAN.type} and place = any(${[...new Set(brands)]}::text[])
        and not status = any(${PLAN.statuses.hidden!}::text[]) and columns ->> 'campaign' is not null`.execute(
    sql,
  )
  const byCampaign = new Map<string, CampaignPlan[]>()
  for (const { campaign, status, total, start, end } of rows) {
    const plans = byCampaign.get(campaign) ?? []
    plans.push({ status, total, flights: start && end ? [{ start, end }] : [] })
    byCampaign.set(campaign, plans)
  }
  return byCampaign
}
