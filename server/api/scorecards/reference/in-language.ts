import { readFileSync } from 'node:fs'
import type { Question, Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import { LANGUAGES, type Language } from '../../../../shell/contract/words.ts'
import { SCORECARDS } from './all-scorecards.ts'
import { SOURCE_NAMES } from './source-names.ts'

/** The nine audits are written in English; words/ has the others, of British English only what is spelled otherwise. */
type TranslatedLanguage = Exclude<Language, 'en'>

/** Texts by key: `title`, `intro.purpose`, `dimensions.0`, and of a question `consent.text`, `consent.levels.4` … */
export type ScorecardTexts = Readonly<Record<string, string>>

/** What a caller asked for by `?language=`; English for one that the audits are not translated into. */
export const askedLanguage = (asked: string | undefined): Language =>
  LANGUAGES.find((language) => language === asked) ?? 'en'

/**
 * Older versions, and those edited by people here, are translated where they say the same as the nine do today; what
 * they say otherwise stays as it was written, mostly in English. Translations of old versions are not kept.
 */
export function inLanguage(scorecard: Scorecard, language: Language): Scorecard {
  const { id, version } = scorecard
  const reference = SCORECARDS.find((one) => one.id === id)
  if (!reference) return scorecard
  const { english, texts } = textsOfReference(reference, language)
  const isReference = version === reference.version
  return reworded(
    scorecard,
    (key, own) => ((isReference || english[key] === own) && texts[key]) || own,
    (source) =>
      source
        .split('; ')
        .map((name) => SOURCE_NAMES[name]?.[language] || name)
        .join('; '),
    reference.dimensions,
  )
}

/** All that a person reads of a scorecard, in its own words. */
export function textsOf(scorecard: Scorecard): ScorecardTexts {
  const texts: Record<string, string> = {}
  reworded(scorecard, (key, own) => (texts[key] = own))
  return texts
}

interface ReferenceTexts {
  english: ScorecardTexts
  /** English where the language has nothing of its own. */
  texts: ScorecardTexts
}

const known = new Map<string, ReferenceTexts>()

/** Collected once for each audit and language: a brand's history asks for them 180 times. */
function textsOfReference(reference: Scorecard, language: Language): ReferenceTexts {
  const key = `${reference.id}/${language}`
  const found = known.get(key)
  if (found) return found
  const english = textsOf(reference)
  const texts = language === 'en' ? english : { ...english, ...textsIn(reference.id, language) }
  known.set(key, { english, texts })
  return { english, texts }
}

export function textsIn(scorecardId: string, language: TranslatedLanguage): ScorecardTexts {
  const file = new URL(`words/${scorecardId}/${language.toLowerCase()}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ScorecardTexts
}

type Reword = (key: string, own: string) => string
type RenameSource = (name: string) => string
const asItIs: RenameSource = (name) => name

/** @param order dimensions as their texts are numbered: another version may have more, fewer or another order of them */
function reworded(
  scorecard: Scorecard,
  reword: Reword,
  renameSource = asItIs,
  order = scorecard.dimensions,
): Scorecard {
  const { title, intro, dimensions, questions } = scorecard
  const dimension = (own: string) => reword(`dimensions.${order.indexOf(own)}`, own)
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
      ...(question.source && {
        source: { ...question.source, name: renameSource(question.source.name) },
      }),
      dimension: dimension(question.dimension),
    })),
  }
}

function rewordedQuestion(question: Question, reword: Reword): Question {
  const { id, text, help, levels, measure, lift, recommendation, evidenceType, ownerRole } = question
  const [nought, one, two, three, four] = levels
  const level = (index: number, own: string) => reword(`${id}.levels.${index}`, own)
  return {
    ...question,
    text: reword(`${id}.text`, text),
    help: reword(`${id}.help`, help),
    levels: [level(0, nought), level(1, one), level(2, two), level(3, three), level(4, four)],
    ...(measure && { measure: { ...measure, name: reword(`${id}.measure`, measure.name) } }),
    ...(lift !== undefined && { lift: reword(`${id}.lift`, lift) }),
    ...(recommendation && {
      recommendation: { ...recommendation, text: reword(`${id}.recommendation`, recommendation.text) },
    }),
    evidenceType: reword(`${id}.evidenceType`, evidenceType),
    ownerRole: reword(`${id}.ownerRole`, ownerRole),
  }
}
