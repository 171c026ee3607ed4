import { words } from './words/words.ts'

/** The title of an app or a menu line as it is shown, by its English one; one that has no words in a language stays as it was given. */
export function titleSaid(title: string): string {
  const said = words(`title.${title}`)
  return said.startsWith('title.') ? title : said
}
