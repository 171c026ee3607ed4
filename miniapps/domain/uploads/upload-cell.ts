/** A cell of somebody's sheet; a date is the moment whose UTC fields the sheet shows. */
export type UploadCell = string | number | boolean | Date | null

/** Locales in which files say numbers and dates; people choose one for the whole file. */
export const FILE_LOCALES = ['de-DE', 'en-GB', 'en-US'] as const
export type FileLocale = (typeof FILE_LOCALES)[number]

const MOST_DIGITS = 20
const formats = new Map<string, Intl.NumberFormat>()

/** A cell as a file of that locale would say it. */
export function cellText(cell: UploadCell, locale: string): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return numberFormat(locale).format(cell)
  return String(cell).trim()
}

function numberFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: MOST_DIGITS })
  formats.set(locale, made)
  return made
}
