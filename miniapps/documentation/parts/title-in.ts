import type { PageCard } from '../../domain/documentation/page.ts'

/** The language that a page is shown in to somebody: theirs where it exists in that one. */
export const languageFor = ({ titles }: PageCard, language: string): string =>
  language in titles ? language : 'en'

export const titleIn = (page: PageCard, language: string): string => page.titles[languageFor(page, language)]!

/** Pages in English are shown for British English too. */
export const isForeign = (page: PageCard, language: string): boolean =>
  !language.startsWith('en') && !(language in page.titles)
