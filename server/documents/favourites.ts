import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface Favourite {
  person_id: string
  document_id: string
}

/** Marking twice is marking once. */
export async function markFavourite(sql: Kysely<Database>, favourite: Favourite): Promise<void> {
  await sql
    .insertInto('document_favourite')
    .values(favourite)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unmarkFavourite(sql: Kysely<Database>, favourite: Favourite): Promise<void> {
  await sql
    .deleteFrom('document_favourite')
    .where('person_id', '=', favourite.person_id)
    .where('document_id', '=', favourite.document_id)
    .execute()
}
