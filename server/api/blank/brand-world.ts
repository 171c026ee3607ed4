import type { CallWorld } from '../kit/routes.ts'

/** A call about a brand that the caller may work in. */
export interface BrandWorld extends CallWorld {
  brandId: string
}
