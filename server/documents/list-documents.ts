import { type Kysely, sql as raw } from 'kysely'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import { MAX_LIST_LENGTH } from '../../miniapps/domain/document/limits.ts'
import type { DocumentRow } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { ListQuery } from './input.ts'
import { type ListOrder, listOrder } from './list-order.ts'
import type { OpenPlaces, placeAccess } from './place-access.ts'
import type { DocumentLine } from './stored-document.ts'

const PLAIN = ['id', 'type', 'place', 'status', 'version', 'title', 'columns', 'result'] as const
const BY_WHOM = ['created_at', 'created_by', 'updated_at', 'updated_by'] as const

/** All places of the person where they are known, else a query of them. */
interface Places {
  places: ReturnType<typeof placeAccess>['places']
  open?: OpenPlaces | undefined
}

/** One page of the documents of one type in the places that a person may see. */
export async function listDocuments(
  sql: Kysely<Database>,
  kind: DocumentKind,
  places: Places,
  personId: string,
  query: ListQuery,
): Promise<{ data: DocumentRow[]; next: string | null }> {
  const order = listOrder(kind.definition, query.sort)
  const limit = Math.min(Math.max(query.limit, 1), MAX_LIST_LENGTH)
  const found = await pageOf(sql, kind, order, places, personId, {
    ...query,
    limit: limit + 1,
  }).execute()
  const page = found.slice(0, limit)
  const data = page.map((row) => ({
    ...shown(row),
    createdAt: row.created_at.toISOString(),
    createdBy: { id: row.created_by, name: row.created_name ?? row.created_by },
    updatedAt: row.updated_at.toISOString(),
    updatedBy: { id: row.updated_by, name: row.updated_name ?? row.updated_by },
  }))
  return { data, next: found.length > limit ? order.cursorOf(page.at(-1)!) : null }
}

const shown = ({
  id,
  type,
  place,
  status,
  version,
  title,
  columns,
  result,
}: Pick<DocumentLine, (typeof PLAIN)[number]>) => ({
  id,
  type,
  place,
  status,
  version,
  title,
  columns,
  result,
})

/** The query of a page; its plan is looked at by list-documents.test.ts. */
export function pageOf(
  sql: Kysely<Database>,
  { definition, closed }: Pick<DocumentKind, 'definition' | 'closed'>,
  { by, told, behind }: ListOrder,
  places: Places,
  personId: string,
  query: ListQuery,
) {
  const words = prefixes(query.q)
  return sql
    .selectFrom('document')
    .select([...PLAIN, ...BY_WHOM])
    .select([
      told.as('told'),
      nameOf('created_by').as('created_name'),
      nameOf('updated_by').as('updated_name'),
    ])
    .where('type', '=', definition.type)
    .where(isOpenTo(definition, places, personId, query.place))
    .$if(closed !== undefined, (rows) => rows.where(raw<boolean>`not ${closed!.to(personId)}`))
    .$if(query.place.length > 0, (rows) => rows.where('place', 'in', query.place))
    .$if(definition.statuses.hidden !== undefined, (rows) =>
      rows.where('status', 'not in', definition.statuses.hidden!),
    )
    .$if(query.status.length > 0, (rows) => rows.where('status', 'in', query.status))
    .$if(words !== '', (rows) =>
      rows.where(
        raw<boolean>`to_tsvector('simple', title || ' ' || words) @@ to_tsquery('simple', ${words})`,
      ),
    )
    .$if(query.after !== '', (rows) => rows.where(behind(query.after)))
    .orderBy(by)
    .limit(query.limit)
}

/** Of the rows of a page alone: the database does not look at what it leaves out. */
const nameOf = (column: 'created_by' | 'updated_by') =>
  raw<
    string | null
  >`(select trim(firstname || ' ' || lastname) from person where person.id = document.${raw.ref(column)})`

/**
 * `is true` keeps the planner from joining: it expects a person to have one or two brands, reads the documents of all 800
 * and sorts them. So it asks once which places are open, walks the index in the list's order, and stops at the page's end.
 */
function isOpenTo(
  definition: DocumentDefinition,
  { places, open: known }: Places,
  personId: string,
  asked: readonly string[],
) {
  if (definition.belongsTo === 'person') return raw<boolean>`place = ${personId}`
  if (known) {
    const ids = asked.length ? asked.filter((id) => known.has(id)) : known.ids
    return raw<boolean>`(place in (select unnest(${ids}::text[]))) is true`
  }
  const open = places(definition, personId)
  const wanted = asked.length ? raw`where id in (${raw.join(asked)})` : raw``
  return raw<boolean>`(place in (select id from (${open}) as open ${wanted})) is true`
}

/** `spring pla` as a text search: `spring:* & pla:*`. */
export function prefixes(words: string): string {
  const found = words.match(/[\p{L}\p{N}]+/gu) ?? []
  return found.map((word) => `${word}:*`).join(' & ')
}
