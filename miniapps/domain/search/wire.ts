import type { FoundDocument } from '../document/wire.ts'

/**
 * GET /api/search?q=&agency=&brand=&language= -> { data: Found }. `q` as search-query.ts reads it. Of each kind the best, at
 * most MAX_FOUND; what the person may not see is not there.
 */
export interface Found {
  brands: readonly FoundBrand[]
  people: readonly FoundPerson[]
  documents: readonly FoundDocument[]
  /** Filters as typed that are not understood. */
  unknown?: readonly string[]
}

export interface FoundBrand {
  id: string
  name: string
  clientName: string | null
  country: string | null
  status: string
}

export interface FoundPerson {
  id: string
  name: string
  title: string | null
  country: string | null
}

/** Of each kind. */
export const MAX_FOUND = 50
