import { mostLikeness, plainLetters, plainLikeness } from '../../tabular/likeness.ts'
import { readDate } from '../../tabular/read-date.ts'
import { readNumber } from '../../tabular/read-number.ts'

/**
 * Types of values in a column of an uploaded plan; `decimal` and `money` are numbers too, `integer` a whole
 * one.
 */
export type FieldType = 'text' | 'number' | 'decimal' | 'money' | 'integer' | 'date' | 'boolean'

export interface UploadField {
  field: string
  /** Other titles of its column, in any language. */
  synonyms: readonly string[]
  type: FieldType
}

/** Letters of a field's name and synonyms: each label of a sheet is compared with all of them. */
const letters = new WeakMap<UploadField, readonly (readonly string[])[]>()

function lettersOf(field: UploadField): readonly (readonly string[])[] {
  const known = letters.get(field)
  if (known) return known
  const made = [field.field, ...field.synonyms].map(plainLetters)
  letters.set(field, made)
  return made
}

/**
 * 0 to 1: how much a label is the field's name or one of its synonyms. A label without letters and digits is
 * none. Below `least` it may be told as 0, which saves most of the work.
 */
export function labelLikeness(label: string, field: UploadField, least = 0): number {
  if (!/[\p{L}\p{N}]/u.test(label)) return 0
  const own = plainLetters(label)
  let best = 0
  for (const each of lettersOf(field))
    if (mostLikeness(own, each) > best && mostLikeness(own, each) >= least)
      best = Math.max(best, plainLikeness(own, each))
  return best
}

/** Whether a text says a value of the type, as the locale writes it; every text is a text. */
export function isOfType(text: string, type: FieldType, locale: string): boolean {
  switch (type) {
    case 'number':
    case 'decimal':
    case 'money':
      return readNumber(text, locale, 'strict') !== undefined
    case 'integer':
      return Number.isInteger(readNumber(text, locale, 'strict'))
    case 'date':
      return readDate(text, locale) !== undefined
    case 'boolean':
      return /^(true|false|yes|no)$/i.test(text.trim())
    default:
      return true
  }
}
