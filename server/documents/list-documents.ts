import { type Kysely, sql as raw } from 'kysely'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import { MAX_LIST_LENGTH } from '../../miniapps/domain/document/limits.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import { askBuilt } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { ListQuery } from './input.ts'
import { type ListOrder, listOrder } from './list-order.ts'
import type { OpenPlaces, placeAccess } from './place-access.ts'

const PLAIN = ['id', 'type', 'place', 'status', 'version', 'title', 'columns', 'result'] as const
const BY_WHOM = ['created_at', 'created_by', 'updated_at', 'updated_by'] as const

/** All places of the person where they are known, else a query of them. */
interface Places {
  places: ReturnType<typeof placeAccess>['places']
  open?: OpenPlaces | undefined
}

/**
 * One page of the documents of one type in the places that a person may see: the JSON of `{ data: DocumentRow[], next }`. The
 * database writes it; reading fifty rows to write them again costs more than the rest of the call.
 */
export async function listDocuments(
  sql: Kysely<Database>,
  kind: DocumentKind,
  places: Places,
  personId: string,
  query: ListQuery,
): Promise<string> {
  const order = listOrder(kind.definition, query.sort)
  const limit = Math.min(Math.max(query.limit, 1), MAX_LIST_LENGTH)
  const page = pageOf(sql, kind, order, places, personId, { ...query, limit: limit + 1 })
  const rows = await askBuilt(sql, jsonOf(page, limit).compile(sql))
  const { data, more, last } = rows[0]!
  return `{"data":${data},"next":${JSON.stringify(more && last ? order.cursorOf(last) : null)}}`
}

interface PageInJson {
  data: string
  more: boolean
  last: { id: string; told: Json } | null
}

/** The rows of a page that has one more than is shown. */
const jsonOf = (page: ReturnType<typeof pageOf>, limit: number) => raw<PageInJson>`
  with page as materialized (${page}),
    numbered as (select *, row_number() over () as n from page)
  select coalesce(json_agg(shown order by n) filter (where n <= ${limit}::integer), '[]')::text as data,
    count(*) > ${limit}::integer as more,
    (select jsonb_build_object('id', id, 'told', told) from numbered where n = ${limit}::integer) as last
  from numbered, lateral (select id, type, place, status, version, title, columns, result,
      ${isoTime('created_at')} as "createdAt", ${somebody('created')} as "createdBy",
      ${isoTime('updated_at')} as "updatedAt", ${somebody('updated')} as "updatedBy") as shown`

/** As JavaScript writes it. */
const isoTime = (column: 'created_at' | 'updated_at') =>
  raw`to_char(${raw.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const somebody = (did: 'created' | 'updated') => {
  const id = raw.ref(`${did}_by`)
  return raw`json_build_object('id', ${id}, 'name', coalesce(${raw.ref(`${did}_name`)}, ${id}))`
}

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
    .$if(query.having.length > 0, (rows) => rows.where(hasColumns(query.having)))
    .$if(words !== '', (rows) =>
      rows.where(
        raw<boolean>`to_tsvector('simple', title || ' ' || words) @@ to_tsquery('simple', ${words})`,
      ),
    )
    .$if(query.after !== '', (rows) => rows.where(behind(query.after)))
    .orderBy(by)
    .limit(query.limit)
}

/** Each as its column and value: `kind:composition`. */
const hasColumns = (having: readonly string[]) =>
  raw.join<boolean>(
    having.map((each) => {
      const [name, value] = [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1)]
      return raw`columns ->> ${name} = ${value}`
    }),
    raw` and `,
  )

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
