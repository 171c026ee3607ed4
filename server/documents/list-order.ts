import { type RawBuilder, sql as raw, type SqlBool } from 'kysely'
import * as v from 'valibot'
import type { DocumentDefinition } from '../../miniapps/domain/document/definition.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import { cursorOf, cursorRefused, readCursor } from '../api/kit/page.ts'
import { refusal } from '../api/kit/refusing.ts'

const json = v.custom<Json>((value) => value !== undefined)

/** What a list can be sorted by. */
interface SortKey {
  /** As it is sorted; the indexes of migrations/002-list-indexes.ts are made of the same words. */
  key: RawBuilder<unknown>
  /** As a cursor holds it. */
  told: RawBuilder<Json>
  /** Reads it back from a cursor; undefined where no page has ever answered that. */
  from(value: Json): RawBuilder<unknown> | undefined
  hasNulls?: boolean
}

/** In microseconds, as exact as the database has it. */
const time = (column: 'created_at' | 'updated_at'): SortKey => ({
  key: raw.ref(column),
  told: raw`(extract(epoch from ${raw.ref(column)}) * 1000000)::float8`,
  from: (value) =>
    Number.isSafeInteger(value)
      ? raw`timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`
      : undefined,
})

const text = (key: RawBuilder<string>): SortKey => ({
  key,
  told: key,
  from: (value) => (typeof value === 'string' ? raw`${value}::text` : undefined),
})

const EVERY_TYPE: Readonly<Record<string, SortKey>> = {
  updated: time('updated_at'),
  created: time('created_at'),
  status: text(raw`status`),
  title: text(raw`lower(left(title, 200))`),
}

const column = (name: string): SortKey => {
  const key = raw<Json>`nullif(columns -> ${name}, 'null')`
  return { key, told: key, from: (value) => raw`${JSON.stringify(value)}::jsonb`, hasNulls: true }
}

/** How a list is sorted, and which rows come behind the last one of a page. */
export interface ListOrder {
  by: RawBuilder<unknown>
  told: RawBuilder<Json>
  /** @throws Refusal when no page of this order has answered the cursor */
  behind(cursor: string): RawBuilder<SqlBool>
  cursorOf(row: { id: string; told: Json }): string
}

/** @throws Refusal of what documents of this type are not sorted by */
export function listOrder(
  { list: { sorts = [] } }: Pick<DocumentDefinition, 'list'>,
  sort: string,
): ListOrder {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const known = Object.hasOwn(EVERY_TYPE, name) ? EVERY_TYPE[name] : sorts.includes(name) && column(name)
  if (!known)
    throw refused(
      'sort',
      `must be ${[...Object.keys(EVERY_TYPE), ...sorts].join(', ')}, or one with - in front`,
    )
  const { key, told, from, hasNulls } = known
  const direction = raw.raw(descending ? 'desc' : 'asc')
  const beyond = raw.raw(descending ? '<' : '>')
  return {
    by: raw`${key} ${direction} ${raw.raw(hasNulls ? 'nulls last' : '')}, id ${direction}`,
    told,
    cursorOf: (row) => cursorOf([sort, row.told, row.id]),
    behind(cursor) {
      const [, value, id] = readCursor(cursor, v.tuple([v.literal(sort), json, v.string()]))!
      if (hasNulls && value === null) return raw`${key} is null and id ${beyond} ${id}`
      const start = from(value)
      if (!start) throw cursorRefused()
      const behind = raw<SqlBool>`(${key}, id) ${beyond} (${start}, ${id})`
      return hasNulls ? raw`(${behind} or ${key} is null)` : behind
    },
  }
}

const refused = (field: string, message: string) =>
  refusal(
    'query-not-valid',
    { problem: `${field}: ${message}` },
    { errors: [{ field, code: 'wrong', values: { why: message }, message }] },
  )
