import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Ids, the first marked first. */
export async function favouriteBrandsOf(sql: Kysely<Database>, personId: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('brand_favourite')
    .select('brand_id')
    .where('person_id', '=', personId)
    .orderBy('added_at')
    .orderBy('brand_id')
    .execute()
  return rows.map(({ brand_id }) => brand_id)
}

/** Marked twice counts once, and what is no brand is not marked. */
export async function markBrand(sql: Kysely<Database>, personId: string, brandId: string): Promise<void> {
  await raw`insert into brand_favourite (person_id, brand_id, added_at)
    select ${personId}, id, now() from workspace where id = ${brandId} and type = 'BRAND'
    on conflict do nothing`.execute(sql)
}

export async function unmarkBrand(sql: Kysely<Database>, personId: string, brandId: string): Promise<void> {
  await sql
    .deleteFrom('brand_favourite')
    .where('person_id', '=', personId)
    .where('brand_id', '=', brandId)
    .execute()
}
