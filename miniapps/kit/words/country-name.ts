import type { Country } from '../../../shell/contract/entities.ts'
import { LANGUAGES, shownLanguage } from '../../../shell/contract/words.ts'

/** Thousands of brands share a few countries. */
const names = new Map<string, string>()

/** `Deutschland` in German; in English, and where nobody knows the code, what the table of countries says. */
export function countryName({ code, name }: Pick<Country, 'code' | 'name'>): string {
  const language = shownLanguage()
  if (language.startsWith('en')) return name
  const key = `${language} ${code}`
  const known = names.get(key) ?? nameIn(language, code) ?? name
  names.set(key, known)
  return known
}

const namesInAll = new Map<string, readonly string[]>()

/** What each language of the portal calls a country. */
export function countryNames(code: string): readonly string[] {
  const known = namesInAll.get(code)
  if (known) return known
  const found = [...new Set(LANGUAGES.flatMap((language) => nameIn(language, code) ?? []))]
  namesInAll.set(code, found)
  return found
}

function nameIn(language: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code.toUpperCase())
  } catch {
    return undefined // not a code at all
  }
}
