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

/** Undefined for the many that are asked rarely or are never the same. */
export const nameOfStatement = (text: string): string | undefined => names.get(text)
