import type { Page } from '../../../shell/contract/page.ts'
import { MAX_PAGE_LENGTH } from '../../../miniapps/domain/access/limits.ts'
import { isMoment } from '../kit/is-moment.ts'
import { refuseNullInJson } from '../kit/null-character.ts'
import { Refusal } from '../kit/refusal.ts'

/** What every list is asked beside its filters. */
export interface PageQuery {
  /** Where the page before ended. */
  after: readonly [key: string, id: string] | null
  limit: number
  q: string
}

/** @throws Refusal of a cursor that no page has answered */
export function pageQuery(query: Readonly<Record<string, string>>): PageQuery {
  const { after = '', limit = '', q = '' } = query
  const wanted = /^\d+$/.test(limit) ? Number(limit) : 50
  return { after: cursor(after), limit: Math.min(Math.max(wanted, 1), MAX_PAGE_LENGTH), q: q.slice(0, 200) }
}

function cursor(after: string): PageQuery['after'] {
  if (after === '') return null
  try {
    const read: unknown = JSON.parse(Buffer.from(after, 'base64url').toString(), refuseNullInJson)
    const [key, id] = Array.isArray(read) ? (read as unknown[]) : []
    if (typeof key === 'string' && typeof id === 'string') return [key, id]
  } catch {
    // told below
  }
  throw notOurs()
}

/** Of a list in the order of time. @throws Refusal of a cursor that begins with no moment */
export function pageQueryByTime(query: Readonly<Record<string, string>>): PageQuery {
  const page = pageQuery(query)
  if (page.after && !isMoment(page.after[0])) throw notOurs()
  return page
}

const notOurs = () =>
  new Refusal('query-not-valid', { problem: 'after: must be what the page before answered' })

/** One row more than a page was read: whether there is a next one. */
export function pageOf<Row extends { key: string; id: string }, Line>(
  rows: readonly Row[],
  { limit }: PageQuery,
  lineOf: (row: Row) => Line,
): Page<Line> {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(lineOf),
    next: last ? Buffer.from(JSON.stringify([last.key, last.id])).toString('base64url') : null,
  }
}

/** `maya lind` as a text search for words that begin so: `maya:* & lind:*`; '' for nothing. */
export const prefixes = (words: string): string =>
  (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word.toLowerCase()}:*`).join(' & ')

/** What an answer has of a row that was read with its key. */
export function withoutKey<Row extends { key: string }>(row: Row): Omit<Row, 'key'> {
  const { key: _, ...line } = row
  return line
}
