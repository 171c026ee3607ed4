import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Names no person as a foreign key: '' is everybody, and news of somebody who is gone harm nobody. */
export const news: Migration = async (db) => {
  await sql`create table live_news (
      person_id text not null, news text not null, at timestamptz not null, primary key (person_id, news))`.execute(
    db,
  )
}
