import { createWords } from '../../../shell/contract/words.ts'
import type en from './en.json'

export const words = createWords<keyof typeof en>((language) => import(`./${language}.json`))
