import { type Kysely, sql as raw } from 'kysely'
import type { Edition } from '../../miniapps/domain/audience/edition.ts'
import type { Database } from '../db/schema.ts'
import { editionsIn } from './edition-lines.ts'
import { refusal } from './refusals.ts'
import { EDITIONS, type ViewingBrand, visibleTo } from './viewing-brand.ts'

/** @throws Refusal where the brand may not see it, in the words of one that is not there */
export async function editionFor(
  sql: Kysely<Database>,
  brand: ViewingBrand,
  id: string,
  version: number,
): Promise<Edition> {
  if (!Number.isSafeInteger(version)) throw refusal('audience-not-found')
  const [found] = await editionsIn(
    sql,
    brand,
    raw`select edition.document_id, edition.version from ${EDITIONS}
      where edition.document_id = ${id} and edition.version = ${version} and ${visibleTo(brand)}`,
  )
  if (!found) throw refusal('audience-not-found')
  return found
}
