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
import type { DocumentDefinition } from '../../../miniapps/domain/document/definition.ts'
import { pinPath } from '../../../miniapps/domain/document/pin.ts'
import { BRIEF } from '../../../miniapps/domain/provoke-brief/brief.ts'
import { SCENARIO } from '../../../miniapps/domain/scenarios/scenario.ts'
import type { Database } from '../../db/schema.ts'
import { createDocument } from '../../documents/create-document.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import { bodyOf } from '../../documents/stored-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Refusal } from '../kit/refusal.ts'
import type { Handler } from '../kit/routes.ts'
import { CAMPAIGNS } from './campaign-kind.ts'
import { refusal } from './refusals.ts'

/** A kind of document that a campaign is made from, and the status that it needs for that. */
interface Source {
  of: DocumentDefinition<null>
  status: string
  pin: string
  fields(body: Body): Body
  missing(): Refusal
  early(): Refusal
}

const SOURCES: Readonly<Record<string, Source>> = {
  briefs: {
    of: BRIEF,
    status: 'approved',
    pin: BRIEF_PIN,
    fields: campaignFromBrief,
    missing: () => refusal('brief-not-found'),
    early: () => refusal('brief-not-approved'),
  },
  scenarios: {
    of: SCENARIO,
    status: 'sent',
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
    const { of, status, pin, fields, missing, early } = SOURCES[from]!
    const { sql, person, brandId } = world
    const access = placeAccess(world)
    await access.check(of, brandId, person.id)
    await access.check(writable(CAMPAIGN), brandId, person.id)
    const source = await sql
      .selectFrom('document')
      .select(['id', 'status', 'version', 'fields'])
      .where('id', '=', params.source)
      .where('type', '=', of.type)
      .where('place', '=', brandId)
      .executeTakeFirst()
    if (!source || of.statuses.hidden?.includes(source.status)) throw missing()
    if (source.status !== status) throw early()
    const { id, version } = source
    const made = {
      id: await openIdOf(sql, brandId, id),
      place: brandId,
      fields: { ...fields(bodyOf(source.fields)), [pinPath(pin)]: { type: of.type, id, version } },
    }
    const { line, created } = await createDocument(sql, CAMPAIGNS, made, person.id)
    return context.json({ data: { id: line.id, created } }, created ? 201 : 200)
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
