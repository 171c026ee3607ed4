import { sql as raw, type RawBuilder } from 'kysely'
import type { BrandWorld } from '../api/kit/brand-world.ts'

/** A brand in which somebody looks at audiences, with what decides which of them it may see. */
export interface ViewingBrand {
  id: string
  organisation: string
  client: string | null
  country: string | null
  isTest: boolean
}

/** @throws Error for a brand that is not there: the call's access was asked before */
export async function viewingBrand({ sql }: Pick<BrandWorld, 'sql'>, brandId: string): Promise<ViewingBrand> {
  const { status, ...brand } = await sql
    .selectFrom('workspace')
    .select([
      'id',
      'organisations_id as organisation',
      'client_id as client',
      'country_code as country',
      'status',
    ])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow()
  return { ...brand, isTest: status === 'TEST' }
}

/** For queries of `edition`, its `document`, the brand `home` that made it and its `share`. */
export const EDITIONS = raw`audience_edition as edition
  join document on document.id = edition.document_id
  join workspace as home on home.id = edition.place
  left join audience_share as share on share.document_id = edition.document_id`

/**
 * Editions that a brand may see: its own, and what others of its agency share with it. First-party data is closed to other clients
 * before any scope is looked at, so that it shows in no list, count or error of theirs.
 */
export const visibleTo = ({ id, organisation, client, country }: ViewingBrand): RawBuilder<boolean> =>
  raw<boolean>`(document.status <> 'deleted' and (edition.client is null or edition.client = ${client})
    and (edition.place = ${id} or home.organisations_id = ${organisation} and (share.scope = 'agency'
      or share.scope = 'client' and home.client_id = ${client}
      or share.scope = 'market' and edition.markets @> array[${country}]::text[])))`
