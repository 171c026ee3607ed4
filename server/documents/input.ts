import * as v from 'valibot'
import type { Change } from '../../miniapps/domain/document/change.ts'
import type { Json } from '../../miniapps/domain/document/json.ts'
import { limitedText } from '../../miniapps/domain/document/limited-text.ts'
import {
  MAX_CHANGES_PER_GROUP,
  MAX_CHANGES_PER_PATCH,
  MAX_COMMENT_CHARACTERS,
  MAX_FIELDS_PER_DOCUMENT,
  MAX_PATH_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
  MAX_VERSION_NAME_CHARACTERS,
} from '../../miniapps/domain/document/limits.ts'
import type { NewAction, NewDocument } from '../../miniapps/domain/document/wire.ts'
import { fieldMessage } from '../api/kit/read-json.ts'

/** Made by browsers at random. */
const id = v.pipe(
  v.string('must be text'),
  v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _'),
)
const path = limitedText(MAX_PATH_CHARACTERS)
/** What a field may hold its own schema says; what is parsed from JSON is JSON. */
const json = v.custom<Json>((value) => value !== undefined, 'is missing')

const text = (maxCharacters: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxCharacters, `must have at most ${maxCharacters} characters`),
  )

export const newDocumentInput: v.GenericSchema<unknown, NewDocument> = v.strictObject(
  {
    id,
    place: v.string('must be text'),
    fields: v.pipe(
      v.record(path, json),
      v.maxEntries(MAX_FIELDS_PER_DOCUMENT, `must be at most ${MAX_FIELDS_PER_DOCUMENT}`),
    ),
  },
  fieldMessage,
)

/** The page's own name and the field in it; '' for none. */
export const presenceInput = v.strictObject({ page: id, at: path }, fieldMessage)

export const isPage = (text: string): boolean => v.is(id, text)

const change: v.GenericSchema<unknown, Change> = v.strictObject(
  { id, path, base: json, value: json, group: v.optional(v.string('must be text')) },
  fieldMessage,
)

const fitsPatch = (changes: Change[]) =>
  changes.length <= MAX_CHANGES_PER_PATCH ||
  changes.every(({ group }) => group !== undefined && group === changes[0]!.group)

export const patchInput = v.strictObject(
  {
    changes: v.pipe(
      v.array(change, 'must be a list'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(MAX_CHANGES_PER_GROUP, `must be at most ${MAX_CHANGES_PER_GROUP}`),
      v.check(fitsPatch, `must be at most ${MAX_CHANGES_PER_PATCH}, or one group`),
      v.check(
        (changes) => new Set(changes.map((each) => each.id)).size === changes.length,
        'must not name one change twice',
      ),
    ),
  },
  fieldMessage,
)

export const actionInput: v.GenericSchema<unknown, NewAction> = v.strictObject(
  {
    id,
    action: v.string('must be text'),
    seen: v.exactOptional(v.pipe(v.number('must be a number'), v.integer('must be whole'))),
    reason: v.exactOptional(text(MAX_COMMENT_CHARACTERS)),
  },
  fieldMessage,
)
/** Of the document that is made. */
export const copyInput = v.strictObject({ id }, fieldMessage)
export const versionInput = v.strictObject({ name: text(MAX_VERSION_NAME_CHARACTERS) }, fieldMessage)
export const commentInput = v.strictObject({ id, path, text: text(MAX_COMMENT_CHARACTERS) }, fieldMessage)
/** Anybody who may comment resolves; only its author changes the text. */
export const changedCommentInput = v.union([
  v.strictObject({ resolved: v.boolean('must be true or false') }, fieldMessage),
  v.strictObject({ text: text(MAX_COMMENT_CHARACTERS) }, fieldMessage),
])

const searched = v.pipe(
  v.string(),
  v.maxLength(MAX_SEARCH_CHARACTERS, `must have at most ${MAX_SEARCH_CHARACTERS} characters`),
)

/** `place`, `status` and `having` may be named more than once. */
export const listQuery = v.object({
  place: v.optional(v.array(v.string()), []),
  status: v.optional(v.array(v.string()), []),
  /** Columns and their values: `kind:composition`. */
  having: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^\w{1,40}:/, 'must be a column and its value'))),
    [],
  ),
  q: v.optional(searched, ''),
  sort: v.optional(
    v.pipe(v.string(), v.regex(/^-?\w{1,40}$/, 'must be a name, with - in front from the last to the first')),
    '-updated',
  ),
  after: v.optional(v.pipe(v.string(), v.maxLength(8000, 'must be what the page before answered')), ''),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a whole number'), v.transform(Number)),
    '50',
  ),
})

/** A search over all types in one agency; what belongs to the brand comes first. */
export const findQuery = v.object({
  q: v.optional(searched, ''),
  agency: v.pipe(v.string('must name an agency'), v.nonEmpty('must name an agency')),
  brand: v.optional(v.string(), ''),
  language: v.optional(v.string(), 'en'),
  mine: v.optional(v.literal('1', 'must be 1 where it is said')),
})

export type ListQuery = v.InferOutput<typeof listQuery>

/** Of a file: the field that is going to name it, its own id at the end, and its name. */
export const fileQuery = v.strictObject(
  { path: v.pipe(path, v.regex(/\/[\w-]{8,64}$/, 'must end with an id')), name: v.string('must be text') },
  fieldMessage,
)
