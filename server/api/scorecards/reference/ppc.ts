import { inEnglish } from './in-english.ts'

/** Paid search: whether each click is bought for the right query, at the right price, and lands well. */
export const ppc = inEnglish({
  id: 'ppc',
  version: 2,
  minutes: 30,
  questions: {
    'account-structure': { dimension: 0, cuts: [25, 50, 80, 95], weight: 2, impact: 3, effort: 3 },
    'query-coverage': { dimension: 1, cuts: [20, 40, 70, 85], weight: 3, impact: 4, effort: 2 },
    'negative-keywords': { dimension: 1, cuts: [40, 25, 15, 5], weight: 3, impact: 4, effort: 1 },
    'ad-relevance': { dimension: 2, cuts: [20, 50, 80, 95], weight: 3, impact: 3, effort: 2 },
    'product-feeds': {
      source: 'Merchant Center Help (Google); Agency OS practice',
      dimension: 3,
      cuts: [50, 75, 90, 98],
      weight: 2,
      impact: 4,
      effort: 2,
    },
    'automated-campaigns': {
      source: 'Performance Max (Google Ads Help); Agency OS practice',
      dimension: 3,
      unit: 'point',
      cuts: [1, 3, 5, 6],
      weight: 2,
      impact: 4,
      effort: 1,
    },
    'bidding-to-value': { dimension: 4, unit: 'point', cuts: [1, 2, 4, 5], weight: 3, impact: 5, effort: 3 },
    'budget-pacing': { dimension: 4, cuts: [40, 25, 10, 2], weight: 2, impact: 4, effort: 1 },
    'landing-match': { dimension: 5, cuts: [25, 50, 90, 98], weight: 3, impact: 4, effort: 2 },
    'conversion-tracking': { dimension: 6, cuts: [25, 15, 5, 2], weight: 3, impact: 5, effort: 2 },
    incrementality: { dimension: 6, unit: 'month', cuts: [36, 24, 12, 6], weight: 2, impact: 4, effort: 2 },
    'testing-rhythm': { dimension: 7, unit: 'count', cuts: [1, 2, 3, 6], weight: 1, impact: 3, effort: 1 },
  },
})
