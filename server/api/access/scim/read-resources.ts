import { type RawBuilder, sql as raw } from 'kysely'
import { attributeNamed, findPlace, type ResourceType } from './attribute.ts'
import type { Resource } from './canonical.ts'
import { type Columns, filterToSql } from './filter-to-sql.ts'
import { type Filter, parseFilter } from './parse-filter.ts'
import type { Projection } from './projection.ts'
import { notFound } from './scim-error.ts'
import type { ScimContext } from './scim-context.ts'

/** How one kind of resource is read from the database. */
export interface Reading<Row> {
  type: ResourceType
  columns(context: ScimContext): Columns
  /** Tables with their condition: `from … where …`. */
  from(context: ScimContext): RawBuilder<unknown>
  select(context: ScimContext, wanted: Projection): RawBuilder<Row>
  resource(row: Row, context: ScimContext): Resource
  id: RawBuilder<unknown>
  /** Ids among which all are that the filter lets through, where an index finds them at once. */
  sought(filter: Filter, context: ScimContext): RawBuilder<unknown> | undefined
}

export interface Query extends Projection {
  filter: string | undefined
  sortBy: string | undefined
  descending: boolean
  /** Counted from 1. */
  startIndex: number
  count: number
}

const EVERYTHING: Projection = { attributes: [], excludedAttributes: [] }

/** @throws ScimError where there is none of that id */
export async function readOne<Row>(
  reading: Reading<Row>,
  context: ScimContext,
  id: string,
  wanted = EVERYTHING,
): Promise<Resource> {
  return reading.resource(await readRow(reading, context, id, wanted), context)
}

/** @throws ScimError where there is none of that id */
export async function readRow<Row>(
  reading: Reading<Row>,
  context: ScimContext,
  id: string,
  wanted = EVERYTHING,
): Promise<Row> {
  const row = await findRow(reading, context, id, wanted)
  if (row === undefined) throw notFound(`${reading.type.name} ${id}`)
  return row
}

export async function findRow<Row>(
  reading: Reading<Row>,
  context: ScimContext,
  id: string,
  wanted = EVERYTHING,
): Promise<Row | undefined> {
  const { rows } = await raw<Row>`select ${reading.select(context, wanted)} ${reading.from(context)}
    and ${reading.id} = ${id}`.execute(context.sql)
  return rows[0]
}

export async function readPage<Row>(
  reading: Reading<Row>,
  context: ScimContext,
  query: Query,
): Promise<{ total: number; resources: Resource[] }> {
  const rows = raw`${reading.from(context)} ${conditionOf(reading, context, query.filter)}`
  const order = orderOf(reading, context, query)
  const counted = await raw<{ total: number }>`select count(*)::integer as total ${rows}`.execute(context.sql)
  const { total } = counted.rows[0]!
  if (query.count === 0 || query.startIndex > total) return { total, resources: [] }
  const page = await raw<Row>`select ${reading.select(context, query)} ${rows}
    order by ${order} offset ${query.startIndex - 1} limit ${query.count}`.execute(context.sql)
  return { total, resources: page.rows.map((row) => reading.resource(row, context)) }
}

function conditionOf<Row>(reading: Reading<Row>, context: ScimContext, text: string | undefined) {
  if (text === undefined) return raw``
  const filter = parseFilter(text)
  const condition = filterToSql(filter, reading.type, reading.columns(context))
  const sought = equalities(filter)
    .map((each) => reading.sought(each, context))
    .find(Boolean)
  return sought ? raw`and ${reading.id} in (${sought}) and ${condition}` : raw`and ${condition}`
}

/** Of a filter all of whose parts must hold. */
const equalities = (filter: Filter): readonly Filter[] =>
  filter.op === 'and' ? filter.all.flatMap(equalities) : filter.op === 'eq' ? [filter] : []

function orderOf<Row>(
  { type, columns, id }: Reading<Row>,
  context: ScimContext,
  { sortBy, descending }: Query,
): RawBuilder<unknown> {
  const byId = raw`${id} collate "C"`
  const place = sortBy === undefined ? undefined : findPlace(type, sortBy)
  if (!place) return byId
  const { attribute } = place
  const isList = attribute.multiValued === true
  const sub = place.sub ?? attributeNamed(attribute.subAttributes ?? [], isList ? 'value' : 'formatted')
  const sorted = sub ?? attribute
  const value = isList
    ? firstOf(columns(context).many(place), sorted, attribute.subAttributes ?? [])
    : columns(context).one({ ...place, ...(sub && { sub }) })
  const isText = sorted.type === undefined || sorted.type === 'reference'
  const key = isText ? raw`${sorted.caseExact ? value : raw`lower(${value})`} collate "C"` : value
  return raw`${key} ${descending ? raw`desc nulls first` : raw`asc nulls last`}, ${byId}`
}

/** The primary one, or the first. */
function firstOf(
  rows: ReturnType<Columns['many']>,
  sorted: ResourceType['schema']['attributes'][number],
  parts: ResourceType['schema']['attributes'],
) {
  const primary = attributeNamed(parts, 'primary')
  const order = primary ? raw`order by coalesce(${rows.part(primary)}, false) desc` : raw``
  return raw`(select ${rows.part(sorted)} from ${rows.from} ${order} limit 1)`
}
