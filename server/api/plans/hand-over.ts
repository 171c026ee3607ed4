import type { Kysely } from 'kysely'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { approvedCurve } from '../../../miniapps/domain/curves/approved-curve.ts'
import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import type { ApprovedCurve } from '../../../miniapps/domain/curves/wire.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { planFromCampaign } from '../../../miniapps/domain/plans/plan-from-campaign.ts'
import { planFromScenario } from '../../../miniapps/domain/plans/plan-from-scenario.ts'
import { CAMPAIGN_PIN, SCENARIO_PIN } from '../../../miniapps/domain/plans/plan-head.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import type { Database } from '../../db/schema.ts'
import { type MadeFrom, makeFrom } from '../../documents/make-from.ts'
import { settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { PLANS } from './plan-kind.ts'
import { refusal } from './refusals.ts'

/** A kind of document that a plan is made from, with its fields in the plan. */
interface Source extends Pick<MadeFrom, 'of' | 'statuses' | 'pin'> {
  fields(body: Body, curves: readonly ApprovedCurve[]): Body
}

const REFUSALS = {
  missing: () => refusal('plan-source-not-found'),
  early: () => refusal('plan-source-not-ready'),
}

const SOURCES: Readonly<Record<'scenarios' | 'campaigns', Source>> = {
  scenarios: { of: SCENARIO, statuses: ['sent'], pin: SCENARIO_PIN, fields: planFromScenario },
  campaigns: {
    of: CAMPAIGN,
    statuses: ['in-planning', 'submitted', 'approved', 'paused'],
    pin: CAMPAIGN_PIN,
    fields: planFromCampaign,
  },
}

/** Makes a plan draft of a finished scenario or of a campaign, or answers the one that was made of it and is not deleted. */
export const handOver =
  (from: keyof typeof SOURCES): Handler<BrandWorld, 'brandId' | 'source'> =>
  async (world, context, params) => {
    const { fields, ...source } = SOURCES[from]
    const asked = { ...source, ...REFUSALS, id: params.source }
    const made = await makeFrom(world, PLANS, asked, async ({ id, body }) => ({
      id: await openIdOf(world.sql, world.brandId, id),
      fields: { weeks: 'iso', ...fields(body, await curvesFor(world)) },
    }))
    return context.json({ data: made }, made.created ? 201 : 200)
  }

/** All versions that a scenario may have pinned, those too that ended since. */
async function curvesFor({ sql, brandId, agency }: BrandWorld): Promise<ApprovedCurve[]> {
  const settled = await settledIn(sql, CURVE, [brandId, agency], { withEnded: true })
  return settled.map((each) => approvedCurve({ ...each, own: each.place === brandId }, each.body))
}

/** A deleted plan never opens again: what it was made of then becomes a further one. */
async function openIdOf(sql: Kysely<Database>, brand: string, source: string): Promise<string> {
  const ids = await sql
    .selectFrom('document')
    .select('id')
    .where('type', '=', PLAN.type)
    .where('place', '=', brand)
    .where('status', 'in', PLAN.statuses.hidden!)
    .where('id', 'like', `%plan-of-${source.replaceAll(/[%_\\]/g, '\\$&')}`)
    .execute()
  return ids.length === 0 ? `plan-of-${source}` : `${ids.length + 1}-plan-of-${source}`
}
