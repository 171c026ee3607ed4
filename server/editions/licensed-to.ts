import { type RawBuilder, sql as raw } from 'kysely'

/** A place where somebody looks at data, by what licences ask of it. */
export interface LicensedPlace {
  /** Code of the agency. */
  agency: string
  /** Advertiser of the brand; null outside of any. */
  client: string | null
  country: string | null
}

/**
 * Versions that are there for a place, for queries of `dataset_version`. Outside of any brand those alone that are licensed to all
 * markets. The days of a licence are those of Greenwich.
 */
export const licensedTo = ({ agency, client, country }: LicensedPlace): RawBuilder<boolean> =>
  raw<boolean>`(${agency} = any(agencies)
    and (licence ->> 'client' is null or licence ->> 'client' = ${client})
    and (markets is null or ${country}::text = any(markets))
    and coalesce(licence ->> 'from', '') <= ${today()}
    and coalesce(licence ->> 'to', '9999') >= ${today()})`

const today = (): string => new Date().toISOString().slice(0, 10)
