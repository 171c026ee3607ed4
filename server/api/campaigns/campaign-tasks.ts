import { sql as raw } from 'kysely'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { standingOf } from '../../../miniapps/domain/campaigns/campaign-line.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { MOST_TASKS_PER_SOURCE } from '../../../miniapps/domain/notifications/limits.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { CampaignStatus } from '../../../miniapps/domain/planning/campaigns/campaign-state.ts'
import { addressOf } from '../../documents/notices/about-document.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { CAMPAIGNS } from './campaign-kind.ts'
import { ofColumns } from './list-campaigns.ts'
import { type PlannedCampaign, plansOfCampaigns, UNPLANNED } from './plans-of-campaigns.ts'

interface Row {
  id: string
  place: string
  title: string
  status: CampaignStatus
  version: number
  columns: Body
  brand: string
}

/** Of somebody's running campaigns that are looked at; those that begin first are the most urgent. */
const MOST_LOOKED_AT = 500

/**
 * The person's own campaigns that need attention, where they may still set campaigns up; each with the most
 * basic reason.
 */
export const campaignTasks: TaskSource = async (parts, { id: personId }) => {
  const { places } = placeAccess(parts)
  const today = new Date().toISOString().slice(0, '2026-11-25'.length)
  const { rows } = await raw<Row>`
    with own as materialized (select id, place, title, status, version, columns from document
      where type = ${CAMPAIGN.type} and created_by = ${personId} and status in ('approved', 'paused')
        and columns ->> 'end' >= ${today})
    select own.*, concat_ws(' · ', workspace.name, country_code) as brand from own join workspace on workspace.id = place
    where place in (select id from (${places(writable(CAMPAIGN), personId)}) as open
      where id in (select place from own))
    order by columns ->> 'start', own.id limit ${MOST_LOOKED_AT}`.execute(parts.sql)
  const plans = await plansOfCampaigns(
    parts.sql,
    rows.map(({ place }) => place),
  )
  return rows
    .flatMap((row): Task[] => taskOf(row, plans.get(row.id) ?? UNPLANNED, today))
    .slice(0, MOST_TASKS_PER_SOURCE)
}

/** A plan is to be in order by the first day; what is wrong with the spend has no day. */
function taskOf(row: Row, planned: PlannedCampaign, today: string): Task[] {
  const { id, place, title, status, version, columns, brand } = row
  const line = { id, title, status, version, owner: '', ...ofColumns(columns), ...planned }
  const [code] = standingOf(line, today).attention
  if (!code) return []
  const isOfPlan = code === 'no-plan' || code === 'budget-differs' || code === 'flight-gap'
  const { path } = addressOf(CAMPAIGNS, { id, place, status, columns })
  const due = isOfPlan ? line.start : null
  return [{ app: CAMPAIGN.app, kind: `campaign-${code}`, title, detail: brand, path, due }]
}
