import type { Language } from '../../../shell/contract/words.ts'
import type { CallWorld } from '../kit/routes.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

export interface ScorecardsWorld extends CallWorld {
  library: ScorecardLibrary
}

/** Of a call about a brand in which the caller may work. */
export interface BrandWorld extends ScorecardsWorld {
  brandId: string
  /** In which questions are told. */
  language: Language
}
