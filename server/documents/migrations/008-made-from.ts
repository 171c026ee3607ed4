import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** What a document was made from, as `curve:<id>`: the other way is asked for as well. */
export const madeFrom: Migration = async (db) => {
  await sql`alter table document add column made_from text[] not null default '{}'`.execute(db)
  await sql`create index document_made_from on document using gin (made_from)`.execute(db)
}
