import type { Kysely } from 'kysely'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { approvedCurve } from '../../../miniapps/domain/curves/approved-curve.ts'
import { CURVE } from '../../../miniapps/domain/curves/curve.ts'
import type { ApprovedCurve } from '../../../miniapps/domain/curves/wire.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import type { DocumentDefinition } from '../../../miniapps/domain/document/definition.ts'
import { pinPath } from '../../../miniapps/domain/document/pin.ts'
import { planFromCampaign } from '../../../miniapps/domain/plans/plan-from-campaign.ts'
import { planFromScenario } from '../../../miniapps/domain/plans/plan-from-scenario.ts'
import { CAMPAIGN_PIN, SCENARIO_PIN } from '../../../miniapps/domain/plans/plan-head.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import type { Database } from '../../db/schema.ts'
import { createDocument } from '../../documents/create-document.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import { settledIn } from '../../documents/settled-versions.ts'
import { bodyOf } from '../../documents/stored-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { PLANS } from './plan-kind.ts'
import { refusal } from './refusals.ts'

/** A kind of document that a plan is made from, in which statuses, and its fields in the plan. */
interface Source {
  of: DocumentDefinition<null>
  statuses: readonly string[]
  pin: string
  fields(body: Body, curves: readonly ApprovedCurve[]): Body
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
    const { of, statuses, pin, fields } = SOURCES[from]
    const { sql, person, brandId } = world
    const access = placeAccess(world)
    await access.check(of, brandId, person.id)
    await access.check(writable(PLAN), brandId, person.id)
    const source = await sql
      .selectFrom('document')
      .select(['id', 'status', 'version', 'fields'])
      .where('id', '=', params.source)
      .where('type', '=', of.type)
      .where('place', '=', brandId)
      .executeTakeFirst()
    if (!source || of.statuses.hidden?.includes(source.status)) throw refusal('plan-source-not-found')
    if (!statuses.includes(source.status)) throw refusal('plan-source-not-ready')
    const { id, version } = source
    const filled = fields(bodyOf(source.fields), await curvesFor(world))
    const made = {
      id: await openIdOf(sql, brandId, id),
      place: brandId,
      fields: { weeks: 'iso', ...filled, [pinPath(pin)]: { type: of.type, id, version } },
    }
    const { line, created } = await createDocument(sql, PLANS, made, person.id)
    return context.json({ data: { id: line.id, created } }, created ? 201 : 200)
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
