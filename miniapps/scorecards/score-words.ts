import { band } from '../domain/scorecards/score.ts'
import type { Format } from '../kit/words/format.ts'
import { maturityOf } from './maturity.ts'

/** How scores are written. */
export const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A score as a sentence: `Score 62.5 out of 100: Connected.` */
export const scoreWords = (score: number | null, number: Format['number']): string =>
  score === null
    ? 'None of the answers has a level, so there is no score.'
    : `Score ${number(score, ONE_DIGIT)} out of 100: ${maturityOf(band(score)).name}.`
