import { languageOf, type Language } from '../../../shell/contract/words.ts'

/** How dates and numbers are written where a language comes from. */
const LOCALE_OF: Record<Language, string> = {
  en: 'en-us',
  'en-GB': 'en-gb',
  de: 'de-de',
  es: 'es-es',
  fr: 'fr-fr',
  'pt-BR': 'pt-br',
  ja: 'ja-jp',
}

/** The locale to offer with a language; undefined where dates and numbers are written in it already, of whatever region. */
export function matchingLocale(language: string, inUse: readonly string[]): string | undefined {
  const known = languageOf(language)
  if (!known) return undefined
  const base = (tag: string) => tag.split('-')[0]!.toLowerCase()
  return inUse.every((locale) => base(locale) === base(known)) ? undefined : LOCALE_OF[known]
}
