import { createLaterWords } from '../../words.ts'
import type en from './en.json'

export const words = createLaterWords<keyof typeof en | `refusal.${string}`>(
  (language) => import(`./${language}.json`),
)
