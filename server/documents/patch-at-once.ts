import type { Kysely } from 'kysely'
import type { Change } from '../../miniapps/domain/document/change.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import { preparedChange } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import { DOCUMENT_CHANNEL, type DocumentNews } from './document-news.ts'
import { judged } from './judge-changes.ts'
import { bodyOf, type DocumentLine } from './stored-document.ts'
import { nextLine } from './write-document.ts'

/** A document as a call has read it. */
export interface DocumentAsRead {
  line: DocumentLine
  /** Of its row: another one after any change, whoever makes it. */
  rowVersion: string
}

/**
 * Writes only where the row is still the one that was read, nobody holds it, and none of the changes was made before. In one
 * statement: document, history and notice come together or not at all.
 */
const writeAtOnce = preparedChange<object>(
  'patch_at_once',
  `with own as (
      select id from document where id = $1 and xmin::text = $2
        and not exists (select from document_change where document_id = $1 and id = any($3::text[]))
        and not exists (select from document_idle_change where document_id = $1 and id = any($3::text[]))
      for update skip locked),
    history as (
      insert into document_change (document_id, id, path, base, value, version, at, by)
      select own.id, line.id, line.path, line.base::jsonb, line.value::jsonb, $7, $8, $9
        from own, unnest($3::text[], $4::text[], $5::text[], $6::text[]) with ordinality
          as line (id, path, base, value, place)
        order by line.place)
  update document set version = $7, updated_at = $8, updated_by = $9, fields = $10, title = $11, words = $12,
      columns = $13, slot = $14, made_from = $17::text[]
    from own where document.id = own.id returning pg_notify($15, $16)`,
)

/**
 * Most patches meet nobody else and are applied whole: those need no transaction. Undefined: it has to be looked at with the
 * document locked.
 */
export async function patchAtOnce(
  sql: Kysely<Database>,
  kind: DocumentKind,
  { line, rowVersion }: DocumentAsRead,
  changes: readonly Change[],
  by: string,
): Promise<DocumentLine | undefined> {
  const { sheet, statuses } = kind.definition
  if (kind.changed || sheet || !statuses.open.includes(line.status)) return undefined
  const facts = await kind.facts(sql, bodyOf(line.fields), line.place)
  const { history, fields, at } = judged(kind, facts, line, changes, by)
  if (history.length < changes.length) return undefined
  const after = nextLine({ kind, facts, document: { ...line, fields }, by, at })
  const { id, version, title, words, slot } = after
  const written = await writeAtOnce(
    sql,
    id,
    rowVersion,
    history.map((change) => change.id),
    history.map(({ path }) => path),
    history.map(({ base }) => JSON.stringify(base)),
    history.map(({ value }) => JSON.stringify(value)),
    version,
    at.toISOString(),
    by,
    JSON.stringify(fields),
    title,
    words,
    JSON.stringify(after.columns),
    slot,
    DOCUMENT_CHANNEL,
    JSON.stringify({ kind: 'changed', document: id, version } satisfies DocumentNews),
    after.made_from,
  )
  return written.length ? after : undefined
}
