import { textOf } from '../../../domain/document/change.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { Format } from '../../words/format.ts'
import { words as kitWords } from '../../words/words.ts'

/** A field's value as text, for changes, versions and conflicts. */
export function valueWords(value: Json, format: Format): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'number') return format.number(value)
  if (typeof value === 'boolean') return value ? kitWords('yes') : kitWords('no')
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value
  if (Array.isArray(value)) return format.list(value.map((each) => valueWords(each, format)))
  const { name, title, url } = value as Readonly<Record<string, Json>>
  return [name, title, url].map(textOf).find(Boolean) ?? '–'
}
