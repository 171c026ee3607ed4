import { readNumber } from '../tabular/read-number.ts'
import { readDay } from './read-day.ts'
import { FILE_LOCALES, type FileLocale, type UploadCell } from './upload-cell.ts'

/** Texts that are looked at: enough for a file of some thousand lines. */
const MOST_TEXTS = 500
const MOST_CHARACTERS = 30
const DAY = /^\d{1,2}[-/.]\s?\d{1,2}[-/.]\s?\d{2,4}$/

/**
 * Locales in which a file may say its numbers and dates: those that can read most of its texts, `usual` first. Cells
 * that are numbers and dates to the spreadsheet say nothing of it.
 */
export function likelyLocales(rows: readonly (readonly UploadCell[])[], usual: FileLocale): FileLocale[] {
  const texts = tellingTexts(rows)
  const locales = [usual, ...FILE_LOCALES.filter((each) => each !== usual)]
  const readable = locales.map((locale) => texts.filter((text) => isReadable(text, locale)).length)
  return locales.filter((_, at) => readable[at] === Math.max(...readable))
}

function tellingTexts(rows: readonly (readonly UploadCell[])[]): string[] {
  const texts: string[] = []
  for (const cell of rows.flat()) {
    if (typeof cell !== 'string' || !isFigures(cell)) continue
    if (texts.push(cell.trim()) === MOST_TEXTS) break
  }
  return texts
}

const isFigures = (text: string): boolean =>
  text.length <= MOST_CHARACTERS && /\d/.test(text) && !/\p{L}/u.test(text)

const isReadable = (text: string, locale: FileLocale): boolean =>
  DAY.test(text) ? readDay(text, locale) !== undefined : readNumber(text, locale, 'strict') !== undefined
