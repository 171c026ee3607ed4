import type { SourceColumn } from './source-table.ts'

export type Personal = 'email' | 'phone' | 'name' | 'id'

/** Those of which one in a file stops its import; ids are left out and named. */
export const STOPPING: ReadonlySet<Personal> = new Set<Personal>(['email', 'phone', 'name'])

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i
const PHONE = /^(?:\+|00)?[\d\s()/.-]{8,20}$/
const FEWEST_DIGITS = 9
const IN_TITLE: readonly (readonly [Personal, RegExp])[] = [
  ['email', /(^|_)e_?mail(_|$)/],
  ['phone', /(^|_)(phone|telephone|mobile|tel|telefon|handy|phone_?number)(_|$)/],
  ['name', /^(first|last|sur|full|family|given|vor|nach)_?names?$|^name$|^nom$|^nombre$|^apellidos?$/],
  ['id', /(^|_)(id|uuid|guid|respid|respondentid|panelistid|serial|postcode|zip|ip_?address)$/],
]
/** Fewer rows prove nothing by being different from each other. */
const FEWEST_ROWS = 30

/**
 * Whether a column tells who somebody is, by its name or by what stands in it. One e-mail among a thousand other texts is enough; phones
 * are most of a column, and an id is another one in each row.
 */
export function personalKind({ name, type, labels, values }: SourceColumn): Personal | null {
  const title = name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')
  const filled = values.filter((value) => value !== null && value !== '')
  if (filled.length === 0 || labels.length > 0 || type === 'date') return null
  if (type === 'text' && filled.some((value) => EMAIL.test(String(value)))) return 'email'
  const named = IN_TITLE.find(
    ([kind, pattern]) => pattern.test(title) && (kind === 'id' || type === 'text'),
  )?.[0]
  if (named) return named
  const isWhole = type === 'text' || filled.every((value) => Number.isInteger(value))
  if (!isWhole) return null
  if (filled.filter((value) => isPhone(String(value))).length * 2 > filled.length) return 'phone'
  const isEach = filled.length >= FEWEST_ROWS && new Set(filled).size === filled.length
  return isEach ? 'id' : null
}

const isPhone = (text: string) => PHONE.test(text) && text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS
