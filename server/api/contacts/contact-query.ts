import * as v from 'valibot'
import {
  COMPARED_MOST,
  CONTACTS_PER_PAGE,
  COUNTED_MOST,
  QUERY_MAX_CHARACTERS,
} from '../../../miniapps/domain/contacts/limits.ts'
import { SKILLS } from '../../../miniapps/domain/contacts/skills.ts'

const CODES_MAX_CHARACTERS = 400

/** `DE,FR` */
const codes = (pattern: RegExp) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(CODES_MAX_CHARACTERS),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.pipe(v.string(), v.regex(pattern))),
    ),
    '',
  )

const IDS_MAX_CHARACTERS = 2_000

export const contactFilter = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(QUERY_MAX_CHARACTERS)), ''),
  agency: codes(/^[a-z0-9-]+$/),
  market: codes(/^[A-Z]{2}$/),
  language: codes(/^[a-z]{2,3}$/),
  skill: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.picklist(SKILLS)),
    ),
    '',
  ),
  favourite: v.optional(v.picklist(['yes'])),
  /** These people, whoever else there is. */
  ids: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(IDS_MAX_CHARACTERS),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.maxLength(COMPARED_MOST),
    ),
    '',
  ),
})
export type ContactFilter = v.InferOutput<typeof contactFilter>

const wholeUpTo = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(most))

export const contactQuery = v.object({
  ...contactFilter.entries,
  after: v.optional(v.string()),
  limit: v.optional(wholeUpTo(COUNTED_MOST), String(CONTACTS_PER_PAGE)),
})
