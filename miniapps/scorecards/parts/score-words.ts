import { band, shownScore } from '../../domain/scorecards/score.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** How scores are written. */
export const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A score as a number, rounded as its band is. */
export const scoreNumber = (score: number | null, number: Format['number']): string =>
  number(score === null ? null : shownScore(score), ONE_DIGIT)

/** For charts: from 0 to 100, written as in tables. */
export const scoreMeasure = () => ({
  title: words('score.title'),
  unit: words('figure.unit'),
  digits: ONE_DIGIT.maximumFractionDigits,
  max: 100,
})

/** For charts: rounded as its number is. */
export const shownOrNull = (score: number | null): number | null =>
  score === null ? null : shownScore(score)

/** A score as a sentence: `Score 62.5 out of 100: Connected.` */
export const scoreWords = (score: number | null, number: Format['number']): string =>
  score === null
    ? words('score.noLevel')
    : words('score.sentence', { score: scoreNumber(score, number), band: words(`band.${band(score)}`) })
