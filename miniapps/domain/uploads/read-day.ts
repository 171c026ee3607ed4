import { readDate } from '../tabular/read-date.ts'

/** Day and month in figures, in either order. */
const FIGURES = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?\d{2,4}/
const MONTHS = 12

/**
 * The ISO date that a text of a file says, in the order of its locale alone: 13/04/2026 is no US date. Of a
 * column nobody looks at cell by cell, the other order would be wrong in each date that has both.
 */
export function readDay(text: string, locale: string): string | undefined {
  const found = FIGURES.exec(text.normalize('NFKC').trim())
  const month = found && Number(locale === 'en-US' ? found[1] : found[2])
  if (month && month > MONTHS) return undefined
  return readDate(text, locale)?.toISOString().slice(0, '2026-11-25'.length)
}
