import type { Kysely } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Database } from '../../db/schema.ts'
import type { ExchangedAudience } from './tables.ts'

/**
 * Audiences that tokens were exchanged for, by any process of this database. An entry alone says nothing: one that names an
 * audience of everybody's sign-in would lock everybody out, and no token is ever exchanged for it.
 */
export function exchangedAudiences(sql: Kysely<Database>) {
  const noted = new Set<string>()
  return {
    all: async (): Promise<readonly string[]> => (await known(sql)).map(({ audience }) => audience),
    async note(audience: string): Promise<void> {
      if (noted.has(audience)) return
      await sql
        .insertInto('exchanged_audience')
        .values({ audience })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      noted.add(audience)
    },
  }
}

const known = prepared<ExchangedAudience>('exchanged_audiences', 'select audience from exchanged_audience')
