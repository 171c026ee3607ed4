import type { LicensedPlace } from '../../editions/licensed-to.ts'
import type { ViewingBrand } from '../../editions/viewing-brand.ts'

/** Somebody who looks at datasets, with what decides which of them are there. */
export interface Viewer extends LicensedPlace {
  personId: string
  /** Place where they work now; null outside of any brand. */
  brand: ViewingBrand | null
  /** Holds MXMZ_DATA_SOURCES_ACCESS. */
  opensStores: boolean
}
