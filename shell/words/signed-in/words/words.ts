import { createLaterWords } from '../../../contract/words.ts'
import type en from './en.json'

/** What nobody reads before somebody is signed in: denials, notices, titles of apps and menus. */
export const words = createLaterWords<keyof typeof en | `title.${string}`>(
  (language) => import(`./${language}.json`),
)
