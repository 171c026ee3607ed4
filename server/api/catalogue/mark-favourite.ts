import type { Kysely } from 'kysely'
import { MOST_FAVOURITES } from '../../../miniapps/domain/catalogue/limits.ts'
import type { Database } from '../../db/schema.ts'

/** Twice is once; the oldest gives way to one too many. */
export async function markFavourite(
  sql: Kysely<Database>,
  personId: string,
  app: string,
  now: Date,
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    await trx
      .insertInto('app_favourite')
      .values({ person_id: personId, app, added_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const tooMany = trx
      .selectFrom('app_favourite')
      .select('app')
      .where('person_id', '=', personId)
      .orderBy('added_at', 'desc')
      .orderBy('app')
      .offset(MOST_FAVOURITES)
    await trx
      .deleteFrom('app_favourite')
      .where('person_id', '=', personId)
      .where('app', 'in', tooMany)
      .execute()
  })
}

export async function unmarkFavourite(sql: Kysely<Database>, personId: string, app: string): Promise<void> {
  await sql.deleteFrom('app_favourite').where('person_id', '=', personId).where('app', '=', app).execute()
}
