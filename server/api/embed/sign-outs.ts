import { sql as raw, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { done, type Handler } from '../kit/routes.ts'
import { refusal } from './refusals.ts'

/** Number of the person's sign-outs from pages of that origin. */
export async function signOutsOf(sql: Kysely<Database>, personId: string, origin: string): Promise<number> {
  const row = await sql
    .selectFrom('embed_sign_out')
    .where('person_id', '=', personId)
    .where('origin', '=', origin)
    .select('times')
    .executeTakeFirst()
  return row?.times ?? 0
}

/** By a token of the page: it and all that the page had before are good no longer. */
export const signOut: Handler = async ({ sql, person }, context) => {
  const grant = context.get('embed')
  if (!grant) throw refusal('embed-token-of-another-page')
  await sql
    .insertInto('embed_sign_out')
    .values({ person_id: person.id, origin: grant.origin, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'origin']).doUpdateSet({ times: raw<number>`embed_sign_out.times + 1` }),
    )
    .execute()
  return done(context)
}
