import { type RawBuilder, sql as raw } from 'kysely'

/** Opens respondents in the browser where the licence does, and sensitive questions. */
export const STORE_ACCESS = 'MXMZ_DATA_SOURCES_ACCESS'

/** Somebody who looks at datasets, with what decides which of them are there. */
export interface Viewer {
  personId: string
  /** Code of the agency. */
  agency: string
  /** Where they work now; null outside of any brand. */
  brand: string | null
  /** Advertiser of that brand. */
  client: string | null
  country: string | null
  /** Holds MXMZ_DATA_SOURCES_ACCESS. */
  opensStores: boolean
}

/**
 * Versions that are there for a viewer, for queries of `dataset_version`. Outside of any brand those alone that are licensed to all
 * markets. The days of a licence are those of Greenwich.
 */
export const licensedTo = ({ agency, client, country }: Omit<Viewer, 'personId' | 'opensStores' | 'brand'>) =>
  raw<boolean>`(${agency} = any(agencies)
    and (licence ->> 'client' is null or licence ->> 'client' = ${client})
    and (markets is null or ${country}::text = any(markets))
    and coalesce(licence ->> 'from', '') <= ${today()}
    and coalesce(licence ->> 'to', '9999') >= ${today()})` satisfies RawBuilder<boolean>

const today = (): string => new Date().toISOString().slice(0, 10)
