import type { Question, Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import { LANGUAGES, type Language } from '../../../../shell/contract/words.ts'
import { SCORECARDS } from './all-scorecards.ts'
import { SOURCE_NAMES } from './source-names.ts'
import { type ScorecardTexts, textsIn } from './texts-in.ts'

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
  const english = textsIn(reference.id, 'en')
  const texts = language === 'en' ? english : { ...english, ...textsIn(reference.id, language) }
  known.set(key, { english, texts })
  return { english, texts }
}

type Reword = (key: string, own: string) => string

/** @param order dimensions as their texts are numbered: another version may have more, fewer or another order of them */
function reworded(
  scorecard: Scorecard,
  reword: Reword,
  renameSource: (name: string) => string,
  order: readonly string[],
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
