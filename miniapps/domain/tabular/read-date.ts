type Part = 'day' | 'month' | 'year'

/** Two digits mean a year from 1970 to 2069. */
const CENTURY_TURNS_AT = 70

/**
 * Reads a date as people write it: `2026-11-23`, `23.11.2026` or `11/23/26` in the order of the locale, `23 Nov 2026`,
 * `23. November 2026`. A time may follow; it is taken as UTC, and without one the result is midnight UTC.
 * @returns undefined for what is no day of the calendar
 */
export function readDate(text: string, locale: string): Date | undefined {
  const bare = text.normalize('NFKC').trim()
  const [day, time] = splitTime(bare)
  const moment = readTime(time)
  if (moment === undefined) return undefined
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day) ?? /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(day)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), moment)
  const figures = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})$/.exec(day)
  if (figures) return fromFigures(figures, locale, moment)
  return fromWords(day, locale, moment)
}

function splitTime(text: string): [day: string, time: string] {
  const found = /^(.*?\d{2,4}|.*日)[T,]?\s*(\d{1,2}:\d{2}.*)$/s.exec(text)
  return found ? [found[1]!.trim(), found[2]!] : [text, '']
}

/** Milliseconds since midnight; undefined for what is no time. */
function readTime(time: string): number | undefined {
  if (!time) return 0
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?\s*(?:Z|([ap])\.?m\.?)?$/i.exec(time)
  if (!found) return undefined
  const [, hours, minutes, seconds = '0', fraction = '0', half] = found
  const hour = (half ? Number(hours) % 12 : Number(hours)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
}

/** Day and month in the locale's order; the other one where a figure can only be the day. */
function fromFigures([, first, second, year]: RegExpExecArray, locale: string, moment: number) {
  const [a, b] = [Number(first), Number(second)]
  const isUsual = orderOf(locale).indexOf('day') < orderOf(locale).indexOf('month')
  const isDayFirst = a > 12 || (isUsual && b <= 12)
  return isDayFirst ? dateOf(fullYear(year!), b, a, moment) : dateOf(fullYear(year!), a, b, moment)
}

function fromWords(day: string, locale: string, moment: number): Date | undefined {
  const year = /\b(\d{4}|'?\d{2})$/.exec(day)?.[1]
  const date = /(?<!\d)(\d{1,2})(?!\d)/.exec(day)?.[1]
  const name = /\p{L}{3,}/u.exec(day.replace(/\b(de|of|del|do|da)\b/gi, ' '))?.[0]
  const month = name && monthOf(name, locale)
  if (!year || !date || !month) return undefined
  return dateOf(fullYear(year), month, Number(date), moment)
}

function fullYear(text: string): number {
  const year = Number(text.replace("'", ''))
  if (text.length > 3) return year
  return year + (year < CENTURY_TURNS_AT ? 2000 : 1900)
}

function dateOf(year: number, month: number, day: number, moment: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
  return isReal ? new Date(date.getTime() + moment) : undefined
}

const months = new Map<string, readonly string[]>()

/** The month whose name begins so in the locale's language or in English, from 1. */
function monthOf(name: string, locale: string): number | undefined {
  for (const language of [locale, 'en']) {
    const names = months.get(language) ?? namesIn(language)
    months.set(language, names)
    const folded = fold(name)
    const found = names.findIndex((each) => each.startsWith(folded) || folded.startsWith(each))
    if (found >= 0) return (found % 12) + 1
  }
  return undefined
}

/** Long names, then short ones. */
function namesIn(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => fold(format.format(Date.UTC(2026, index, 15))))
  })
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase()

const orders = new Map<string, readonly Part[]>()

function orderOf(locale: string): readonly Part[] {
  const order =
    orders.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
      .formatToParts(0)
      .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  orders.set(locale, order)
  return order
}
