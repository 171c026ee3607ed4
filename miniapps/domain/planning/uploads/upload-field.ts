import { likeness } from '../../tabular/likeness.ts'
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

/**
 * 0 to 1: how much a label is the field's name or one of its synonyms. A label without letters and digits is
 * none.
 */
export function labelLikeness(label: string, { field, synonyms }: UploadField): number {
  if (!/[\p{L}\p{N}]/u.test(label)) return 0
  return Math.max(...[field, ...synonyms].map((each) => likeness(label, each)))
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
