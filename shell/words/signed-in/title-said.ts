import type en from './words/en.json'
import { words } from './words/words.ts'

/** The title of an app or a menu line as it is shown, by its English one; a title of somebody else's app stays as it was given. */
export function titleSaid(title: string): string {
  const said = words(`title.${title}` as keyof typeof en)
  return said.startsWith('title.') ? title : said
}
