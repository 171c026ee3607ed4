import { languageOf, shownLanguage, type Language } from '../../../shell/contract/words.ts'
import type { Option } from '../controls/select.tsx'
import { DEFAULT_LOCALE } from './format.ts'
import { knownLocale } from './known-locale.ts'
import { words } from './words.ts'

/** A tag that is stored for each language that there are words in. */
const TAGS: Record<Language, string> = {
  en: 'en-US',
  'en-GB': 'en-GB',
  de: 'de',
  es: 'es',
  fr: 'fr',
  'pt-BR': 'pt-BR',
  ja: 'ja',
}
/** One locale for each way of writing that staff in our markets use. */
const LOCALES = [
  'en-gb',
  'en-us',
  'en-au',
  'en-ca',
  'en-in',
  'cs-cz',
  'da-dk',
  'de-at',
  'de-ch',
  'de-de',
  'es-es',
  'es-mx',
  'fi-fi',
  'fr-ca',
  'fr-fr',
  'hu-hu',
  'it-it',
  'ja-jp',
  'ko-kr',
  'nl-nl',
  'nb-no',
  'pl-pl',
  'pt-br',
  'pt-pt',
  'ro-ro',
  'sv-se',
  'tr-tr',
  'zh-cn',
]

/** A date on which day and month cannot be mixed up, late in the day. */
const SAMPLE_DATE = new Date(2026, 11, 31, 17, 5)
const SAMPLE_NUMBER = 1_234_567.89

/** Languages by their names in themselves; of the one in use the value is as it is stored, `de-AT` too. */
export const languageOptions = (inUse: string): readonly Option[] =>
  Object.entries(TAGS).map(([language, tag]) => ({
    value: language === (languageOf(inUse) ?? 'en') ? inUse : tag,
    label: nameOf(tag, tag),
    lang: tag,
  }))

/** Regions by name; the value keeps the way it is stored (`en-gb`). */
export const localeOptions = (inUse: string): readonly Option[] =>
  withInUse(LOCALES, inUse)
    .map((value) => ({ value, label: nameOf(value, shownLanguage()) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, shownLanguage()))

/** The sample date as this locale writes it, long and short. */
export function dateExample(locale: string): string {
  const at = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(knownLocale(locale, DEFAULT_LOCALE), options).format(SAMPLE_DATE)
  return `${at({ dateStyle: 'long' })} · ${at({ dateStyle: 'short', timeStyle: 'short' })}`
}

/** The sample number as this locale writes it, and as an amount and a share. */
export function numberExample(locale: string): string {
  const as = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(knownLocale(locale, DEFAULT_LOCALE), options).format(value)
  return [
    as(SAMPLE_NUMBER),
    as(SAMPLE_NUMBER, { style: 'currency', currency: 'EUR' }),
    as(0.125, { style: 'percent', maximumFractionDigits: 1 }),
  ].join(' · ')
}

const withInUse = (known: readonly string[], inUse: string): readonly string[] =>
  known.some((value) => value.toLowerCase() === inUse.toLowerCase())
    ? known.map((value) => (value.toLowerCase() === inUse.toLowerCase() ? inUse : value))
    : [inUse, ...known]

function nameOf(locale: string, language: string): string {
  try {
    const name =
      new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  } catch {
    return locale // not a locale; shown as it is stored
  }
}

export const schemeOptions = () =>
  (['system', 'light', 'dark'] as const).map((value) => ({ value, label: words(`scheme.${value}`) }))

export const densityOptions = () =>
  (['comfortable', 'compact'] as const).map((value) => ({ value, label: words(`density.${value}`) }))
