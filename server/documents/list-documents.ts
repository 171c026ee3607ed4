import { type Kysely, sql as raw } from 'kysely'
import { MAX_LIST_LENGTH } from '../../miniapps/domain/document/limits.ts'
import type { DocumentRow } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { ListQuery } from './input.ts'
import type { placeAccess } from './place-access.ts'
import { namesOf } from './stored-document.ts'

/** One page of the documents of one type in the places that a person may see. */
export async function listDocuments(
  sql: Kysely<Database>,
  { definition }: DocumentKind,
  places: ReturnType<typeof placeAccess>['places'],
  personId: string,
  query: ListQuery,
): Promise<{ data: DocumentRow[]; next: string | null }> {
  const { key, descending } = sorted(query.sort)
  const limit = Math.min(Math.max(query.limit, 1), MAX_LIST_LENGTH)
  const skip = Number(query.after) // a list that is read on is no ledger: what moved meanwhile may come twice
  let rows = sql
    .selectFrom('document')
    .select([
      'id',
      'type',
      'place',
      'status',
      'version',
      'title',
      'columns',
      'result',
      'created_at',
      'created_by',
      'updated_at',
      'updated_by',
    ])
    .where('type', '=', definition.type)
    .where(
      definition.belongsTo === 'person'
        ? raw<boolean>`place = ${personId}`
        : raw<boolean>`place in (${places(definition, personId)})`,
    )
  if (query.place.length) rows = rows.where('place', 'in', query.place)
  if (query.status.length) rows = rows.where('status', 'in', query.status)
  const words = prefixes(query.q)
  if (words)
    rows = rows.where(
      raw<boolean>`to_tsvector('simple', title || ' ' || words) @@ to_tsquery('simple', ${words})`,
    )
  const found = await rows
    .orderBy(key, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('id')
    .offset(skip)
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const nameOf = await namesOf(
    sql,
    page.flatMap((row) => [row.created_by, row.updated_by]),
  )
  const data = page.map(({ created_at, created_by, updated_at, updated_by, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    createdBy: nameOf(created_by),
    updatedAt: updated_at.toISOString(),
    updatedBy: nameOf(updated_by),
  }))
  return { data, next: found.length > limit ? String(skip + limit) : null }
}

function sorted(sort: string) {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const key =
    name === 'updated'
      ? raw`updated_at`
      : name === 'title'
        ? raw`lower(title)`
        : raw`nullif(columns -> ${name}, 'null')`
  return { key, descending }
}

/** `spring pla` as a text search: `spring:* & pla:*`. */
function prefixes(words: string): string {
  const found = words.match(/[\p{L}\p{N}]+/gu) ?? []
  return found.map((word) => `${word}:*`).join(' & ')
}
