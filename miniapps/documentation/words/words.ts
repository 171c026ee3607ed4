import { createWords } from '../../../shell/contract/words.ts'
import type en from './en.json'

/** What apps say of themselves stands with each app. */
type OfApps = `about.${string}`

export const words = createWords<keyof typeof en | OfApps>((language) => import(`./${language}.json`))
