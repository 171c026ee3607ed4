import * as v from 'valibot'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { isMoment } from './is-moment.ts'
import { refuseNullInJson } from './null-character.ts'
import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** Cursor of a page: the place of its last row in the order of the list. */
type Place = readonly Json[]

const moment = v.pipe(v.string(), v.check(isMoment))

/** By a text and an id, by a moment and an id, by an id alone, by a number that the database counts up. */
export const BY_TEXT = v.tuple([v.string(), v.string()])
export const BY_TIME = v.tuple([moment, v.string()])
export const BY_ID = v.tuple([v.string()])
export const BY_NUMBER = v.tuple([v.pipe(v.string(), v.regex(/^\d{1,18}$/))])

/** One word for `?after=`; nobody but this server reads it. */
export const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Reads `?after=`; undefined on the first page. @throws Refusal of what no page of this list has answered */
export function readCursor<Schema extends v.GenericSchema<unknown, Place>>(
  after: string | undefined,
  place: Schema,
): v.InferOutput<Schema> | undefined {
  if (!after) return undefined
  try {
    const read: unknown = JSON.parse(Buffer.from(after, 'base64url').toString(), refuseNullInJson)
    const found = v.safeParse(place, read)
    if (found.success) return found.output
  } catch {
    // told below
  }
  throw cursorRefused()
}

export function cursorRefused(): Refusal {
  const message = 'must be what the page before answered'
  const errors = [{ field: 'after', code: 'wrong', values: { why: message }, message }]
  return refusal('query-not-valid', { problem: `after: ${message}` }, { errors })
}

/** A page of `limit` rows; one more was read where there is a next one. */
export function pageOf<Row, Line>(
  rows: readonly Row[],
  limit: number,
  placeOf: (last: Row) => Place,
  lineOf: (row: Row) => Line,
): Page<Line> {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { data: rows.slice(0, limit).map(lineOf), next: last === undefined ? null : cursorOf(placeOf(last)) }
}
