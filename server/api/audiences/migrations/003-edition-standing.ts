import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/**
 * An edition has the status of its audience and how far that is shared: a search of the library would read all documents and shares
 * beside the editions. Triggers keep both in the transaction that changes them, whichever code does.
 */
export const editionStanding: Migration = async (db) => {
  await sql`alter table audience_edition add status text not null default '',
    add scope text not null default 'brand'`.execute(db)
  await sql`create function stand_as_audience() returns trigger language plpgsql as $$
    begin
      new.status := (select status from document where id = new.document_id);
      new.scope := coalesce((select scope from audience_share where document_id = new.document_id), 'brand');
      return new;
    end $$`.execute(db)
  await sql`create trigger edition_standing before insert on audience_edition
    for each row execute function stand_as_audience()`.execute(db)
  await sql`create function note_status_of_audience() returns trigger language plpgsql as $$
    begin
      update audience_edition set status = new.status where document_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger audience_status after update of status on document
    for each row when (new.type = 'audience' and new.status <> old.status)
    execute function note_status_of_audience()`.execute(db)
  await sql`create function note_scope_of_audience() returns trigger language plpgsql as $$
    begin
      update audience_edition set scope = case tg_op when 'DELETE' then 'brand' else new.scope end
      where document_id = case tg_op when 'DELETE' then old.document_id else new.document_id end;
      return null;
    end $$`.execute(db)
  await sql`create trigger audience_scope after insert or update or delete on audience_share
    for each row execute function note_scope_of_audience()`.execute(db)
  await sql`update audience_edition as edition set status = document.status,
      scope = coalesce((select share.scope from audience_share as share where share.document_id = edition.document_id), 'brand')
    from document where document.id = edition.document_id`.execute(db)
}
