import * as v from 'valibot'
import { MUTABLE_KINDS } from './notice-families.ts'
import { MOST_READ_AT_ONCE } from './limits.ts'
import { MAIL_FAMILIES } from './mail-wishes.ts'

const id = v.pipe(v.string('must be the id of a notice'), v.regex(/^\d{1,18}$/, 'must be the id of a notice'))
const time = v.pipe(
  v.string('must be a time such as 18:00'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:00'),
)

/** `before` say pages of the release before. */
export const pageQuery = v.object({ after: v.optional(v.string()), before: v.optional(v.string()) })

export const unreadQuery = v.object({
  day: v.pipe(v.string('must be a day such as 2026-11-23'), v.isoDate('must be a day such as 2026-11-23')),
  /** Of the browser: mails keep to its clock. */
  zone: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** Those named, or all up to one. */
export const readInput = v.union(
  [
    v.strictObject({
      ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_READ_AT_ONCE)),
    }),
    v.strictObject({ upTo: id }),
  ],
  'must name notices by ids, or all up to one',
)

export const settingsInput = v.strictObject({
  quietUntil: v.nullable(
    v.pipe(v.string('must be a moment'), v.isoTimestamp('must be a moment such as 2026-11-23T18:00:00Z')),
  ),
  quietHours: v.nullable(v.strictObject({ from: time, to: time })),
  digest: v.boolean('must be true or false'),
  muted: v.optional(
    v.array(v.picklist(MUTABLE_KINDS, 'is no kind of notice that can be left out'), 'must be a list'),
    [],
  ),
  mail: v.optional(
    v.strictObject({
      off: v.array(v.picklist(MAIL_FAMILIES, 'is no kind of mail'), 'must be a list'),
      digestAt: time,
    }),
  ),
})
