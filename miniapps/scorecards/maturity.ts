import type { Band } from '../domain/scorecards/score.ts'

export interface Maturity {
  band: Band
  name: string
  /** What it means, in one sentence. */
  meaning: string
  from: number
  to: number
}

/** The four levels in words; domain/scorecards, Scoring. */
export const MATURITY: readonly Maturity[] = [
  {
    band: 'nascent',
    name: 'Nascent',
    from: 0,
    to: 25,
    meaning: 'Work is done case by case, mostly without measurement of its own.',
  },
  {
    band: 'emerging',
    name: 'Emerging',
    from: 25,
    to: 50,
    meaning: 'Good practice exists in places; channels still stand alone.',
  },
  {
    band: 'connected',
    name: 'Connected',
    from: 50,
    to: 75,
    meaning: 'Data, media and measurement work together across channels.',
  },
  {
    band: 'multi-moment',
    name: 'Multi-moment',
    from: 75,
    to: 100,
    meaning: 'Every moment is planned, served and measured as one.',
  },
]

export function maturityOf(band: Band): Maturity {
  return MATURITY.find((maturity) => maturity.band === band)!
}
