import type { BrandWorld } from '../kit/brand-world.ts'

/** Ids of surveys that a brand may see. */
export const visibleDatasets = async (_world: BrandWorld): Promise<readonly string[]> => ['survey-2026']
