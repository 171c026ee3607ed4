import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** How meetings were, apart from the event: who may read the event may not read this. What events held of it moves here. */
export const feedback: Migration = async (db) => {
  await sql`create table speed_date_feedback (
    event_id text not null references document (id) on delete cascade,
    by_id text not null references person on delete cascade,
    about_id text not null references person on delete cascade,
    rating smallint not null, again boolean not null, primary key (event_id, by_id, about_id))`.execute(db)
  await sql`insert into speed_date_feedback
    select document.id, split_part(key, '/', 2), split_part(key, '/', 3),
      (field->'value'->>'rating')::smallint, (field->'value'->>'again')::boolean
    from document, jsonb_each(fields) as given (key, field)
    where type = 'speed-date' and key like 'feedback/%' and field->'value'->>'rating' is not null
      and exists (select from person where id = split_part(key, '/', 2))
      and exists (select from person where id = split_part(key, '/', 3))`.execute(db)
  await sql`update document set fields = fields - array(
      select key from jsonb_object_keys(fields) as key where key like 'feedback/%')
    where type = 'speed-date'`.execute(db)
  await sql`delete from document_change using document
    where document.id = document_id and type = 'speed-date' and path like 'feedback/%'`.execute(db)
}
