import { sql as raw } from 'kysely'
import { AUDIENCE } from '../../../miniapps/domain/audience/audience-document.ts'
import type { EditionLineage } from '../../../miniapps/domain/audience/edition.ts'
import { lineage } from '../../../miniapps/domain/audience/library/lineage.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { mayOpenLibrary } from './may-open-library.ts'
import { newestFor } from './newest-for.ts'
import { EDITIONS, type ViewingBrand, viewingBrand, visibleTo } from '../../editions/viewing-brand.ts'

interface Part {
  id: string
  of: string
}

/** Audiences that one is made of, and those made of it; a hidden one between two hides what lies behind it. */
export const lineageOf: Handler<BrandWorld, 'brandId' | 'audience'> = async (
  world,
  _context,
  { audience },
) => {
  await mayOpenLibrary(world)
  await newestFor(world, audience)
  const brand = await viewingBrand(world, world.brandId, world.person.id)
  const { rows: parts } = await partsAround(brand, audience).execute(world.sql)
  const { madeOf, usedIn } = lineage({ id: audience, parts })
  const ids = [...madeOf, ...usedIn].map(({ id }) => id)
  const { rows } = await raw<{ id: string; version: number; title: string }>`select edition.document_id as id,
      edition.version, edition.title from ${EDITIONS}
    where edition.is_newest and edition.document_id = any(${ids}::text[])`.execute(world.sql)
  const known = new Map(rows.map((row) => [row.id, row]))
  const named = (relatives: typeof madeOf) =>
    relatives.map((relative) => ({ ...known.get(relative.id)!, ...relative }))
  const answer: EditionLineage = { madeOf: named(madeOf), usedIn: named(usedIn) }
  return { data: answer }
}

/** Pairs of an audience and one that it names, up and down from one of them, of those that the brand may see. */
const partsAround = (brand: ViewingBrand, audience: string) => raw<Part>`with recursive
  pairs as materialized (select edition.document_id as id, split_part(part, ':', 2) as of
    from ${EDITIONS} join document on document.id = edition.document_id, unnest(document.made_from) as part
    where edition.is_newest and part like ${`${AUDIENCE.type}:%`} and ${visibleTo(brand)}),
  shown as (select pairs.* from pairs where pairs.of in (select edition.document_id from ${EDITIONS}
    where edition.is_newest and ${visibleTo(brand)})),
  down as (select id, of from shown where id = ${audience}
    union select shown.id, shown.of from shown join down on shown.id = down.of),
  up as (select id, of from shown where of = ${audience}
    union select shown.id, shown.of from shown join up on shown.of = up.id)
  select * from down union select * from up`
