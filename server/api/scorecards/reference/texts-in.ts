import { readFileSync } from 'node:fs'
import type { Language } from '../../../../shell/contract/words.ts'

/** Texts by key: `title`, `intro.purpose`, `dimensions.0`, and of a question `consent.text`, `consent.levels.4` … */
export type ScorecardTexts = Readonly<Record<string, string>>

/** Of British English only what is spelled otherwise. */
export function textsIn(scorecardId: string, language: Language): ScorecardTexts {
  const file = new URL(`words/${scorecardId}/${language.toLowerCase()}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ScorecardTexts
}
