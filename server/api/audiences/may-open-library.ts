import { brandAccess } from '../kit/brand-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'

/** @throws Refusal where the library's row keeps its routes from the brand: apps that only choose audiences need none of them */
export const mayOpenLibrary = (world: BrandWorld): Promise<void> =>
  brandAccess({ ...world, apps: ['audience-library'] })(world.brandId, world.person.id)
