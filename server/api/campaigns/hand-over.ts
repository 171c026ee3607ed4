import { type Kysely, sql as raw } from 'kysely'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import {
  BRIEF_PIN,
  campaignFromBrief,
  campaignIdOf,
} from '../../../miniapps/domain/campaigns/campaign-from-brief.ts'
import {
  campaignFromScenario,
  SCENARIO_PIN,
} from '../../../miniapps/domain/campaigns/campaign-from-scenario.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { BRIEF } from '../../../miniapps/domain/provoke-brief/brief.ts'
import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import type { Database } from '../../db/schema.ts'
import { type MadeFrom, makeFrom } from '../../documents/make-from.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { CAMPAIGNS } from './campaign-kind.ts'
import { refusal } from './refusals.ts'

/** A kind of document that a campaign is made from, with its fields in the campaign. */
interface Source extends Omit<MadeFrom, 'id'> {
  fields(body: Body): Body
}

const SOURCES: Readonly<Record<string, Source>> = {
  briefs: {
    of: BRIEF,
    statuses: ['approved'],
    pin: BRIEF_PIN,
    fields: campaignFromBrief,
    missing: () => refusal('brief-not-found'),
    early: () => refusal('brief-not-approved'),
  },
  scenarios: {
    of: SCENARIO,
    statuses: ['sent'],
    pin: SCENARIO_PIN,
    fields: campaignFromScenario,
    missing: () => refusal('scenario-not-found'),
    early: () => refusal('scenario-not-sent'),
  },
}

/**
 * Makes a campaign of an approved brief or a sent scenario, or answers the one that was made of it and is not
 * archived.
 */
export const handOver =
  (from: keyof typeof SOURCES): Handler<BrandWorld, 'brandId' | 'source'> =>
  async (world, context, params) => {
    const { fields, ...source } = SOURCES[from]!
    const { sql, brandId } = world
    const made = await makeFrom(world, CAMPAIGNS, { ...source, id: params.source }, async ({ id, body }) => ({
      id: await openIdOf(sql, brandId, id),
      fields: fields(body),
    }))
    return context.json({ data: made }, made.created ? 201 : 200)
  }

/** An archived campaign never opens again: what it was made of then becomes a further one. */
async function openIdOf(sql: Kysely<Database>, brand: string, source: string): Promise<string> {
  const { archived } = await sql
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<string>().as('archived'))
    .where('type', '=', CAMPAIGN.type)
    .where('place', '=', brand)
    .where('status', '=', 'archived')
    .where(raw<boolean>`regexp_replace(id, '^[0-9]+-', '') = ${campaignIdOf(source)}`)
    .executeTakeFirstOrThrow()
  return campaignIdOf(source, Number(archived) + 1)
}
