import { useMemo } from 'react'
import type { DisplaySettings } from '../../../shell/contract/entities.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { knownLocale } from './known-locale.ts'
import { useLanguage } from './use-language.ts'

/** Spec section 3, display settings: product defaults. */
const DEFAULT_LANGUAGE = 'en-US'
export const DEFAULT_LOCALE = 'en-gb'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
const MONTH_SECONDS = 2_629_800

type When = Date | string | number

const LONG_DATE = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** Numbers, dates and sorting the way this person reads them. */
export function useFormat(): Format {
  const { displayLanguage, dateLocale, numberLocale } = useMiniApp(({ context }) => context.displaySettings)
  const language = useLanguage()
  return useMemo(
    () => createFormat({ displayLanguage, dateLocale, numberLocale }),
    // oxlint-disable-next-line react/exhaustive-deps
    [displayLanguage, dateLocale, numberLocale, language],
  )
}

export type Format = ReturnType<typeof createFormat>

/** The same without React. Whatever cannot be formatted is an en dash, never an exception. */
export function createFormat(settings: DisplaySettings) {
  const numbers = knownLocale(settings.numberLocale, DEFAULT_LOCALE)
  const dates = knownLocale(settings.dateLocale, DEFAULT_LOCALE)
  const language = shownLanguage() // relative times, lists and names stand among words
  const said = languageIn(language, dates)
  const number = (value: number | null | undefined, options?: Intl.NumberFormatOptions) =>
    typeof value === 'number' && Number.isFinite(value) ? value.toLocaleString(numbers, options) : '–'
  const at = (when: When | null | undefined, options: Intl.DateTimeFormatOptions) => {
    const date = toDate(when)
    return date ? date.toLocaleString(dates, options) : '–'
  }
  const collator = new Intl.Collator(knownLocale(settings.displayLanguage, DEFAULT_LANGUAGE), {
    numeric: true,
    sensitivity: 'base',
  })
  return {
    /** For reading what people type, or for a control of its own: locales the browser knows, whatever is in the database. */
    numberLocale: numbers,
    dateLocale: dates,
    number,
    /** These two for what says thousands of values: making one takes longer than using it. */
    numberFormat: (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(numbers, options),
    dateFormat: (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dates, options),
    /** 0.425 -> 43% (or `digits` after the point). */
    percent: (share: number | null | undefined, digits = 0) =>
      number(share, { style: 'percent', maximumFractionDigits: digits }),
    currency: (amount: number | null | undefined, code: string, digits?: number) =>
      currency(number, amount, code, digits),
    date: (when: When | null | undefined) => at(when, { dateStyle: 'medium' }),
    /** `Friday 21 November`: words of the language, in the order of the date format’s country. */
    longDate: (when: When | null | undefined) => toDate(when)?.toLocaleString(said, LONG_DATE) ?? '–',
    time: (when: When | null | undefined) => at(when, { timeStyle: 'short' }),
    dateTime: (when: When | null | undefined) => at(when, { dateStyle: 'medium', timeStyle: 'short' }),
    /** `5 minutes ago`, `yesterday`; a date when it is more than a month away. */
    relative: (when: When | null | undefined, now: number = Date.now()) =>
      relative(language, when, now) ?? at(when, { dateStyle: 'medium' }),
    /** `Euro (EUR)`; the code alone where nobody knows its name. */
    currencyName: (code: string) => named(language, 'currency', code),
    /** `German (de-DE)`. */
    languageName: (tag: string) => named(language, 'language', tag),
    /** `Germany`, for an ISO 3166 code. */
    regionName: (code: string) => displayName(language, 'region', code) ?? code,
    list: (parts: readonly string[]) => new Intl.ListFormat(language).format(parts),
    /** For sorting names: numbers inside count, case and accents do not. */
    compare: (left: string, right: string) => collator.compare(left, right),
  }
}

/** The language as it is written in the country of the date format: English with German formats is English as in Germany. */
function languageIn(language: string, dates: string): string {
  const asked = new Intl.Locale(dates)
  if (asked.language === new Intl.Locale(language).language) return dates
  return new Intl.Locale(language, { region: asked.maximize().region ?? '001' }).toString()
}

function toDate(when: When | null | undefined): Date | undefined {
  if (when === null || when === undefined || when === '') return
  const date = new Date(when)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function named(language: string, type: 'currency' | 'language', code: string): string {
  const name = displayName(language, type, code)
  return name ? `${name} (${code})` : code
}

function displayName(language: string, type: Intl.DisplayNamesType, code: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type, fallback: 'none' }).of(
      type === 'language' ? code.replaceAll('_', '-') : code.toUpperCase(),
    )
  } catch {
    return undefined // not a code at all
  }
}

function relative(language: string, when: When | null | undefined, now: number): string | undefined {
  const date = toDate(when)
  if (!date) return
  const seconds = (date.getTime() - now) / 1000
  const format = (value: number, unit: Intl.RelativeTimeFormatUnit, numeric: 'auto' | 'always' = 'auto') =>
    new Intl.RelativeTimeFormat(language, { numeric }).format(Math.trunc(value), unit)
  const away = Math.abs(seconds)
  const days = daysBetween(new Date(now), date)
  if (away >= MONTH_SECONDS) return
  if (Math.abs(days) >= 7) return format(days / 7, 'week', 'always') // "last week" may be nine days ago, or three
  if (away >= DAY_SECONDS && days !== 0) return format(days, 'day')
  if (away >= HOUR_SECONDS) return format(seconds / HOUR_SECONDS, 'hour')
  return away >= MINUTE_SECONDS ? format(seconds / MINUTE_SECONDS, 'minute') : format(0, 'second')
}

/** From midnight to midnight: what was the day before yesterday is never "yesterday". */
function daysBetween(from: Date, to: Date): number {
  const dayOf = (date: Date) =>
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (DAY_SECONDS * 1000)
  return dayOf(to) - dayOf(from)
}

function currency(
  number: (value: number | null | undefined, options?: Intl.NumberFormatOptions) => string,
  amount: number | null | undefined,
  code: string,
  digits?: number,
): string {
  const figures = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!/^[a-z]{3}$/i.test(code)) return number(amount, figures)
  return number(amount, { style: 'currency', currency: code, ...figures })
}
