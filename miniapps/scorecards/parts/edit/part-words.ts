import type { ChangedPart } from '../../../domain/scorecards/draft/scorecard-difference.ts'
import { isInOrder } from '../../../domain/scorecards/measure.ts'
import type { Level, Measure, Question } from '../../../domain/scorecards/scorecard.ts'
import type { Format } from '../../../kit/words/format.ts'
import { rangeWords } from '../range-words.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4]

/** A part of a question in lines, to be compared with what it was. */
export function partWords(question: Question, part: ChangedPart, format: Format): readonly string[] {
  switch (part) {
    case 'levels':
      return question.levels.map((text, level) => appWords('changes.level', { level, text }))
    case 'measure':
      return question.measure ? measureWords(question.measure, format) : []
    case 'source':
      return question.source
        ? [words('line.source', { name: question.source.name, date: format.date(question.source.on) })]
        : []
    case 'recommendation':
      return question.recommendation ? recommendationWords(question.recommendation, format) : []
    case 'weight':
      return [format.number(question.weight)]
    default:
      return [question[part] ?? '']
  }
}

const measureWords = (measure: Measure, format: Format): readonly string[] => [
  measure.name,
  ...(isInOrder(measure)
    ? LEVELS.map((level) => appWords('changes.level', { level, text: rangeWords(measure, level, format) }))
    : []),
]

const recommendationWords = (
  { text, impact, effort }: NonNullable<Question['recommendation']>,
  { number }: Format,
): readonly string[] => [text, words('line.worth', { impact: number(impact), effort: number(effort) })]
