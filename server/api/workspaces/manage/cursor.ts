import { isMoment } from '../../kit/is-moment.ts'
import { refuseNullInJson } from '../../kit/null-character.ts'
import { Refusal } from '../../kit/refusal.ts'

/** Where a page ended, as one word for the address. */
export const cursorOf = (place: readonly [string, string]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** @throws Refusal where it is none of ours */
export function readCursor(cursor: string): readonly [string, string] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString(), refuseNullInJson)
    if (Array.isArray(place) && place.length === 2 && place.every((each) => typeof each === 'string'))
      return place as [string, string]
  } catch {
    // falls through: it is none of ours
  }
  throw notOurs()
}

/** @throws Refusal where it is none of ours, or does not begin with a moment */
export function readCursorOfTime(cursor: string): readonly [string, string] {
  const place = readCursor(cursor)
  if (!isMoment(place[0])) throw notOurs()
  return place
}

const notOurs = () =>
  new Refusal('query-not-valid', { problem: 'cursor: must be one that an earlier page gave' })
