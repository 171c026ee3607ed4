import { loadErrors, loadSections } from 'virtual:documentation'
import { shownLanguage, type Language } from '../../../shell/contract/words.ts'
import type { PageSection } from '../../domain/documentation/page.ts'
import { search, textIndex, type TextIndex } from '../../kit/search/text-index.ts'

/** Nobody reads further; another word finds it. */
const MOST_FOUND = 30

const indexes = new Map<Language, Promise<TextIndex<PageSection>>>()

/** All that can be found in the language in use; a load that failed is tried again. */
export function searchIndex(): Promise<TextIndex<PageSection>> {
  const language = shownLanguage()
  const known = indexes.get(language) ?? madeIndex(language)
  indexes.set(language, known)
  known.catch(() => indexes.delete(language))
  return known
}

async function madeIndex(language: Language): Promise<TextIndex<PageSection>> {
  const [sections, errors] = await Promise.all([loadSections(language), loadErrors(language)])
  const ofErrors = errors.map(({ code, text }) => ({
    slug: `errors/${code}`,
    title: code,
    heading: '',
    anchor: '',
    text,
  }))
  return textIndex([...sections, ...ofErrors], ({ title, heading, text }) => ({
    title: heading || title,
    beside: heading ? title : '',
    further: text,
  }))
}

/** Sections with all words of the query, the best first; what looks like it where there is none. */
export function findSections(index: TextIndex<PageSection>, query: string): readonly PageSection[] {
  const found = search(index, query).flat()
  return (found.length > 0 ? found : search(index, query, { loose: true }).flat()).slice(0, MOST_FOUND)
}
