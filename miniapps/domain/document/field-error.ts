import type * as v from 'valibot'

/** Why a field cannot hold a value. */
export interface FieldError {
  /** Which reason it is, the same in every language, with what its sentence names. */
  code: 'missing' | 'unknown' | 'too-long' | 'wrong'
  values?: Readonly<Record<string, string | number>>
  /** In English. */
  message: string
}

/** What a schema found, with a code for whoever says it in another language. */
export function fieldErrorOf(issue: v.GenericIssue): FieldError {
  const { message, type, expected, received } = issue
  if (expected === 'never') return { code: 'unknown', message }
  const { requirement } = issue as { requirement?: unknown }
  const isEmpty =
    type === 'non_empty' || (type === 'min_length' && requirement === 1) || message === 'is missing'
  if (received === 'undefined' || received === 'null' || isEmpty) return { code: 'missing', message }
  return type === 'max_length' && typeof requirement === 'number'
    ? { code: 'too-long', values: { most: requirement }, message }
    : { code: 'wrong', values: { why: message }, message }
}
