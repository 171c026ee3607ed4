import { editionFor } from '../../editions/edition-for.ts'
import { viewingBrand } from '../../editions/viewing-brand.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'

export const readEdition: Handler<BrandWorld, 'brandId' | 'audience' | 'version'> = async (
  world,
  _context,
  { audience, version },
) => ({
  data: await editionFor(
    world.sql,
    await viewingBrand(world, world.brandId, world.person.id),
    audience,
    Number(version),
  ),
})
