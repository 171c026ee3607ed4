import { CompiledQuery, type Kysely } from 'kysely'
import { demandRoom } from './room-on-disk.ts'
import type { Database } from './schema.ts'

const names = new Map<string, string>()

/**
 * A statement of a path that is asked all the time. Its text is made once, and PostgreSQL parses and plans it once for each
 * connection, under this name. It lists its columns: with `*` a column that the next release adds would make it fail.
 */
export function prepared<Row>(name: string, text: string) {
  names.set(text, name)
  return async (sql: Kysely<Database>, ...parameters: readonly unknown[]): Promise<Row[]> =>
    (await sql.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows
}

/** The same for one that changes rows, which the embedded database refuses while its disk is almost full. */
export function preparedChange<Row>(name: string, text: string) {
  const ask = prepared<Row>(name, text)
  return async (sql: Kysely<Database>, ...parameters: readonly unknown[]): Promise<Row[]> => {
    demandRoom(sql)
    return ask(sql, ...parameters)
  }
}

/** Each connection of PostgreSQL remembers as many. */
const MOST_BUILT = 100
let built = 0

/**
 * Asks a query that is built for each call, with few forms that come again and again: by its text it has a name like the
 * others. The first forms have one; it lists its columns likewise.
 */
export async function askBuilt<Row>(sql: Kysely<Database>, query: CompiledQuery<Row>): Promise<Row[]> {
  if (!names.has(query.sql) && built < MOST_BUILT) names.set(query.sql, `built_${++built}`)
  return (await sql.executeQuery(query)).rows
}

/** Undefined for the many that are asked rarely or are never the same. */
export const nameOfStatement = (text: string): string | undefined => names.get(text)
