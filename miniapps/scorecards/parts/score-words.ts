import { band } from '../../domain/scorecards/score.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** How scores are written. */
export const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** As it is shown: rounded to one digit. */
export const shownScore = (score: number | null): number | null =>
  score === null ? null : Math.round(score * 10) / 10

/** A score as a sentence: `Score 62.5 out of 100: Connected.` */
export const scoreWords = (score: number | null, number: Format['number']): string =>
  score === null
    ? words('score.noLevel')
    : words('score.sentence', { score: number(score, ONE_DIGIT), band: words(`band.${band(score)}`) })
