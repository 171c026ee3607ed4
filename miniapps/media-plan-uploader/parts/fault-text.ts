import type { FaultCode } from '../../domain/uploads/read-field.ts'
import type { FileLocale } from '../../domain/uploads/upload-cell.ts'
import { words } from '../words/words.ts'

const NUMBER = 1234.56

/** The fault of a cell. */
export const faultText = (code: FaultCode): string => words(`fault.${code}`)

/** The value to write instead, in the file's own way. */
export function remedyText(code: FaultCode, locale: FileLocale): string {
  if (code === 'no-number') return words('remedy.no-number', { example: NUMBER.toLocaleString(locale) })
  if (code === 'no-date') return words('remedy.no-date', { example: dayOf(locale) })
  return words(`remedy.${code}`)
}

/** 30 April: no order of day and month makes another day of it. */
const dayOf = (locale: FileLocale): string =>
  new Date('2026-04-30').toLocaleDateString(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
