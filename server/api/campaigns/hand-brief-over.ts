import { type Kysely, sql as raw } from 'kysely'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import {
  campaignFromBrief,
  campaignIdOf,
  pinnedBrief,
} from '../../../miniapps/domain/campaigns/campaign-from-brief.ts'
import { BRIEF } from '../../../miniapps/domain/provoke-brief/brief.ts'
import type { Database } from '../../db/schema.ts'
import { createDocument } from '../../documents/create-document.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import { bodyOf } from '../../documents/stored-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { CAMPAIGNS } from './campaign-kind.ts'
import { refusal } from './refusals.ts'

/** Makes a campaign of an approved brief, or answers the one that was made of it and is not archived. */
export const handBriefOver: Handler<BrandWorld, 'brandId' | 'brief'> = async (world, context, params) => {
  const { sql, person, brandId } = world
  const access = placeAccess(world)
  await access.check(BRIEF, brandId, person.id)
  await access.check(writable(CAMPAIGN), brandId, person.id)
  const brief = await sql
    .selectFrom('document')
    .select(['id', 'status', 'version', 'fields'])
    .where('id', '=', params.brief)
    .where('type', '=', BRIEF.type)
    .where('place', '=', brandId)
    .executeTakeFirst()
  if (!brief) throw refusal('brief-not-found')
  if (brief.status !== 'approved') throw refusal('brief-not-approved')
  const fields = {
    ...campaignFromBrief(bodyOf(brief.fields)),
    ...pinnedBrief(brief.id, brief.version),
  }
  const made = { id: await openIdOf(sql, brandId, brief.id), place: brandId, fields }
  const { line, created } = await createDocument(sql, CAMPAIGNS, made, person.id)
  return context.json({ data: { id: line.id, created } }, created ? 201 : 200)
}

/** An archived campaign never opens again: its brief then becomes a further one. */
async function openIdOf(sql: Kysely<Database>, brand: string, brief: string): Promise<string> {
  const { archived } = await sql
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<string>().as('archived'))
    .where('type', '=', CAMPAIGN.type)
    .where('place', '=', brand)
    .where('status', '=', 'archived')
    .where(raw<boolean>`regexp_replace(id, '^[0-9]+-', '') = ${campaignIdOf(brief)}`)
    .executeTakeFirstOrThrow()
  return campaignIdOf(brief, Number(archived) + 1)
}
