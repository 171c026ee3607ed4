import { sql as raw } from 'kysely'
import { AUDIENCE } from '../../../miniapps/domain/audience/audience-document.ts'
import type { EditionUse } from '../../../miniapps/domain/audience/edition.ts'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { MAX_LIST_LENGTH } from '../../../miniapps/domain/document/limits.ts'
import { PLAN } from '../../../miniapps/domain/plans/plan.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { mayOpenLibrary } from './may-open-library.ts'
import { usesOf } from '../../editions/edition-lines.ts'
import { newestFor } from './newest-for.ts'
import { pathsOfUses } from './paths-of-uses.ts'
import { viewingBrand } from '../../editions/viewing-brand.ts'

const LIVE = [PLAN, CAMPAIGN].map(({ type, liveIn = [] }) => ({ type, liveIn }))

type Row = Omit<EditionUse, 'isLive' | 'path' | 'updatedAt'> & { updatedAt: Date }

/** Documents that name any edition of an audience, those first that changed last. */
export const listUses: Handler<BrandWorld, 'brandId' | 'audience'> = async (
  world,
  _context,
  { audience },
) => {
  await mayOpenLibrary(world)
  await newestFor(world, audience)
  const brand = await viewingBrand(world, world.brandId, world.person.id)
  const { rows } = await raw<Row>`select user_document.type, user_document.id, user_document.title,
      user_document.status, user_brand.id as brand, user_brand.name as "brandName",
      user_document.updated_at as "updatedAt", coalesce((select max((pin.value -> 'value' ->> 'version')::integer)
        from jsonb_each(user_document.fields) as pin
        where pin.key like 'pins/%' and pin.value -> 'value' ->> 'type' = ${AUDIENCE.type}
          and pin.value -> 'value' ->> 'id' = edition.document_id), 0) as version
    from (select ${audience}::text as document_id) as edition, ${usesOf(brand)}
    order by user_document.updated_at desc limit ${MAX_LIST_LENGTH}`.execute(world.sql)
  const paths = await pathsOfUses(world, rows)
  return {
    data: rows.map(({ updatedAt, ...use }, at): EditionUse => ({
      ...use,
      path: paths[at]!,
      isLive: LIVE.some(({ type, liveIn }) => type === use.type && liveIn.includes(use.status)),
      updatedAt: updatedAt.toISOString(),
    })),
  }
}
