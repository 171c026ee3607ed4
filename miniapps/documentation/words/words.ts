import { createWords } from '../../../shell/contract/words.ts'
import type en from './en.json'

/** Descriptions of apps stand in the words of each app. */
type OfApps = `about.${string}`

export const words = createWords<keyof typeof en | OfApps>((language) => import(`./${language}.json`))
