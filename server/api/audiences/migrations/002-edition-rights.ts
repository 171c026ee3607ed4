import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** An edition keeps what decides who may see it, and the title that it was published with: a later one of its audience is a draft's. */
export const editionRights: Migration = async (db) => {
  await sql`alter table audience_edition add title text not null default '', add tags text[] not null default '{}',
    add words text not null default '', add licensed_markets text[], add is_sensitive boolean not null default false,
    add others double precision not null default 0`.execute(db)
  await sql`update audience_edition set title = document.title,
      tags = array(select jsonb_array_elements_text(document.columns -> 'tags')),
      words = document.title || ' ' || document.words
    from document where document.id = document_id`.execute(db)
  await sql`update audience_edition as edition set licensed_markets = data.markets,
      others = (select coalesce(sum((slice ->> 'n')::integer), 0) from jsonb_array_elements(data.slices) as slice
        where slice ->> 'id' = any(edition.slices)) - edition.n,
      is_sensitive = exists (select from jsonb_array_elements(data.frame) as question
        where question -> 'sensitive' = 'true' and (edition.base like '%' || (question ->> 'name') || '%'
          or jsonb_path_exists(edition.expression, '$.** ? (@.variable == $name)', question)))
    from dataset_version as data
    where data.dataset = edition.dataset and data.version = edition.dataset_version`.execute(db)
  await sql`with recursive sensitive (id, version) as (
      select document_id, version from audience_edition where is_sensitive
      union select edition.document_id, edition.version from sensitive join audience_edition as edition
        on jsonb_path_exists(edition.expression, '$.** ? (@.op == "audience" && @.id == $id && @.version == $version)',
          jsonb_build_object('id', sensitive.id, 'version', sensitive.version)))
    update audience_edition as edition set is_sensitive = true from sensitive
    where sensitive.id = edition.document_id and sensitive.version = edition.version`.execute(db)
  await sql`create index audience_edition_size on audience_edition (dataset, n)`.execute(db)
  await sql`create index audience_edition_others on audience_edition (dataset, others)`.execute(db)
  await sql`create index audience_edition_words on audience_edition using gin (to_tsvector('simple', words))
    where is_newest`.execute(db)
}
