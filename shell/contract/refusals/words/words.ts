import { createLaterWords } from '../../words.ts'
import type en from './en.json'

export const words = createLaterWords<keyof typeof en>((language) => import(`./${language}.json`))
