import { createLaterWords } from '../../../contract/words.ts'
import type en from './en.json'

/** What the login page says of a sign-in that failed or a session that ended; loaded when there is something to say. */
export const words = createLaterWords<keyof typeof en>((language) => import(`./${language}.json`))
