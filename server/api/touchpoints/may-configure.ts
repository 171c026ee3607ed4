import { TOUCHPOINT_LIBRARY } from '../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import { placeAccess, writable } from '../../documents/place-access.ts'
import type { BrandWorld } from '../kit/brand-world.ts'

/**
 * Refuses whoever may not configure the agency's touchpoints: many apps read them, and one client's planner would change them
 * for all clients.
 */
export const mayConfigure = (world: BrandWorld, permission?: string): Promise<void> =>
  placeAccess(world).check(writable(TOUCHPOINT_LIBRARY), world.agency, world.person.id, permission)
