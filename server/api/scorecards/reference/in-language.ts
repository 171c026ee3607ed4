import { readFileSync } from 'node:fs'
import type { Question, Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import { LANGUAGES, type Language } from '../../../../shell/contract/words.ts'
import { SCORECARDS } from './all-scorecards.ts'

/** The nine audits are written in English; words/ has the others, of British English only what is spelled otherwise. */
type TranslatedLanguage = Exclude<Language, 'en'>

/** Texts by key: `title`, `intro.purpose`, `dimensions.0`, and of a question `consent.text`, `consent.levels.4` … */
export type ScorecardTexts = Readonly<Record<string, string>>

/** What a caller asked for by `?language=`; English for one that the audits are not translated into. */
export const askedLanguage = (asked: string | undefined): Language =>
  LANGUAGES.find((language) => language === asked) ?? 'en'

/** A version that is not among the nine was edited by people here: it keeps the texts that they gave it. */
export function inLanguage(scorecard: Scorecard, language: Language): Scorecard {
  const { id, version } = scorecard
  const reference = SCORECARDS.find((one) => one.id === id && one.version === version)
  if (!reference) return scorecard
  const texts = language === 'en' ? textsOf(reference) : { ...textsOf(reference), ...textsIn(id, language) }
  return reworded(scorecard, (key, own) => texts[key] ?? own)
}

/** All that a person reads of a scorecard, in its own words. */
export function textsOf(scorecard: Scorecard): ScorecardTexts {
  const texts: Record<string, string> = {}
  reworded(scorecard, (key, own) => (texts[key] = own))
  return texts
}

const read = new Map<string, ScorecardTexts>()

export function textsIn(scorecardId: string, language: TranslatedLanguage): ScorecardTexts {
  const file = new URL(`words/${scorecardId}/${language.toLowerCase()}.json`, import.meta.url)
  const texts = read.get(file.href) ?? (JSON.parse(readFileSync(file, 'utf8')) as ScorecardTexts)
  read.set(file.href, texts)
  return texts
}

type Reword = (key: string, own: string) => string

function reworded(scorecard: Scorecard, reword: Reword): Scorecard {
  const { title, intro, dimensions, questions } = scorecard
  const dimension = (own: string) => reword(`dimensions.${dimensions.indexOf(own)}`, own)
  return {
    ...scorecard,
    title: reword('title', title),
    intro: {
      ...intro,
      purpose: reword('intro.purpose', intro.purpose),
      whoAnswers: reword('intro.whoAnswers', intro.whoAnswers),
    },
    // Questions name their dimension by its text, so both are reworded alike.
    dimensions: dimensions.map(dimension),
    questions: questions.map((question) => ({
      ...rewordedQuestion(question, reword),
      dimension: dimension(question.dimension),
    })),
  }
}

function rewordedQuestion(question: Question, reword: Reword): Question {
  const { id, text, help, levels, evidenceType, ownerRole } = question
  const [nought, one, two, three, four] = levels
  const level = (index: number, own: string) => reword(`${id}.levels.${index}`, own)
  return {
    ...question,
    text: reword(`${id}.text`, text),
    help: reword(`${id}.help`, help),
    levels: [level(0, nought), level(1, one), level(2, two), level(3, three), level(4, four)],
    evidenceType: reword(`${id}.evidenceType`, evidenceType),
    ownerRole: reword(`${id}.ownerRole`, ownerRole),
  }
}
