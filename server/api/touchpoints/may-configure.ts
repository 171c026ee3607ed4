import { TOUCHPOINT_LIBRARY } from '../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'

/**
 * Refuses people who may not open the app that configures the agency's touchpoints: many apps read them, and
 * each change counts for all clients. A permission may be asked for beside it.
 */
export const mayConfigure = (world: BrandWorld, permission?: string): Promise<void> =>
  placeAccess(world).check(writable(TOUCHPOINT_LIBRARY), world.agency, world.person.id, permission)
