import { sql as raw } from 'kysely'
import type { Edition } from '../../../miniapps/domain/audience/edition.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { editionsIn } from '../../editions/edition-lines.ts'
import { refusal } from '../../editions/refusals.ts'
import { EDITIONS, viewingBrand, visibleTo } from '../../editions/viewing-brand.ts'

/** @throws Refusal where the brand may see no edition of the audience */
export async function newestFor(world: BrandWorld, audience: string): Promise<Edition> {
  const { sql, brandId, person } = world
  const brand = await viewingBrand(world, brandId, person.id)
  const [newest] = await editionsIn(
    sql,
    brand,
    raw`select edition.document_id, edition.version from ${EDITIONS}
      where edition.document_id = ${audience} and edition.is_newest and ${visibleTo(brand)}`,
  )
  if (!newest) throw refusal('audience-not-found')
  return newest
}
