import type { Kysely } from 'kysely'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import type { CampaignLine } from '../../../miniapps/domain/campaigns/campaign-line.ts'
import type { Span } from '../../../miniapps/domain/campaigns/flown.ts'
import { type Body, textAt } from '../../../miniapps/domain/document/change.ts'
import type { CampaignStatus } from '../../../miniapps/domain/planning/campaigns/campaign-state.ts'
import type { Database } from '../../db/schema.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { plansOfCampaigns, UNPLANNED } from './plans-of-campaigns.ts'
import type { Handler } from '../kit/routes.ts'

/** All campaigns of a brand, the archived ones too: a list of some thousand is filtered where it is looked at. */
export const listCampaigns: Handler<BrandWorld, 'brandId'> = async (world) => {
  await placeAccess(world).check(CAMPAIGN, world.brandId, world.person.id)
  return { data: await linesOf(world.sql, world.brandId) }
}

async function linesOf(sql: Kysely<Database>, brand: string): Promise<CampaignLine[]> {
  const rows = await sql
    .selectFrom('document')
    .innerJoin('person', 'person.id', 'document.created_by')
    .select(['document.id', 'title', 'document.status', 'version', 'columns', 'firstname', 'lastname'])
    .where('type', '=', CAMPAIGN.type)
    .where('place', '=', brand)
    .orderBy('document.updated_at', 'desc')
    .execute()
  const plans = await plansOfCampaigns(sql, [brand])
  return rows.map(({ id, title, status, version, columns, firstname, lastname }) => {
    const owner = `${firstname} ${lastname}`.trim()
    const planned = plans.get(id) ?? UNPLANNED
    return { id, title, status: status as CampaignStatus, version, owner, ...ofColumns(columns), ...planned }
  })
}

/** Of what its document keeps for lists. */
export const ofColumns = (columns: Body) => ({
  name: textAt(columns, 'name'),
  start: textAt(columns, 'start'),
  end: textAt(columns, 'end'),
  total: typeof columns['total'] === 'number' ? columns['total'] : null,
  currency: textAt(columns, 'currency'),
  markets: (columns['markets'] ?? []) as readonly string[],
  split: Number(columns['split'] ?? 0),
  flown: (columns['flown'] ?? []) as unknown as readonly Span[],
})
