import { sql as raw } from 'kysely'
import type { Duplicates } from '../../../miniapps/domain/audience/edition.ts'
import { duplicates } from '../../../miniapps/domain/audience/library/duplicates.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { mayOpenLibrary } from './may-open-library.ts'
import { editionsIn } from '../../editions/edition-lines.ts'
import { EDITIONS, viewingBrand, visibleTo } from '../../editions/viewing-brand.ts'

/** Audiences that say the same by other words: of those that the brand may see, so that none tells of a hidden twin. */
export const listDuplicates: Handler<BrandWorld, 'brandId'> = async (world) => {
  await mayOpenLibrary(world)
  const { sql, brandId, person } = world
  const brand = await viewingBrand(world, brandId, person.id)
  const editions = await editionsIn(
    sql,
    brand,
    raw`select document_id, version from (
      select edition.document_id, edition.version, count(*) over (partition by edition.dataset, edition.key) as alike
      from ${EDITIONS} where edition.is_newest and edition.status <> 'retired' and ${visibleTo(brand)}) as each
      where alike > 1`,
  )
  return {
    data: duplicates(editions).map((alike): Duplicates => ({
      key: alike[0]!.key,
      dataset: alike[0]!.dataset,
      editions: alike,
    })),
  }
}
