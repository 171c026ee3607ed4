import { inEnglish } from './in-english.ts'

/** Automated buying: short paths, real people, places one would show to the board, and open books. */
export const programmatic = inEnglish({
  id: 'programmatic',
  version: 3,
  minutes: 30,
  questions: {
    'authorised-sellers': { dimension: 0, cuts: [10, 5, 3, 1], weight: 3, impact: 4, effort: 2 },
    'supply-paths': { dimension: 0, unit: 'count', cuts: [10, 6, 3, 2], weight: 2, impact: 3, effort: 3 },
    deals: { dimension: 0, cuts: [10, 30, 60, 90], weight: 2, impact: 3, effort: 2 },
    'brand-safety': { dimension: 1, cuts: [10, 5, 2, 0], weight: 3, impact: 4, effort: 3 },
    'made-for-advertising': {
      source: 'ANA Programmatic Media Supply Chain Transparency Study',
      dimension: 1,
      cuts: [15, 4, 2, 0.5],
      weight: 2,
      impact: 4,
      effort: 2,
    },
    'invalid-traffic': { dimension: 2, cuts: [4, 2, 1, 0.5], weight: 3, impact: 4, effort: 3 },
    viewability: {
      source: 'IAB State of Viewability Transaction',
      dimension: 3,
      cuts: [40, 50, 70, 85],
      weight: 2,
      impact: 3,
      effort: 2,
    },
    'frequency-across': { dimension: 4, cuts: [40, 25, 15, 10], weight: 2, impact: 3, effort: 3 },
    'data-fees': { dimension: 5, cuts: [10, 30, 60, 90], weight: 1, impact: 2, effort: 2 },
    'working-share': { dimension: 5, cuts: [10, 50, 70, 90], weight: 3, impact: 4, effort: 4 },
    'log-level': { dimension: 6, unit: 'point', cuts: [1, 2, 3, 4], weight: 2, impact: 3, effort: 3 },
    'ctv-transparency': { dimension: 6, cuts: [20, 50, 80, 95], weight: 2, impact: 3, effort: 3 },
  },
})
