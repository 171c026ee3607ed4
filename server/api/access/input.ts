import * as v from 'valibot'
import {
  MAX_MEMBERS_AT_ONCE,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
} from '../../../miniapps/domain/access/limits.ts'
import { RULE_FIELDS } from '../../../miniapps/domain/access/group-rule.ts'
import type { ApiContext } from '../kit/api-environment.ts'
import { fieldMessage } from '../kit/read-json.ts'

export const strict = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, fieldMessage)

const text = (most: number) =>
  v.pipe(v.string('must be text'), v.trim(), v.maxLength(most, `must have at most ${most} characters`))

export const name = v.pipe(text(MAX_NAME_LENGTH), v.nonEmpty('is missing'))
export const note = text(MAX_TEXT_LENGTH)
export const id = v.pipe(v.string('must be text'), v.nonEmpty('is missing'), v.maxLength(200))
export const reason = v.optional(note)
export const ids = v.pipe(
  v.array(id, 'must be a list'),
  v.maxLength(MAX_MEMBERS_AT_ONCE, `must have at most ${MAX_MEMBERS_AT_ONCE} of them`),
)
export const codes = v.pipe(v.array(id, 'must be a list'), v.maxLength(500, 'must have at most 500 of them'))
export const email = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'must have at most 254 characters'),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'),
)

/** In the future: what has ended already gives nothing to anybody. */
export const expiresAt = v.nullable(
  v.pipe(
    v.string('must be a moment such as 2026-12-31T18:00:00Z'),
    v.isoTimestamp('must be a moment such as 2026-12-31T18:00:00Z'),
    v.check((moment) => new Date(moment).getTime() > Date.now(), 'must be in the future'),
  ),
)

export const rule = v.nullable(
  strict({
    all: v.pipe(
      v.array(strict({ field: v.picklist(RULE_FIELDS), in: v.pipe(codes, v.minLength(1, 'is missing')) })),
      v.minLength(1, 'must have a condition'),
      v.maxLength(10, 'must have at most 10 conditions'),
    ),
  }),
)

/** Whether a change is only to be looked at. */
export const isDry = (context: ApiContext): boolean => context.req.query('dry') === 'true'
