import type * as v from 'valibot'
import { MAX_PAGE_LENGTH } from '../../../miniapps/domain/access/limits.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { BY_TEXT, pageOf, readCursor } from '../kit/page.ts'

/** What every list is asked beside its filters. */
export interface PageQuery<Place = readonly [key: string, id: string]> {
  /** Cursor: the place at which the page before ended; undefined on the first. */
  after: Place | undefined
  limit: number
  q: string
}

/** @throws Refusal of a cursor that no page of such a list has answered */
export function pageQuery(query: Readonly<Record<string, string>>): PageQuery
export function pageQuery<Schema extends v.GenericSchema<unknown, readonly string[]>>(
  query: Readonly<Record<string, string>>,
  place: Schema,
): PageQuery<v.InferOutput<Schema>>
export function pageQuery(
  query: Readonly<Record<string, string>>,
  place: v.GenericSchema<unknown, readonly string[]> = BY_TEXT,
): PageQuery<readonly string[]> {
  const { after, limit = '', q = '' } = query
  const wanted = /^\d+$/.test(limit) ? Number(limit) : 50
  return {
    after: readCursor(after, place),
    limit: Math.min(Math.max(wanted, 1), MAX_PAGE_LENGTH),
    q: q.slice(0, 200),
  }
}

/** A page of rows in the order of a key and their ids. */
export const keyedPage = <Row extends { key: string; id: string }, Line>(
  rows: readonly Row[],
  { limit }: Pick<PageQuery, 'limit'>,
  lineOf: (row: Row) => Line,
): Page<Line> => pageOf(rows, limit, ({ key, id }) => [key, id], lineOf)

/** `maya lind` as a text search for words that begin so: `maya:* & lind:*`; '' for nothing. */
export const prefixes = (words: string): string =>
  (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word.toLowerCase()}:*`).join(' & ')

/** What an answer has of a row that was read with its key. */
export function withoutKey<Row extends { key: string }>(row: Row): Omit<Row, 'key'> {
  const { key: _, ...line } = row
  return line
}
