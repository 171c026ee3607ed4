import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import type { ApiParts } from '../api/kit/api-environment.ts'
import { holds } from '../api/kit/app-conditions.ts'
import type { Database } from '../db/schema.ts'
import type { LicensedPlace } from './licensed-to.ts'

/** Opens respondents in the browser where the licence does, and sensitive questions. */
export const STORE_ACCESS = 'MXMZ_DATA_SOURCES_ACCESS'

/** A brand in which somebody looks at audiences, with what decides which of them are there. */
export interface ViewingBrand extends LicensedPlace {
  id: string
  organisation: string
  isTest: boolean
  personId: string
  /** Whether the person may see what is made of sensitive questions. */
  opensStores: boolean
  /** Of the permission to work in a brand. */
  toWork: readonly string[]
}

/** @throws Error for a brand that is not there: the call's access was asked before */
export async function viewingBrand(
  { sql, spellings }: Pick<ApiParts, 'spellings'> & { sql: Kysely<Database> },
  brandId: string,
  personId: string,
): Promise<ViewingBrand> {
  const { status, ...brand } = await sql
    .selectFrom('workspace')
    .innerJoin('agency', 'agency.organisations_id', 'workspace.organisations_id')
    .select([
      'workspace.id',
      'workspace.organisations_id as organisation',
      'agency.code as agency',
      'client_id as client',
      'workspace.country_code as country',
      'status',
      holds({ spellings }, personId, 'agency.az_id', STORE_ACCESS).as('opensStores'),
    ])
    .where('workspace.id', '=', brandId)
    .executeTakeFirstOrThrow()
  return { ...brand, isTest: status === 'TEST', personId, toWork: spellings('OS_WORKSPACE_ACCESS') }
}

/** For queries of `edition` and the brand `home` that made it. */
export const EDITIONS = raw`audience_edition as edition join workspace as home on home.id = edition.place`

/**
 * Editions that a brand may see: its own, and what others of its agency share with it. What the licence keeps from the brand, first-party
 * data of other clients and data of other markets, and what is made of sensitive questions is closed before any scope is looked at, so
 * that it shows in no list, count or error. `of`: name of the edition in the query, another one of the same audience for instance.
 */
export const visibleTo = (
  { id, organisation, client, country, opensStores }: ViewingBrand,
  of = 'edition',
): RawBuilder<boolean> => {
  const edition = raw.table(of)
  return raw<boolean>`(${edition}.status <> 'deleted' and (${edition}.client is null or ${edition}.client = ${client})
    and (${edition}.licensed_markets is null or ${country}::text = any(${edition}.licensed_markets))
    and (${opensStores} or not ${edition}.is_sensitive)
    and (${edition}.place = ${id} or home.organisations_id = ${organisation} and (${edition}.scope = 'agency'
      or ${edition}.scope = 'client' and home.client_id = ${client}
      or ${edition}.scope = 'market' and ${edition}.markets @> array[${country}]::text[])))`
}
