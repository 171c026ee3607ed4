import { createWords, LANGUAGES, type Language } from '../../../../../shell/contract/words.ts'
import type en from './en.json'

type Key = keyof typeof en

const load = (language: Language) => import(`./${language}.json`)

export const words = createWords<Key>(load)

/** What a word without values is in each language, for files that come back from anywhere. */
export async function inAllLanguages(): Promise<(key: Key) => readonly string[]> {
  const catalogues = await Promise.all(LANGUAGES.map(async (language) => (await load(language)).default))
  return (key) =>
    catalogues.flatMap((catalogue) => (typeof catalogue[key] === 'string' ? [catalogue[key]] : []))
}
