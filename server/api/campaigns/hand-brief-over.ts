import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import {
  campaignFromBrief,
  campaignIdOf,
  pinnedBrief,
} from '../../../miniapps/domain/campaigns/campaign-from-brief.ts'
import { BRIEF } from '../../../miniapps/domain/provoke-brief/brief.ts'
import { createDocument } from '../../documents/create-document.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import { bodyOf } from '../../documents/stored-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { CAMPAIGNS } from './campaign-kind.ts'
import { refusal } from './refusals.ts'

/** Makes a campaign of an approved brief, or answers the one that was made of it. */
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
  const made = { id: campaignIdOf(brief.id), place: brandId, fields }
  const { line, created } = await createDocument(sql, CAMPAIGNS, made, person.id)
  return context.json({ data: { id: line.id, created } }, created ? 201 : 200)
}
