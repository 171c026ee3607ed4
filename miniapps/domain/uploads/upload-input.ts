import * as v from 'valibot'
import { limitedText } from '../document/limited-text.ts'
import { NAME_MAX_CHARACTERS, NOTES_MAX_CHARACTERS } from '../plans/limits.ts'
import { RATE_TYPES } from '../plans/plan.ts'
import {
  FILE_NAME_MAX_CHARACTERS,
  LABEL_MAX_CHARACTERS,
  MAX_UPLOAD_LINES,
  TEMPLATE_COLUMNS,
  TEMPLATE_NAMES,
  VENDOR_MAX_CHARACTERS,
} from './limits.ts'
import type { UploadWorld } from './line-cells.ts'
import { PLAN_FIELD_KEYS, PLAN_FIELDS } from './plan-fields.ts'
import { FILE_LOCALES } from './upload-cell.ts'

const text = (most: number) => v.pipe(limitedText(most), v.trim(), v.nonEmpty('must not be empty'))
const count = v.pipe(
  v.number('must be a number'),
  v.safeInteger('must be whole'),
  v.minValue(0, 'must not be negative'),
)
const amount = v.pipe(v.number('must be a number'), v.safeInteger('must be whole minor units'))
const currency = v.pipe(v.string('must be text'), v.regex(/^[A-Z]{3}$/, 'must be a currency, such as EUR'))

/** A list of names with something each, no longer than a template may be. */
const named = <Value extends v.GenericSchema<string, string>>(value: Value, most: number) =>
  v.pipe(
    v.record(limitedText(LABEL_MAX_CHARACTERS), value),
    v.check((names) => Object.keys(names).length <= most, `must be at most ${most}`),
  )

const isText = (field: string) =>
  PLAN_FIELDS.some((rule) => rule.field === field && /text|date|code/.test(rule.kind))
const values = v.strictObject(
  Object.fromEntries(
    PLAN_FIELD_KEYS.map((field) => [
      field,
      v.optional(
        isText(field)
          ? limitedText(field === 'notes' ? NOTES_MAX_CHARACTERS : NAME_MAX_CHARACTERS)
          : v.pipe(v.number('must be a number'), v.minValue(0, 'must not be negative')),
      ),
    ]),
  ),
)

/** A file as it was read, mended and looked at by a person. */
export const UPLOAD_INPUT = v.strictObject({
  /** Random: the same upload sent twice is one. */
  id: v.pipe(v.string('must be text'), v.uuid('must be a UUID')),
  vendor: text(VENDOR_MAX_CHARACTERS),
  file: v.strictObject({
    name: text(FILE_NAME_MAX_CHARACTERS),
    hash: v.pipe(v.string('must be text'), v.regex(/^[\da-f]{64}$/, 'must be a SHA-256')),
    sheet: limitedText(FILE_NAME_MAX_CHARACTERS),
  }),
  locale: v.picklist(FILE_LOCALES, 'must be a locale of files'),
  currency,
  columns: named(v.picklist([...PLAN_FIELD_KEYS, ''], 'must be a field'), TEMPLATE_COLUMNS),
  touchpoints: named(limitedText(NAME_MAX_CHARACTERS), TEMPLATE_NAMES),
  market: v.pipe(v.string('must be text'), v.regex(/^([A-Z]{2})?$/, 'must be a country, such as GB')),
  unit: limitedText(LABEL_MAX_CHARACTERS),
  rateType: v.nullable(v.picklist(RATE_TYPES, 'must be a kind of rate')),
  /** The plan that it changes; null makes a new one. */
  plan: v.nullable(v.string('must be text')),
  /** Too many of them are refused by a name of its own. */
  lines: v.pipe(v.array(values, 'must be a list'), v.minLength(1, 'must not be empty')),
  leftOut: count,
  net: amount,
  difference: v.nullable(amount),
  /** Ids of lines that the file no longer has, and that shall go from the plan. */
  remove: v.pipe(
    v.array(v.string('must be text'), 'must be a list'),
    v.maxLength(MAX_UPLOAD_LINES, `must be at most ${MAX_UPLOAD_LINES}`),
  ),
})

export type UploadInput = v.InferOutput<typeof UPLOAD_INPUT>

/** Values that an upload's lines have in common. */
export const worldOf = ({
  vendor,
  currency,
  market,
  touchpoints,
  unit,
  rateType,
}: UploadInput): UploadWorld => ({
  vendor,
  currency,
  market,
  touchpoints,
  unit,
  rateType,
})
